import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { CountryField } from '#app/features/country/country-field.tsx'
import type { Cart } from '#app/provider/types/cart.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'
import { createCart } from '../example-cart.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(cleanup)

type Countries = Pick<Cart, 'declaredCountry' | 'customerCountry'>

// The shop sells to Germany and the Netherlands; the guess is Germany.
test.each<[string, Countries, string, string]>([
  [
    'the declared country',
    { declaredCountry: 'NL', customerCountry: 'DE' },
    'NL',
    'Where you live',
  ],
  [
    'else that of the payments',
    { declaredCountry: null, customerCountry: 'NL' },
    'NL',
    'We guessed',
  ],
  ['else a guess', { declaredCountry: null, customerCountry: null }, 'DE', 'We guessed'],
  ['none without sales', { declaredCountry: 'US', customerCountry: 'FR' }, 'DE', 'We guessed'],
])('the checkout presets %s [P5.07]', (_name, countries, preset, hint) => {
  const cart = { ...createCart({ prices: [1900], percent: 0, giftCard: null }), ...countries }
  renderInShop(<CheckoutPage />, createTestQueryClient(customerSession, cart))
  const field = screen.getByRole<HTMLSelectElement>('combobox')
  expect(field.value).toBe(preset)
  expect([...field.options].map(({ value }) => value).toSorted()).toEqual(['DE', 'NL'])
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain(hint)
})

test('the checkout says why the VAT is of another country than the one that was chosen [P5.07]', () => {
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
    ['We guessed this. Please check it, because it decides', 'Where you live decides which VAT'],
  ],
  ['home', ['We guessed this. Please check it: we need it', 'We need it for your invoice']],
  ['none', ['We guessed this. Please check it: we need it', 'We need it for your invoice']],
] as const)(
  'in the tax mode %s, the country field says what the country is for [P5.07]',
  (mode, hints) => {
    const config = { ...demoShop.config, tax: { ...demoShop.config.tax, mode } }
    const shown = [false, true].map((isDeclared) => {
      const field = (
        <CountryField countries={['NL']} country="NL" isDeclared={isDeclared} onChange={() => {}} />
      )
      runAsGuest('http://host.test', () => render(field), undefined, 'en', { ...demoShop, config })
      const text = document.body.textContent
      cleanup()
      return text
    })
    expect(shown).toEqual(hints.map((hint) => expect.stringContaining(hint)))
  },
)

test('an order below the smallest one of the shop is not offered, unless it is free [P5.03]', () => {
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

test.each(['2000', null])('what is on its way to the balance is said beside it: %s', (cents) => {
  const pendingBalance = cents === null ? null : toMoney(Number(cents))
  const customer = { ...exampleCustomer, balance: toMoney(0), pendingBalance }
  const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
  renderInShop(<CheckoutPage />, createTestQueryClient({ state: 'customer', customer }, cart))
  const shown = document.querySelector('[data-pending]')?.textContent ?? null
  if (cents === null) expect(shown).toBeNull()
  else expect(shown).toContain('On their way: 20\u00a0Tunes')
})

test.each([
  [1900, true],
  [1899, false],
])(
  'who waits for %i cents is asked to pay 19 Tunes again only if they are too few [P5.03]',
  (cents, isEnough) => {
    const customer = { ...exampleCustomer, balance: toMoney(0), pendingBalance: toMoney(cents) }
    const cart = createCart({ prices: [1900], percent: 0, giftCard: null })
    renderInShop(<CheckoutPage />, createTestQueryClient({ state: 'customer', customer }, cart))
    expect(screen.queryAllByRole('button', { name: /^Top up/ })).toHaveLength(isEnough ? 0 : 1)
    expect(screen.queryByRole('button', { name: /^Buy now/ })).toBeNull()
    const shown = document.querySelector('[data-pending]')?.textContent
    expect(shown?.includes('as soon as the payment has arrived')).toBe(isEnough)
    expect(document.body.textContent).toContain('19\u00a0Tunes')
  },
)

test.each<[string, number, RegExp[], RegExp[]]>([
  ['nobody is asked to pay', 2000, [], [/^Buy now/, /^Top up/]],
  ['another card can top up', 100, [/^Top up/], [/^Buy now/]],
])(
  'with a card from where the shop does not sell, the checkout says so, and %s [P5.07]',
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
