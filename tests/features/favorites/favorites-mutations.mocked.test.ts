import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { readDeviceLists, writeDeviceLists } from '#app/features/favorites/device-lists.ts'
import {
  changeFavorites,
  getFavorites,
  mergeFavorites,
} from '#app/features/favorites/favorites.functions.ts'
import { changeLists, mergeDeviceLists } from '#app/features/favorites/favorites.mutations.ts'
import { favoritesQuery } from '#app/features/favorites/favorites.queries.ts'
import { splitLists } from '#app/features/favorites/split-lists.ts'
import { providerInfoQuery } from '#app/features/provider-info/provider-info.queries.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Favorites } from '#app/provider/types/favorites.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import {
  createTestQueryClient,
  customerSession,
  exampleCustomer,
  vanillaInfo,
} from '../example-session.ts'

const noLists: Favorites = { productIds: [], crates: [] }
const deviceLists: Favorites = {
  productIds: [3, 7],
  crates: [{ id: 1, name: 'Night drums', productIds: [3], shareToken: null }],
}
const merged: Favorites = { ...deviceLists, productIds: [3, 7, 9] }

const listFull = fail(createRefusal(422, { reason: 'list_full', messages: [] }))

let client: QueryClient

beforeEach(() => {
  sessionStorage.clear()
  for (const { id } of getOpenToasts()) closeToast(id)
  vi.mocked(getFavorites).mockResolvedValue(succeed(merged))
  writeDeviceLists(deviceLists)
  client = createTestQueryClient()
})

function logIn(): number {
  client.setQueryData(sessionQuery.queryKey, customerSession)
  return exampleCustomer.id
}

test('the device removes its lists only once the account has them [P3.13]', async () => {
  const id = logIn()
  vi.mocked(mergeFavorites).mockImplementation(async ({ data }) => {
    expect(splitLists(readDeviceLists())[0]).toEqual(data)
    return succeed(merged)
  })
  await mergeDeviceLists(client, id)
  expect(readDeviceLists()).toEqual(noLists)
  expect(client.getQueryData(favoritesQuery(id).queryKey)).toEqual(merged)
  await mergeDeviceLists(client, id)
  expect(mergeFavorites).toHaveBeenCalledTimes(2)
})

test('a refused or lost merge leaves the lists on the device [P3.13]', async () => {
  const id = logIn()
  vi.mocked(mergeFavorites).mockRejectedValueOnce(new Error('offline'))
  await mergeDeviceLists(client, id)
  expect(mergeFavorites).toHaveBeenCalledTimes(1)
  vi.mocked(mergeFavorites).mockResolvedValue(listFull)
  await mergeDeviceLists(client, id)
  expect(readDeviceLists()).toEqual(deviceLists)
  await expect.poll(() => getOpenToasts().length).toBe(1)
})

test('only the lists that do not fit stay on the device, reported once per session [P3.13]', async () => {
  const id = logIn()
  const pads = { id: 2, name: 'Pads', productIds: [8], shareToken: null }
  writeDeviceLists({ ...deviceLists, crates: [pads, ...deviceLists.crates] })
  const names: unknown[] = []
  vi.mocked(mergeFavorites).mockImplementation(async ({ data }) => {
    names.push(data.crates[0]?.name ?? 'favorites')
    return data.crates[0]?.name === 'Pads' ? succeed(merged) : listFull
  })
  await mergeDeviceLists(client, id)
  // The provider lists the crates it received last first.
  expect(names).toEqual(['favorites', 'Night drums', 'Pads'])
  expect(readDeviceLists()).toEqual(deviceLists)
  await expect.poll(() => getOpenToasts().length).toBe(1)
  await mergeDeviceLists(client, id)
  expect(mergeFavorites).toHaveBeenCalledTimes(3)
  // The next page retries.
  client = createTestQueryClient()
  await mergeDeviceLists(client, logIn())
  expect(mergeFavorites).toHaveBeenCalledTimes(5)
  expect(getOpenToasts()).toHaveLength(1)
})

test('lists that do not fit into one account are offered to the next one that logs in [P3.13]', async () => {
  const id = logIn()
  vi.mocked(mergeFavorites).mockResolvedValue(listFull)
  await mergeDeviceLists(client, id)
  vi.mocked(mergeFavorites).mockResolvedValue(succeed(merged))
  await mergeDeviceLists(client, id + 1)
  expect(readDeviceLists()).toEqual(noLists)
})

