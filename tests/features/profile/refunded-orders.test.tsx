import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BalanceTab } from '#app/features/profile/balance-tab.tsx'
import { ordersQuery } from '#app/features/orders/orders.queries.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Order, OrderLine } from '#app/provider/types/order.ts'
import { createTestQueryClient } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createOrder, customer } from './example-profile.ts'

/** Renders the profile as if an order had just been placed; returns the order. */
function renderOrder(order: Order): HTMLElement {
  const cache = createTestQueryClient({ state: 'customer', customer })
  const orders = { items: [order], nextPage: null }
  cache.setQueryData(ordersQuery(customer.id, 1).queryKey, orders)
  cache.setQueryData(eligibleWithdrawalsQuery(customer.id).queryKey, null)
  renderInShop(<BalanceTab customer={customer} search={{ order: order.number }} />, cache)
  const card = document.querySelector<HTMLElement>(`[data-order="${order.number}"]`)
  if (card === null) throw new Error('the order is not shown')
  return card
}

const creditNote = { number: 'C2026-000001', kind: 'credit-note', url: '/invoices/C2026-000001' }

/** Creates an order with one refunded line. */
function createRefundedOrder(line: Partial<OrderLine>, changes: Partial<Order> = {}): Order {
  const order = createOrder(8, 'closed')
  return {
    ...order,
    refunded: toMoney(900),
    invoices: [{ ...creditNote, kind: 'credit-note' }],
    lines: order.lines.map((one) => ({ ...one, isRefunded: true, ...line })),
    ...changes,
  }
}

test('a refunded order is not shown as canceled, and has its amount and credit note [P5.08]', () => {
  const card = renderOrder(createRefundedOrder({}))
  expect(within(card).getByText('Refunded')).toBeTruthy()
  expect(within(card).queryByText(/Canceled|Partly refunded/)).toBeNull()
  expect(within(card).getByText('Refunded: €9.00')).toBeTruthy()
  const link = within(card).getByRole('link', { name: 'Credit note C2026-000001' })
  expect(link.getAttribute('href')).toBe('/invoices/C2026-000001')
})

test('downloads unaffected by a refund can be downloaded and withdrawn from [P5.08]', () => {
  const card = renderOrder(createRefundedOrder({}))
  expect(card.querySelector('[data-download="80"]')).toBeTruthy()
  expect(within(card).queryByText('No longer available')).toBeNull()
  expect(within(card).getByRole('link', { name: /^Withdraw/ })).toBeTruthy()
})

test('ended downloads say so, and nothing is left to withdraw from [P5.08]', () => {
  const card = renderOrder(createRefundedOrder({ hasEnded: true }, { downloads: [] }))
  expect(within(card).getByText('Pack 8')).toBeTruthy()
  expect(within(card).getByText('No longer available')).toBeTruthy()
  expect(within(card).queryByRole('link', { name: /^Withdraw/ })).toBeNull()
  expect(screen.queryByText(/Your files will appear here/)).toBeNull()
})

test('a partly refunded order names the refunded line [P5.08]', () => {
  const order = createOrder(8)
  const [line] = order.lines
  const [download] = order.downloads
  if (!line || !download) throw new Error('the order is empty')
  const card = renderOrder({
    ...order,
    refunded: toMoney(150),
    lines: [line, { ...line, name: 'Kick', productId: 9, isRefunded: true }],
    downloads: [download, { ...download, linkId: 90, productId: 9, name: 'Kick' }],
  })
  expect(within(card).getByText('Partly refunded')).toBeTruthy()
  const rows = within(card).getAllByRole('listitem')
  expect(rows.map((row) => within(row).queryByText('Refunded') !== null)).toEqual([false, true])
})

test("a closed order without a refund, such as another provider's canceled one, is shown as canceled", () => {
  const card = renderOrder({ ...createOrder(8, 'closed'), downloads: [] })
  expect(within(card).getByText('Canceled')).toBeTruthy()
})
