import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { planPayment } from '#app/features/checkout/payment-plan.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, exampleCustomer } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const cart = createCart({ prices: [1900], percent: 0, giftCard: null })

/** Opens the checkout of a customer with a balance, in cents. */
function openCheckout(balance: number, usesBalance = true, changes = {}): void {
  const customer = { ...exampleCustomer, balance: toMoney(balance) }
  renderInShop(
    <CheckoutPage usesBalance={usesBalance} />,
    createTestQueryClient({ state: 'customer', customer }, { ...cart, ...changes }),
  )
}

const getSum = (name: string) => document.querySelector(`[data-sum="${name}"]`)?.textContent ?? null

test('without Tunes, consent and the order button are there at once, with the sum in euros above it [P4.01]', () => {
  openCheckout(0)
  expect(screen.getByRole('checkbox')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
  expect(screen.getByText('You’ll pay €19.00 on the payment page.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Or top up/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /my balance/ })).toBeNull()
  expect([getSum('balance'), getSum('card')]).toEqual([null, null])
})

test('the balance pays first, unless the customer keeps it [P4.01]', () => {
  openCheckout(400)
  expect(
    screen.getByText('You’ll pay €15.00 on the payment page and 4 Tunes from your balance.'),
  ).toBeTruthy()
  expect(getSum('from-balance')).toContain('−€4.00')
  expect(getSum('card')).toBe('On the payment page€15.00')
  const keep = screen.getByRole('link', { name: /^Keep my balance/ })
  expect(keep.getAttribute('href')).toBe('/cart?step=checkout&balance=keep')
  cleanup()
  openCheckout(400, false)
  expect(screen.getByText('You’ll pay €19.00 on the payment page.')).toBeTruthy()
  expect(getSum('balance-after')).toContain('€4.00')
  expect(screen.getByRole('link', { name: /^Use my balance first/ })).toBeTruthy()
})

test('a rest too small for the payment page is explained [P4.01]', () => {
  openCheckout(1890)
  expect(document.querySelector('[data-card-note]')?.textContent).toContain(
    'The minimum there is €0.50, so less is taken from your balance.',
  )
  expect(planPayment(toMoney(30), toMoney(0), null, { usesBalance: true })).toMatchObject({
    card: toMoney(50),
    surplus: toMoney(20),
  })
})

test('while a bank carries out a payment for the cart, nothing can be ordered or paid again [P4.01]', () => {
  openCheckout(5000, true, { pendingPayment: toMoney(1900) })
  expect(screen.getByRole('status').textContent).toContain('€19.00')
  expect(screen.queryByRole('button', { name: /^(Buy now|Top up)/ })).toBeNull()
})
