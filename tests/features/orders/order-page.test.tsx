import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listedProductsQuery } from '#app/features/crates/crates.queries.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { orderQuery } from '#app/features/orders/orders.queries.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { createCapabilities } from '#app/provider/capabilities.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { EligibleWithdrawals } from '#app/provider/types/withdrawal.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createTestQueryClient, embeddedInfo } from '../example-session.ts'
import { createOrder, customer } from '../profile/example-profile.ts'
import { createPack } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

/** Renders the page of an order; returns its content. */
function renderOrder(
  order: Order,
  withdrawals: Partial<EligibleWithdrawals> = {},
  info = embeddedInfo,
): HTMLElement {
  const cache = createTestQueryClient({ state: 'customer', customer }, undefined, info)
  const known = { topUps: [], refunds: [], orderWithdrawals: [], ...withdrawals }
  cache.setQueryData(orderQuery(customer.id, order.number).queryKey, order)
  cache.setQueryData(eligibleWithdrawalsQuery(customer.id).queryKey, known)
  const ids = order.lines.flatMap(({ productId }) => productId ?? [])
  cache.setQueryData(listedProductsQuery(ids).queryKey, [
    createPack({ id: 8, preview: { url: '/media/8.mp3', durationSeconds: 20 } }),
  ])
  renderInShop(<OrderPage number={order.number} />, cache)
  const page = document.querySelector<HTMLElement>('[data-order-page]')
  if (page === null) throw new Error('the order is not shown')
  return page
}

const getSum = (name: string) =>
  document.querySelector(`[data-sum="${name}"] dd`)?.textContent?.replaceAll('\u00a0', ' ')

test('an order page links each line to its product and file, and shows its waveform [P4.07]', () => {
  const page = renderOrder(createOrder(8))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 8')
  const line = within(page).getByRole('link', { name: 'Pack 8' }).closest('li')
  if (line === null) throw new Error('the line is not in a list')
  expect(within(line).getByText(/Sample pack/)).toBeTruthy()
  expect(line.querySelector('a[href$="/catalog/8"]')).toBeTruthy()
  expect(
    within(line)
      .getByRole('link', { name: /^Download/ })
      .getAttribute('href'),
  ).toBe('/download/80')
  expect(within(line).getByRole('slider')).toBeTruthy()
})

test('an order page shows the sums in Tunes and euros, how it was paid, the consent and the invoice [P4.07]', () => {
  renderOrder({
    ...createOrder(8),
    discount: toMoney(100),
    giftCardAmount: toMoney(250),
    amountPaid: toMoney(650),
    consentAt: '2026-11-21T10:00:00.000Z',
    invoices: [{ number: '2026-000001', kind: 'invoice', url: '/invoices/2026-000001' }],
  })
  expect(getSum('sub-total')).toBe('10 Tunes€10.00')
  expect(getSum('discount')).toBe('−1 Tune−€1.00')
  expect(getSum('total')).toBe('9 Tunes€9.00')
  expect(getSum('gift-card')).toBe('2.50 Tunes€2.50')
  expect(getSum('balance')).toBe('6.50 Tunes€6.50')
  expect(document.querySelector('[data-consent]')?.textContent).toContain('November 21, 2026')
  const invoice = screen.getByRole('link', { name: 'Invoice 2026-000001' })
  expect(invoice.getAttribute('href')).toBe('/invoices/2026-000001')
})

test('an order page shows a withdrawal under way instead of the link to withdraw [P4.07]', () => {
  const withdrawal = {
    reference: 'W-3',
    orderIds: [8],
    receivedAt: '2026-11-22T10:00:00.000Z',
    state: 'received' as const,
  }
  const other = { ...withdrawal, reference: 'W-4', orderIds: [7] }
  const page = renderOrder(createOrder(8), { orderWithdrawals: [withdrawal, other] })
  expect(within(page).getByText(/W-3 on November 22, 2026/)).toBeTruthy()
  expect(page.textContent).not.toContain('W-4')
  expect(within(page).queryByRole('link', { name: /^Withdraw/ })).toBeNull()
})

test('an order page offers to withdraw from an order without a withdrawal [P4.07]', () => {
  const page = renderOrder(createOrder(8))
  const link = within(page).getByRole('link', { name: /^Withdraw/ })
  expect(link.getAttribute('href')).toContain('/withdrawal?order=8')
})

test('an order page shows the refund and what goes back to the payment method [P4.07]', () => {
  const order = createOrder(8, 'closed')
  const lines = order.lines.map((line) => ({ ...line, isRefunded: true, hasEnded: true }))
  const refund = {
    id: 1,
    topUpId: 'ps_1',
    amount: toMoney(900),
    state: 'requested',
    createdAt: '2026-11-22T10:00:00.000Z',
  } as const
  const page = renderOrder(
    { ...order, lines, downloads: [], refunded: toMoney(900) },
    {
      refunds: [
        { ...refund, orderId: 8 },
        { ...refund, id: 2, orderId: 7 },
      ],
    },
  )
  expect(within(page).getByText('Refunded: €9.00')).toBeTruthy()
  expect(within(page).getAllByText(/is being refunded to your payment method/)).toHaveLength(1)
  expect(within(page).getByText('No longer available')).toBeTruthy()
  expect(within(page).queryByRole('link', { name: /^Withdraw/ })).toBeNull()
})

test('several files can be downloaded as one ZIP if the provider makes it [P4.07]', () => {
  const order = createOrder(8)
  const [line, download] = [order.lines[0], order.downloads[0]]
  if (!line || !download) throw new Error('the order is empty')
  const two = {
    ...order,
    lines: [line, { ...line, name: 'Kick', productId: 9 }],
    downloads: [download, { ...download, linkId: 90, productId: 9, name: 'Kick' }],
  }
  const page = renderOrder({ ...two, zipUrl: '/download/order-8' })
  const zip = within(page).getByRole('link', { name: 'Download all as ZIP' })
  expect(zip.getAttribute('href')).toBe('/download/order-8')
})

test('an order page of a vanilla provider has no Tunes, withdrawals or files [P4.07]', () => {
  const info = { ...embeddedInfo, capabilities: createCapabilities([]) }
  const order = { ...createOrder(8, 'pending'), downloads: [], amountPaid: null }
  const page = renderOrder(order, {}, info)
  expect(page.textContent).not.toMatch(/Tunes|ZIP/)
  expect(page.querySelector('[data-download]')).toBeNull()
})
