import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { cartQuery, setCart } from '#app/features/cart/cart.queries.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'

test('a running refetch does not overwrite the cart returned by a change', async () => {
  const before = createCart({ prices: [1200], percent: 0, giftCard: null })
  const changed = createCart({ prices: [1200, 300], percent: 0, giftCard: null })
  const client = createTestQueryClient(customerSession, before)
  const { queryKey } = cartQuery(exampleCustomer.id)
  const refetch = Promise.withResolvers<Cart | null>()
  const observer = new QueryObserver(client, { queryKey, queryFn: () => refetch.promise })
  onTestFinished(observer.subscribe(() => {}))
  const refetching = client.refetchQueries({ queryKey })
  await setCart(client, changed)
  refetch.resolve(before)
  await refetching
  expect(client.getQueryData(queryKey)).toEqual(changed)
})
