import { MutationObserver } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addAllToCart, sortProductsToAdd } from '#app/features/cart/add-all.functions.ts'
import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { noAdditions } from '#app/features/cart/additions.ts'
import { getCart } from '#app/features/cart/cart.functions.ts'
import { cartMutationScope } from '#app/features/cart/cart.mutations.ts'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { succeed } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const emptyCart = createCart({ prices: [], percent: 0, giftCard: null })
const fullCart = createCart({ prices: [100, 200], percent: 0, giftCard: null })
const { queryKey } = cartQuery(exampleCustomer.id)

afterEach(() => {
  for (const { id } of getOpenToasts()) closeToast(id)
  cleanup()
})

function renderButton() {
  vi.mocked(sortProductsToAdd).mockImplementation(({ data }) => Promise.resolve(succeed([...data])))
  const client = createTestQueryClient(customerSession, emptyCart)
  renderInShop(<AddAllToCart ids={[1, 2]} />, client)
  return { client, button: screen.getByRole('button', { name: 'Add all to cart' }) }
}

test('a list is added after pending cart changes, whose responses would overwrite it [P3.13]', async () => {
  const { client, button } = renderButton()
  vi.mocked(addAllToCart).mockResolvedValue(succeed({ ...noAdditions, added: 2, cart: fullCart }))
  const earlier = Promise.withResolvers<null>()
  const mutation = new MutationObserver(client, {
    scope: cartMutationScope,
    mutationFn: () => earlier.promise,
  }).mutate()
  await userEvent.click(button)
  expect(addAllToCart).not.toHaveBeenCalled()
  earlier.resolve(null)
  await mutation
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(fullCart))
})

test("a long list is added in the shop's order, packs first [P3.13]", async () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1)
  vi.mocked(sortProductsToAdd).mockResolvedValue(succeed(ids.toReversed()))
  vi.mocked(addAllToCart).mockResolvedValue(succeed({ ...noAdditions, added: 15, cart: fullCart }))
  renderInShop(<AddAllToCart ids={ids} />, createTestQueryClient(customerSession, emptyCart))
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('30'))
  const addedIds = vi.mocked(addAllToCart).mock.calls.map(([{ data }]) => data.productIds)
  expect(addedIds.flat()).toEqual(ids.toReversed())
  expect(addedIds).toHaveLength(2)
})

test('if the response is lost, the cart is refetched [P3.13]', async () => {
  const { client, button } = renderButton()
  vi.mocked(addAllToCart).mockRejectedValue(new Error('offline'))
  vi.mocked(getCart).mockResolvedValue(succeed(fullCart))
  await userEvent.click(button)
  await waitFor(() => expect(client.getQueryData(queryKey)).toEqual(fullCart))
  expect(screen.getByRole('status').textContent).toContain('2 items couldn’t be added.')
})

test('the result is announced in a live region that already exists', () => {
  renderButton()
  expect(screen.getByRole('status').className).not.toContain('hidden')
})
