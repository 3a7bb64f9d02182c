import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { BalanceTab } from '#app/features/profile/balance-tab.tsx'
import { ordersQuery } from '#app/features/orders/orders.queries.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import { listPurchases } from '#app/features/orders/purchases.ts'
import { SettingsForm } from '#app/features/account-settings/settings-form.tsx'
import { allCapabilities } from '#app/provider/capabilities.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { EligibleWithdrawals, Refund } from '#app/provider/types/withdrawal.ts'
import { createTestQueryClient, embeddedInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createOrder, customer } from './example-profile.ts'

function renderBalanceTab(
  orders: Order[],
  next: number | null,
  newOrder: Order | null = null,
  owner = customer,
  refunds: Refund[] = [],
  info = embeddedInfo,
) {
  const cache = createTestQueryClient({ state: 'customer', customer: owner }, undefined, info)
  cache.setQueryData(ordersQuery(owner.id, 1).queryKey, { items: orders, nextPage: next })
  const withdrawals: EligibleWithdrawals = { topUps: [], refunds, orderWithdrawals: [] }
  cache.setQueryData(eligibleWithdrawalsQuery(owner.id).queryKey, withdrawals)
  return renderInShop(<BalanceTab customer={owner} search={{ order: newOrder?.number }} />, cache)
}

describe('the balance tab', () => {
  test('a new order with its downloads comes first [R2.10]', () => {
    renderBalanceTab([createOrder(8), createOrder(7)], null, createOrder(8))
    const [first] = screen.getAllByRole('heading')
    expect(first?.textContent).toContain('Your sounds are ready')
    expect(document.querySelector('[data-new-order] a')?.getAttribute('href')).toBe('/download/80')
  })

  test('the sections are balance, top-up, orders and purchase history [R2.10]', () => {
    renderBalanceTab([createOrder(8)], null)
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual(['Tunes available', 'Top up', 'Orders', 'Order 8', 'Purchase history'])
  })

  test('the balance is shown as a number of Tunes [R3.06]', () => {
    renderBalanceTab([], null)
    expect(screen.getByText('12.50')).toBeTruthy()
  })

  test('an unknown balance is not shown as zero [R3.06]', () => {
    renderBalanceTab([], null, null, { ...customer, balance: null })
    expect(document.querySelector('[data-balance]')).toBeNull()
  })

  test('the top-up form states where the shop sells, unless another provider decides it [P5.02]', () => {
    const sold = 'We sell to customers who live in one of these countries: Germany and Netherlands.'
    renderBalanceTab([], null)
    const form = screen.getByRole('button', { name: 'Top up balance' }).closest('form')
    expect(form?.textContent).toContain(sold)
    cleanup()
    const capabilities = { ...allCapabilities, vat: false }
    renderBalanceTab([], null, null, customer, [], { ...embeddedInfo, capabilities })
    expect(screen.getByRole('button', { name: 'Top up balance' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('We sell to')
  })

  test('the link to more orders is shown only if there are more pages [R3.05]', () => {
    renderBalanceTab([createOrder(8)], 2)
    const more = screen.getByRole('link', { name: 'Show more' })
    expect(more.getAttribute('href')).toMatch(/^\/profile\?.*page=2$/)
    cleanup()
    renderBalanceTab([createOrder(8)], null)
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
  })

  test('the purchase history shows product, name, price and date of each purchase [R3.06]', () => {
    const sold = createOrder(8)
    const facts = { coverUrl: null, kind: 'one-shot' as const, isRefunded: false, hasEnded: false }
    const shot = { name: 'Kick', productId: 9, price: toMoney(150), ...facts }
    const earlier = { ...createOrder(7), createdAt: '2026-10-03T10:00:00.000Z' }
    renderBalanceTab(
      [{ ...sold, lines: [...sold.lines, shot], total: toMoney(1050) }, earlier],
      null,
    )
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['Sample pack', 'Pack 8', '€9.00', 'November 21, 2026'],
      ['One-shot', 'Kick', '€1.50', 'November 21, 2026'],
      ['Sample pack', 'Pack 7', '€9.00', 'October 3, 2026'],
    ])
  })

  test('a purchase of unknown kind has no label', () => {
    const bought = createOrder(8)
    const lines = bought.lines.map((line) => ({ ...line, kind: null }))
    renderBalanceTab([{ ...bought, lines }, createOrder(7)], null)
    const cells = [...document.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent)
    expect(cells.slice(0, 2)).toEqual(['', 'Pack 8'])
  })

  test('the purchase history has explicit table roles, so it is a table in every layout [R3.06]', () => {
    const refund: Refund = {
      id: 1,
      topUpId: 'ps_1',
      amount: toMoney(1500),
      state: 'refunded',
      createdAt: '2026-11-22T10:00:00.000Z',
      orderId: null,
    }
    renderBalanceTab([createOrder(8)], null, null, customer, [refund])
    const roles = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (part) => part.getAttribute('role'))
    expect(roles('table, thead, tbody')).toEqual(['table', 'rowgroup', 'rowgroup'])
    expect(roles('tr')).toEqual(['row', 'row', 'row'])
    expect(roles('thead th')).toEqual(Array.from({ length: 4 }, () => 'columnheader'))
    const cells = ['cell', 'rowheader', 'cell', 'cell']
    expect(roles('tbody :is(th, td)')).toEqual([...cells, ...cells])
  })

  test('refunds are listed among the purchases by date, as negative amounts [R3.06]', () => {
    const refund = (id: number, createdAt: string): Refund => ({
      id,
      topUpId: 'ps_1',
      amount: toMoney(1500),
      state: 'refunded',
      createdAt,
      orderId: null,
    })
    renderBalanceTab([createOrder(8)], null, null, customer, [
      refund(2, '2026-11-22T10:00:00.000Z'),
      refund(1, '2026-11-20T10:00:00.000Z'),
    ])
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows).toEqual([
      'RefundUnspent Tunes−€15.00November 22, 2026',
      'Sample packPack 8€9.00November 21, 2026',
      'RefundUnspent Tunes−€15.00November 20, 2026',
    ])
  })

  test.each(['canceled', 'pending', 'pending_payment'])(
    'orders that are %s are not purchases [R3.06 P7.02]',
    (status) => {
      const purchases = listPurchases([createOrder(8, status), createOrder(7)])
      expect(purchases.map(({ name }) => name)).toEqual(['Pack 7'])
    },
  )

  test('an invalid top-up amount stays in its field, which is marked invalid [R7.16]', async () => {
    renderBalanceTab([], null)
    const field = screen.getByLabelText<HTMLInputElement>('Other amount (€)')
    await userEvent.type(field, '3')
    await userEvent.click(screen.getByRole('button', { name: 'Top up balance' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('3')
  })
})

describe('the settings form', () => {
  test('a missing name is marked invalid and focused; other input is kept [R5.04]', async () => {
    renderInShop(<SettingsForm customer={customer} />)
    const firstName = screen.getByLabelText('First name')
    const place = screen.getByLabelText<HTMLInputElement>('Location')
    await userEvent.clear(firstName)
    await userEvent.type(place, 'Bremen')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(firstName.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(firstName)
    expect(place.value).toBe('Bremen')
  })

  test('a placeholder phone number is shown as empty [R5.03]', () => {
    renderInShop(<SettingsForm customer={customer} />)
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('')
  })
})
