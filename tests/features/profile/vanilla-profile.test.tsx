import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ordersQuery } from '#app/features/orders/orders.queries.ts'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import type { Order } from '#app/provider/types/order.ts'
import { createTestQueryClient, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createOrder, customer } from './example-profile.ts'

describe('the profile on a vanilla provider', () => {
  function renderProfile(tab: 'settings' | 'balance', order?: Order) {
    const session = { state: 'customer', customer: { ...customer, balance: null } } as const
    const cache = createTestQueryClient(session, null, vanillaInfo)
    const items = order ? [order] : []
    cache.setQueryData(ordersQuery(customer.id, 1).queryKey, { items, nextPage: null })
    cache.setQueryData(eligibleWithdrawalsQuery(customer.id).queryKey, null)
    renderInShop(<ProfilePage search={{ tab, order: order?.number }} />, cache)
  }

  test('shows orders instead of a balance [P7.02]', () => {
    renderProfile('balance', { ...createOrder(8, 'pending'), downloads: [] })
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
    expect(document.body.textContent).not.toMatch(/Tune|balance/i)
    expect(screen.queryByRole('heading', { name: 'Top up' })).toBeNull()
  })

  test('the purchase history has no column for product kinds, which are unknown [P7.02]', () => {
    const order = createOrder(8, 'processing')
    const lines = order.lines.map((line) => ({ ...line, kind: null }))
    renderProfile('balance', { ...order, lines, downloads: [] })
    const table = screen.getByRole('table')
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.map((heading) => heading.textContent)).toEqual(['Name', 'Amount', 'Date'])
    const cells = [...(table.querySelector('tbody tr')?.children ?? [])]
    expect(cells.map((cell) => cell.textContent)).toEqual(['Pack 8', '€9.00', 'November 21, 2026'])
  })

  test('says how to pay for a new order and where its files will be [P7.02]', () => {
    renderProfile('balance', { ...createOrder(8, 'pending'), downloads: [] })
    const placed = document.querySelector('[data-new-order]')
    expect(placed?.querySelector('h2')?.textContent).toBe('Thank you for your order.')
    expect(placed?.textContent).toContain('You pay after you order.')
    const link = screen.getByRole('link', { name: 'Go to your downloads' })
    expect(link.getAttribute('href')).toBe('https://host.example/downloads')
  })

  test('says before saving which fields the provider cannot store [P7.05]', () => {
    renderProfile('settings')
    expect(document.body.textContent).toContain(
      'Saving your settings cancels any newsletter subscription and removes any profile image.',
    )
  })

  test('says that a placeholder is stored instead of an empty phone number [P7.05]', () => {
    renderProfile('settings')
    const phone = document.querySelector('[name=phone]')
    const hint = document.getElementById(phone?.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toContain('a placeholder number is stored')
  })

  test('omits settings that the provider does not store, and the profile image [P7.02]', () => {
    renderProfile('settings')
    const names = [...document.querySelectorAll('input, textarea')].map((field) =>
      field.getAttribute('name'),
    )
    expect(names).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'current_password',
      'new_password',
    ])
  })
})
