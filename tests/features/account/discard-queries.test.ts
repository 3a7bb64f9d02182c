import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { discardPrivateData, sessionQuery } from '#app/features/account/session.queries.ts'
import { guestSession } from '#app/features/account/session.ts'
import { providerInfoQuery } from '#app/features/provider-info/provider-info.queries.ts'
import { createQueryClient } from '#app/router/query-client.ts'
import { createTestQueryClient, embeddedInfo } from '../example-session.ts'

const queryKey = ['catalog', 1]

test('data that no component uses is removed, but the session stays', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, guestSession)
  queryClient.setQueryData(queryKey, 'private')
  await discardPrivateData(queryClient)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(guestSession)
})

test("the provider's capabilities stay, because they do not depend on the customer", async () => {
  const queryClient = createTestQueryClient()
  await discardPrivateData(queryClient)
  expect(queryClient.getQueryState(providerInfoQuery.queryKey)).toMatchObject({
    data: embeddedInfo,
    isInvalidated: false,
  })
})

test('data that a component uses is refetched', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKey, 'private')
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => 'public' })
  const unsubscribe = observer.subscribe(() => {})
  await discardPrivateData(queryClient)
  expect(queryClient.getQueryData(queryKey)).toBe('public')
  unsubscribe()
})

test('data that a loader is fetching still arrives, but is refetched by the next page', async () => {
  const queryClient = createQueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const load = (queryFn: () => string | Promise<string>) => queryClient.query({ queryKey, queryFn })
  const loading = load(() => promise)
  await discardPrivateData(queryClient)
  resolve('private')
  expect(await loading).toBe('private')
  expect(await load(() => 'public')).toBe('public')
})
