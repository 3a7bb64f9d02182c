import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LedgerPage } from '#app/features/ledger/ledger-page.tsx'
import { ledgerQuery } from '#app/features/ledger/ledger.queries.ts'
import type { LedgerSearch } from '#app/features/ledger/ledger.queries.ts'
import type { LedgerPage as Page, LedgerRow } from '#app/provider/types/ledger.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createTestQueryClient } from '../example-session.ts'
import { customer } from '../profile/example-profile.ts'
import { renderInShop } from '../render-in-shop.tsx'

const topUp: LedgerRow = {
  id: 1,
  kind: 'top-up',
  createdAt: '2026-11-20T10:00:00.000Z',
  amount: toMoney(2000),
  balance: toMoney(2000),
  orderNumber: null,
  topUpId: 'ps_1',
  giftCardAmount: null,
}
const order: LedgerRow = {
  ...topUp,
  id: 2,
  kind: 'order',
  amount: toMoney(-750),
  balance: toMoney(1250),
  orderNumber: '8',
  topUpId: null,
  giftCardAmount: toMoney(250),
}

function renderLedger(page: Partial<Page>, search: LedgerSearch = {}): void {
  const cache = createTestQueryClient({ state: 'customer', customer })
  const rows = { rows: [order, topUp], page: 1, lastPage: 1, ...page }
  cache.setQueryData(ledgerQuery(customer.id, search).queryKey, rows)
  renderInShop(<LedgerPage search={search} />, cache)
}

test('each change of the balance is a row with date, reason, amount and the balance after it [P4.06]', () => {
  renderLedger({})
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['November 20, 2026', 'Order 8Gift card: €2.50', '−€7.50', '€12.50'],
    ['November 20, 2026', 'Payment received', '+€20.00', '€20.00'],
  ])
})

test('a row leads to its order, or to its top-up and what followed from it [P4.06]', () => {
  renderLedger({})
  const getLink = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(getLink('Order 8')).toBe('/orders/8')
  expect(getLink('Payment received')).toBe('/ledger?topUp=ps_1')
  expect(getLink('Download as CSV')).toBe('/en/ledger.csv')
})

test('longer histories have pages [P4.06]', () => {
  renderLedger({ page: 2, lastPage: 3 }, { page: 2 })
  const pages = within(screen.getByRole('navigation'))
  expect(pages.getByText('Page 2 of 3')).toBeTruthy()
  expect(pages.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/ledger?page=3')
  expect(pages.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/ledger')
})

test('a change of an unknown kind is still listed [P4.06]', () => {
  renderLedger({ rows: [{ ...topUp, kind: null, topUpId: null }] })
  expect(screen.getByRole('row', { name: /Other change/ })).toBeTruthy()
})

test('an unchanged balance has no history [P4.06]', () => {
  renderLedger({ rows: [] })
  expect(screen.getByText('Your balance hasn’t changed yet.')).toBeTruthy()
})
