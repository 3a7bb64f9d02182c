import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { customerKey, sessionQuery } from '#app/features/account/session.queries.ts'
import { getPlacedOrder, placeOrder } from '#app/features/checkout/checkout.functions.ts'
import { PayForm } from '#app/features/checkout/pay-form.tsx'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Order } from '#app/provider/types/order.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
const productKey = ['catalog', 'product']
const purchasesKey = [...customerKey(5), 'orders']

const order: Order = {
  id: 7,
  number: '7',
  status: 'completed',
  createdAt: '2026-11-21T10:00:00.000Z',
  total: null,
  discount: null,
  giftCardAmount: null,
  amountPaid: null,
  lines: [],
  downloads: [],
  refunded: null,
  vat: null,
  invoices: [],
  zipUrl: null,
  consentAt: null,
}

/** Places the order of a customer with cached data and returns the query client. */
async function buy() {
  const queryClient = createTestQueryClient(customerSession, cart)
  queryClient.setQueryData(productKey, { isOwned: false })
  queryClient.setQueryData(purchasesKey, [])
  renderInShop(<PayForm cart={cart} country="DE" />, queryClient)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
  return queryClient
}

afterEach(() => {
  cleanup()
  for (const { id } of getOpenToasts()) closeToast(id)
})

test('a purchase invalidates the cached balance, purchases and products, here and in other tabs', async () => {
  const tab = new BroadcastChannel('shop-changes')
  const changes: unknown[] = []
  tab.addEventListener('message', ({ data }: MessageEvent) => changes.push(data))
  onTestFinished(() => tab.close())
  vi.mocked(placeOrder).mockResolvedValue(succeed({ kind: 'order', order }))
  const queryClient = await buy()
  await waitFor(() => {
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(purchasesKey)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryData(productKey)).toBeUndefined()
  })
  await expect.poll(() => changes).toContain('session')
})

test.each(['received', 'lost'])(
  'an order with a different total than displayed says so for an hour, its response %s [P7.01]',
  async (response) => {
    const charged = { ...order, total: { minor: 9900, currency: 'EUR' as const } }
    if (response === 'lost') vi.mocked(placeOrder).mockRejectedValue(new Error('offline'))
    else vi.mocked(placeOrder).mockResolvedValue(succeed({ kind: 'order', order: charged }))
    vi.mocked(getPlacedOrder).mockResolvedValue(succeed(charged))
    await buy()
    expect(getOpenToasts()[0]).toMatchObject({ theme: 'danger', timeout: 60 * 60_000 })
    expect(getOpenToasts()[0]?.text).toMatch(/€99\.00, not the €19\.00/)
  },
)

test('the server receives the displayed lines and amounts [P7.01]', async () => {
  vi.mocked(placeOrder).mockResolvedValue(succeed({ kind: 'order', order }))
  await buy()
  expect(placeOrder).toHaveBeenLastCalledWith({
    data: {
      cartId: 30,
      consent: true,
      country: 'DE',
      total: 1900,
      due: 1900,
      lines: [{ productId: 101, total: 1900 }],
    },
  })
})

test('if the shop does not respond, the order is looked up and shown [P7.03]', async () => {
  vi.mocked(placeOrder).mockRejectedValue(new Error('offline'))
  vi.mocked(getPlacedOrder).mockResolvedValue(succeed(order))
  const queryClient = await buy()
  await waitFor(() => expect(queryClient.getQueryData(productKey)).toBeUndefined())
  expect(getPlacedOrder).toHaveBeenLastCalledWith({ data: { cartId: 30 } })
  expect(getOpenToasts()).toMatchObject([{ theme: 'success' }])
})

test('if neither the order nor its lookup gets a response, the cart and the balance are invalidated', async () => {
  vi.mocked(placeOrder).mockRejectedValue(new Error('offline'))
  vi.mocked(getPlacedOrder).mockRejectedValue(new Error('offline'))
  const queryClient = await buy()
  await waitFor(() =>
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true),
  )
  expect(queryClient.getQueryData(productKey)).toEqual({ isOwned: false })
})

test.each([
  'insufficient_balance',
  'cart_changed',
  'already_owned',
  'country_not_sold',
  'order_not_placed',
  'order_unconfirmed',
] as const)('after the refusal %s, the balance is invalidated', async (reason) => {
  vi.mocked(placeOrder).mockResolvedValue(fail(createRefusal(422, { reason })))
  const queryClient = await buy()
  await waitFor(() =>
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true),
  )
})

test('after any other refusal, the cached data stays valid', async () => {
  vi.mocked(placeOrder).mockResolvedValue(fail(createRefusal(422, { reason: 'cart_empty' })))
  const queryClient = await buy()
  expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false)
  expect(queryClient.getQueryData(productKey)).toEqual({ isOwned: false })
})
