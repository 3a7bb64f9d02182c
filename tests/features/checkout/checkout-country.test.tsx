import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { CountryField } from '#app/features/country/country-field.tsx'
import type { Cart } from '#app/provider/types/cart.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'
import { createCart } from '../example-cart.ts'
import { toMoney } from '#provider/contract/money.ts'
import {
  createTestQueryClient,
  customerSession,
  embeddedInfo,
  exampleCustomer,
} from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

type Countries = Pick<Cart, 'declaredCountry' | 'customerCountry'>

// The shop sells to Germany and the Netherlands; the guess is Germany.
test.each<[string, Countries, string, string]>([
  [
    'the declared country',
    { declaredCountry: 'NL', customerCountry: 'DE' },
    'NL',
    'Your country of residence',
  ],
  [
    'the payment country without a declared one',
    { declaredCountry: null, customerCountry: 'NL' },
    'NL',
    'our best guess',
  ],
  [
    'a guess without either',
    { declaredCountry: null, customerCountry: null },
    'DE',
    'our best guess',
  ],
  [
    'the guess instead of countries without sales',
    { declaredCountry: 'US', customerCountry: 'FR' },
    'DE',
    'our best guess',
  ],
])('the checkout presets %s [P5.07]', (_name, countries, preset, hint) => {
  const cart = { ...createCart({ prices: [1900], percent: 0, giftCard: null }), ...countries }
  renderInShop(<CheckoutPage />, createTestQueryClient(customerSession, cart))
  const field = screen.getByRole<HTMLSelectElement>('combobox')
  expect(field.value).toBe(preset)
  expect([...field.options].map(({ value }) => value).toSorted()).toEqual(['DE', 'NL'])
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain(hint)
})

test('the checkout explains why the VAT country differs from the chosen country [P5.07]', () => {
  const open = (declaredCountry: string) => {
    const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
    const vat = { isExempt: false, country: 'DE', percent: 19, amount: toMoney(303) }
    const other = { ...cart, vat, declaredCountry, customerCountry: 'DE' }
    renderInShop(<CheckoutPage />, createTestQueryClient(customerSession, other))
    return document.querySelector('[data-vat-reason]')?.textContent ?? null
  }
  expect(open('NL')).toMatch(/^Your last payment came from another country \(Germany\)/)
  cleanup()
  expect(open('DE')).toBeNull()
})

test.each([
  [
    'oss',
    [
      'our best guess. Please check it: it determines the VAT',
      'Your country of residence determines',
    ],
  ],
  ['home', ['our best guess. Please check it: we need it', 'We need it for your invoice']],
  ['none', ['our best guess. Please check it: we need it', 'We need it for your invoice']],
] as const)(
  'in the tax mode %s, the country field says why it is needed [P5.07]',
  (mode, hints) => {
    const config = { ...demoShop.config, tax: { ...demoShop.config.tax, mode } }
    const displayed = [false, true].map((isDeclared) => {
      const field = (
        <CountryField countries={['NL']} country="NL" isDeclared={isDeclared} onChange={() => {}} />
      )
      runAsGuest('http://host.test', () => render(field), undefined, 'en', { ...demoShop, config })
      const text = document.body.textContent
      cleanup()
      return text
    })
    expect(displayed).toEqual(hints.map((hint) => expect.stringContaining(hint)))
  },
)

test("an order below the shop's minimum is not offered unless it is free [P5.03]", () => {
  const config = { ...demoShop.config, payments: { smallestTopUp: 5, smallestOrder: 20 } }
  const open = (price: number, percent: number) => {
    cleanup()
    const cart = createCart({ prices: [price], percent, giftCard: null })
    const page = <CheckoutPage />
    const client = createTestQueryClient(customerSession, cart)
    runAsGuest('http://host.test', () => renderInShop(page, client), undefined, 'en', {
      ...demoShop,
      config,
    })
    return document.body.textContent
  }
  expect(open(1999, 0)).toContain('The minimum order is €20.00.')
  expect(screen.queryByRole('button', { name: /^(Buy now|Top up)/ })).toBeNull()
  expect(open(2000, 0)).not.toContain('minimum order')
  expect(open(1999, 100)).not.toContain('minimum order')
})

test.each(['2000', null])('an amount pending for the balance is shown next to it: %s', (cents) => {
  const pendingBalance = cents === null ? null : toMoney(Number(cents))
  const customer = { ...exampleCustomer, balance: toMoney(0), pendingBalance }
  const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
  renderInShop(<CheckoutPage />, createTestQueryClient({ state: 'customer', customer }, cart))
  const displayed = document.querySelector('[data-pending]')?.textContent ?? null
  if (cents === null) expect(displayed).toBeNull()
  else expect(displayed).toContain('On their way: 20\u00a0Tunes')
})

test.each([
  [1900, true],
  [1899, false],
])(
  'with %i cents pending, the checkout asks for another 19 Tunes only if they do not suffice [P5.03]',
  (cents, isEnough) => {
    const customer = { ...exampleCustomer, balance: toMoney(0), pendingBalance: toMoney(cents) }
    const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
    const session = { state: 'customer', customer } as const
    const capabilities = { ...embeddedInfo.capabilities, checkout: false }
    const info = { ...embeddedInfo, capabilities }
    renderInShop(<CheckoutPage />, createTestQueryClient(session, cart, info))
    expect(screen.queryAllByRole('button', { name: /^Top up/ })).toHaveLength(isEnough ? 0 : 1)
    expect(screen.queryByRole('button', { name: /^Buy now/ })).toBeNull()
    cleanup()
    // A provider that can charge a card for the order offers that instead of a top-up.
    renderInShop(<CheckoutPage />, createTestQueryClient(session, cart))
    expect(screen.queryAllByRole('button', { name: /^Buy now/ })).toHaveLength(isEnough ? 0 : 1)
    expect(screen.queryByRole('button', { name: /^Top up/ })).toBeNull()
    const displayed = document.querySelector('[data-pending]')?.textContent
    expect(displayed?.includes('as soon as the payment has arrived')).toBe(isEnough)
    expect(document.body.textContent).toContain('19\u00a0Tunes')
  },
)

test.each<[string, number, RegExp[], RegExp[]]>([
  ['offers neither to buy nor to top up', 2000, [], [/^Buy now/, /^Top up/]],
  ['offers to top up with another card', 100, [/^Top up/], [/^Buy now/]],
])(
  'with a card from a country the shop does not sell to, the checkout says so and %s [P5.07]',
  (_name, balance, offered, withheld) => {
    const customer = { ...exampleCustomer, balance: toMoney(balance), refusedCountry: 'US' }
    const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
    const open = (one: typeof customer | typeof exampleCustomer) =>
      renderInShop(
        <CheckoutPage />,
        createTestQueryClient({ state: 'customer', customer: one }, cart),
      )
    open(customer)
    expect(screen.getByRole('status').textContent).toContain('(United States)')
    expect(screen.getByRole('link', { name: /^Withdraw/ }).getAttribute('href')).toBe('/withdrawal')
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeTruthy()
    for (const name of withheld) expect(screen.queryByRole('button', { name })).toBeNull()
    cleanup()
    open({ ...customer, refusedCountry: null })
    expect(document.querySelector('[data-refused-country]')).toBeNull()
  },
)