test("other tabs are notified that the account has the device's lists [P3.13]", async () => {
  const id = logIn()
  const tab = new BroadcastChannel('shop-changes')
  const changes: unknown[] = []
  tab.addEventListener('message', ({ data }: MessageEvent) => changes.push(data))
  onTestFinished(() => tab.close())
  vi.mocked(mergeFavorites).mockResolvedValue(succeed(merged))
  await mergeDeviceLists(client, id)
  await expect.poll(() => changes).toEqual(['favorites', 'favorites'])
})

test('lists that another tab adds during the merge are merged as well [P3.13]', async () => {
  const id = logIn()
  vi.mocked(mergeFavorites).mockImplementationOnce(async () => {
    writeDeviceLists({ ...deviceLists, productIds: [11, 3, 7] })
    return succeed(merged)
  })
  vi.mocked(mergeFavorites).mockResolvedValue(succeed(merged))
  await mergeDeviceLists(client, id)
  expect(vi.mocked(mergeFavorites).mock.calls[1]?.[0].data.productIds).toEqual([11])
  expect(readDeviceLists()).toEqual(noLists)
})

test("a guest's change is stored on the device, a customer's in the account [P3.13]", async () => {
  const change = { kind: 'favorite', productId: 11, isFavorite: true } as const
  await changeLists(client, change)
  expect(changeFavorites).not.toHaveBeenCalled()
  expect(readDeviceLists().productIds).toEqual([11, 3, 7])
  const { queryKey } = favoritesQuery(logIn())
  client.setQueryData(queryKey, merged)
  vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null))
  await changeLists(client, { ...change, productId: 12 })
  expect(client.getQueryData(queryKey)?.productIds).toEqual([12, 3, 7, 9])
  expect(readDeviceLists().productIds).toEqual([11, 3, 7])
})

test("without the provider extension, customers' lists stay on the device [P3.13 P7.02]", async () => {
  logIn()
  client.setQueryData(providerInfoQuery.queryKey, vanillaInfo)
  await changeLists(client, { kind: 'create', name: ' Pads ', productIds: [7] })
  expect(changeFavorites).not.toHaveBeenCalled()
  expect(readDeviceLists().crates[0]).toMatchObject({ id: 2, name: 'Pads', productIds: [7] })
})

test('a stored change is told to other tabs, and no running refetch takes it back [P3.13]', async () => {
  const options = favoritesQuery(logIn())
  client.setQueryData(options.queryKey, merged)
  const tab = new BroadcastChannel('shop-changes')
  const changes: unknown[] = []
  tab.addEventListener('message', ({ data }: MessageEvent) => changes.push(data))
  onTestFinished(() => tab.close())
  const earlier = Promise.withResolvers<Awaited<ReturnType<typeof getFavorites>>>()
  vi.mocked(getFavorites).mockReturnValueOnce(earlier.promise)
  const refetch = client.query({ ...options, staleTime: 0 }).catch(() => null)
  vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null))
  await changeLists(client, { kind: 'favorite', productId: 12, isFavorite: true })
  earlier.resolve(succeed(merged))
  await refetch
  expect(client.getQueryData(options.queryKey)?.productIds).toEqual([12, 3, 7, 9])
  await expect.poll(() => changes).toEqual(['favorites'])
})

test('a failed change by a customer is not stored [P3.13]', async () => {
  const { queryKey } = favoritesQuery(logIn())
  client.setQueryData(queryKey, merged)
  vi.mocked(changeFavorites).mockResolvedValueOnce(fail({ kind: 'timeout' }))
  await changeLists(client, { kind: 'favorite', productId: 3, isFavorite: false })
  expect(client.getQueryData(queryKey)).toEqual(merged)
})

test.each([
  ['succeeds', succeed(null)],
  ['fails', fail({ kind: 'timeout' as const })],
])(
  'when the last change %s, the lists of the customer are refetched once [P3.13]',
  async (_how, last) => {
    const options = favoritesQuery(logIn())
    client.setQueryData(options.queryKey, merged)
    onTestFinished(new QueryObserver(client, options).subscribe(() => {}))
    vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null)).mockResolvedValueOnce(last)
    const change = { kind: 'favorite', isFavorite: false } as const
    await Promise.all([
      changeLists(client, { ...change, productId: 3 }),
      changeLists(client, { ...change, productId: 7 }),
    ])
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(getFavorites).toHaveBeenCalledTimes(1)
    expect(client.getQueryData(options.queryKey)).toEqual(merged)
  },
)
