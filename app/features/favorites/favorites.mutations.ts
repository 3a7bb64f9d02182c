import { getSessionStorage } from '#app/router/browser-storage.ts'
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

/** Runs changes one at a time, so that the last one wins. */
const scope = { id: 'favorites' }

/**
 * Changes the favorites or crates optimistically. Returns the outcome, with a created or shared
 * crate. A failure reverts the change and shows a toast unless a form shows the error.
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
    onSettled: () => refetchAfterLast(queryClient),
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
 * Moves the device's lists to the account of a customer who has logged in, one at a time. A list is
 * removed from the device only once the account has it. A refused list stays on the device, which
 * is reported once per session.
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

/** The parts refused since the page was loaded; they are not sent again. */
const refusedParts = new WeakMap<QueryClient, Set<string>>()

/** Merges the device's lists one by one; returns the first refusal, or null. */
async function mergeParts(queryClient: QueryClient, ownerId: number): Promise<Failure | null> {
  const refusedKeys = refusedParts.get(queryClient) ?? new Set()
  refusedParts.set(queryClient, refusedKeys)
  const sentKeys = new Set<string>()
  let refusal: Failure | null = null
  for (;;) {
    // Read again each time, because another tab may have added lists.
    const parts = splitLists(readDeviceLists()).map((part) => ({
      part,
      key: JSON.stringify([ownerId, part]),
    }))
    const next = parts.find(({ key }) => !refusedKeys.has(key) && !sentKeys.has(key))
    if (!next) return refusal
    sentKeys.add(next.key)
    const outcome = await mergeFavorites({ data: next.part }).catch(() => null)
    if (outcome?.ok) {
      await cacheMergedLists(queryClient, ownerId, outcome.value)
      removeFromDevice(next.part)
    } else if (outcome?.failure.kind === 'refused') {
      refusedKeys.add(next.key)
      refusal ??= outcome.failure
    } else {
      // A temporary failure; the remaining lists are sent after the next page load.
      return refusal
    }
  }
}

async function cacheMergedLists(
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

/** Returns whether a refused list has not been reported yet in this browser session. */
function isFirstReport(): boolean {
  try {
    if (getSessionStorage().getItem(reportedKey) !== null) return false
    getSessionStorage().setItem(reportedKey, '1')
  } catch {
    // Without session storage, it is reported once per page load.
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
  // A pending refetch would revert the change.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (lists) => {
    if (!lists) return lists
    return crate === null ? applyChange(lists, change) : addCrate(lists, crate)
  })
  if (ownerId !== undefined) broadcastChange('favorites')
}

/** Refetches the customer's lists, unless more changes are pending. */
async function refetchAfterLast(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: changeKey }) > 1) return
  const { queryKey } = favoritesQuery(getOwnerId(queryClient))
  void queryClient.invalidateQueries({ queryKey })
}

/** Names the form field that the reason refers to, if any. */
function toRefusal(reason: KnownReason): Partial<Refusal> {
  const field = reason === 'crate_name_taken' ? 'name' : null
  return { reason, messages: [{ text: '', field, reason }] }
}
