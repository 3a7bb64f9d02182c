import { MutationObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { reportFailure, reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { cleanCrateName } from '#provider/contract/crate-name.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Failure, KnownReason, Outcome, Refusal } from '#app/provider/failure.ts'
import type { Crate, Favorites } from '#app/provider/types/favorites.ts'
import { readDeviceLists, removeFromDevice, writeDeviceLists } from './device-lists.ts'
import { addCrate, applyChange, findRefusal } from './favorites-change.ts'
import type { FavoritesChange } from './favorites-change.ts'
import { changeFavorites, mergeFavorites } from './favorites.functions.ts'
import { changeKey, favoritesQuery, getOwnerId } from './favorites.queries.ts'
import { splitLists } from './split-lists.ts'

/** Changes are stored one after the other, so that the last one wins. */
const scope = { id: 'favorites' }

/**
 * Changes the favorites or the crates, which show it at once, and returns the outcome with a crate
 * that was created or shared. A failure takes the change back and, unless a form shows why, is
 * reported.
 */
export async function changeLists(
  queryClient: QueryClient,
  change: FavoritesChange,
): Promise<Outcome<Crate | null>> {
  const mutation = new MutationObserver(queryClient, {
    mutationKey: changeKey,
    scope,
    mutationFn: (variables: FavoritesChange) => store(queryClient, variables),
    onSuccess: (outcome, variables) => {
      if (outcome.ok) return updateCache(queryClient, variables, outcome.value)
    },
    onSettled: () => refetchLast(queryClient),
  })
  const isForm = change.kind === 'create' || change.kind === 'rename'
  try {
    const outcome = await mutation.mutate(change)
    if (!outcome.ok && !isForm) reportFailure(outcome.failure)
    return outcome
  } catch {
    if (!isForm) reportNoResponse()
    return fail({ kind: 'unreachable', status: null })
  }
}

/**
 * Moves the lists that the device keeps to the account of the customer who has logged in, one by one.
 * The device forgets a list only when the account has it. One that does not fit stays there, which is
 * reported once per session.
 */
export async function mergeDeviceLists(queryClient: QueryClient, ownerId: number): Promise<void> {
  if (splitLists(readDeviceLists()).length === 0) return
  const mutation = new MutationObserver(queryClient, {
    scope,
    mutationFn: () => mergeParts(queryClient, ownerId),
  })
  const refusal = await mutation.mutate()
  if (refusal && isFirstReport()) reportFailure(refusal)
}

/** What was refused since the page was loaded and is not sent again. */
const refusedParts = new WeakMap<QueryClient, Set<string>>()

/** Merges the lists of the device until none is left to send; returns the first refusal. */
async function mergeParts(queryClient: QueryClient, ownerId: number): Promise<Failure | null> {
  const refused = refusedParts.get(queryClient) ?? new Set()
  refusedParts.set(queryClient, refused)
  const sent = new Set<string>()
  let refusal: Failure | null = null
  for (;;) {
    // Another tab may have added to them in the meantime.
    const parts = splitLists(readDeviceLists()).map((part) => ({
      part,
      key: JSON.stringify([ownerId, part]),
    }))
    const next = parts.find(({ key }) => !refused.has(key) && !sent.has(key))
    if (!next) return refusal
    sent.add(next.key)
    const outcome = await mergeFavorites({ data: next.part }).catch(() => null)
    if (outcome?.ok) {
      await keepMerged(queryClient, ownerId, outcome.value)
      removeFromDevice(next.part)
    } else if (outcome?.failure.kind === 'refused') {
      refused.add(next.key)
      refusal ??= outcome.failure
    } else {
      // The cause may be gone with the next page; until then, the device keeps what is left.
      return refusal
    }
  }
}

async function keepMerged(
  queryClient: QueryClient,
  ownerId: number,
  lists: Favorites,
): Promise<void> {
  const { queryKey } = favoritesQuery(ownerId)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, lists)
  broadcastChange('favorites')
}

const reportedKey = 'favorites-refused'

/** Returns whether this browser session has not reported yet that a list does not fit. */
function isFirstReport(): boolean {
  try {
    if (sessionStorage.getItem(reportedKey) !== null) return false
    sessionStorage.setItem(reportedKey, '1')
  } catch {
    // A browser that forbids storage reports it once per page.
  }
  return true
}

async function store(
  queryClient: QueryClient,
  change: FavoritesChange,
): Promise<Outcome<Crate | null>> {
  if (getOwnerId(queryClient) !== undefined) return await changeFavorites({ data: change })
  const cleaned = 'name' in change ? { ...change, name: cleanCrateName(change.name) } : change
  const lists = readDeviceLists()
  const reason = findRefusal(lists, cleaned)
  if (reason !== null) return fail(createRefusal(422, toRefusal(reason)))
  const changed = applyChange(lists, cleaned)
  writeDeviceLists(changed)
  return succeed(change.kind === 'create' ? (changed.crates[0] ?? null) : null)
}

async function updateCache(
  queryClient: QueryClient,
  change: FavoritesChange,
  crate: Crate | null,
): Promise<void> {
  const ownerId = getOwnerId(queryClient)
  const { queryKey } = favoritesQuery(ownerId)
  // A refetch already in flight would take the change back.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (lists) => {
    if (!lists) return lists
    return crate === null ? applyChange(lists, change) : addCrate(lists, crate)
  })
  if (ownerId !== undefined) broadcastChange('favorites')
}

/** Refetches the customer's lists, unless more changes are pending. */
async function refetchLast(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: changeKey }) > 1) return
  const { queryKey } = favoritesQuery(getOwnerId(queryClient))
  void queryClient.invalidateQueries({ queryKey })
}

/** The message is that of the field, if the change is sent by a form. */
function toRefusal(reason: KnownReason): Partial<Refusal> {
  const field = reason === 'crate_name_taken' ? 'name' : null
  return { reason, messages: [{ text: '', field, reason }] }
}
