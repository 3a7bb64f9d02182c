import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { CheckoutTotals } from '#app/features/checkout/checkout-totals.tsx'
import { CodeForm } from '#app/features/checkout/code-form.tsx'
import { PayForm } from '#app/features/checkout/pay-form.tsx'
import { planPayment } from '#app/features/checkout/payment-plan.ts'
import { TopUpForm } from '#app/features/checkout/top-up-form.tsx'
import { createCapabilities } from '#app/provider/capabilities.ts'
import { toMoney } from '#provider/contract/money.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, customerSession, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const cart = createCart({ prices: [1900, 100], percent: 15, giftCard: 500 })

describe('buying', () => {
  test('the consent to immediate delivery is unchecked [R4.03]', () => {
    renderInShop(<PayForm cart={cart} country="DE" />)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  test('without consent, nothing is bought and the checkbox has an error [R4.03]', async () => {
    renderInShop(<PayForm cart={cart} country="DE" />)
    await userEvent.click(screen.getByRole('button'))
    const consent = screen.getByRole('checkbox')
    const reason = document.getElementById(consent.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Please agree')
    expect(document.activeElement).toBe(consent)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
    await new Promise((resolve) => setTimeout(resolve))
    expect(getOpenToasts()).toEqual([])
    await userEvent.click(consent)
    await userEvent.click(screen.getByRole('button'))
    // No server responds in this test; the resulting toast proves that the order was sent.
    await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
  })

  test('the button has the wording required by law, and the total above it is in Tunes and euros [R4.03]', () => {
    renderInShop(<PayForm cart={cart} country="DE" />)
    expect(screen.getByRole('button').textContent).toBe('Buy now')
    expect(screen.getByText('You’ll pay 12 Tunes (€12.00) from your balance.')).toBeTruthy()
  })

  test('the button of an order paid by gift card has the same wording [R4.03]', () => {
    const paid = createCart({ prices: [1900], percent: 0, giftCard: 2500 })
    renderInShop(<PayForm cart={paid} country="DE" />)
    expect(screen.getByRole('button').textContent).toBe('Buy now')
    expect(screen.getByText('Your gift card covers the full €19.00.')).toBeTruthy()
  })

  test('the button of a free order does not mention an obligation to pay [R4.03]', () => {
    const free = createCart({ prices: [1900], percent: 100, giftCard: null })
    renderInShop(<PayForm cart={free} country="DE" />)
    expect(screen.getByRole('button').textContent).toBe('Place your free order')
    expect(screen.queryByText(/You’ll pay/)).toBeNull()
  })

  test('with too few Tunes, the button offers to top up the shortfall [R4.03]', () => {
    const plan = planPayment(cart.due, toMoney(450))
    if (plan.kind !== 'top-up') throw new Error('The plan is not a top-up')
    renderInShop(<TopUpForm plan={plan} />)
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('Top up 7.50\u00a0Tunes')
    cleanup()
    const small = planPayment(cart.due, toMoney(1180))
    if (small.kind !== 'top-up') throw new Error('The plan is not a top-up')
    renderInShop(<TopUpForm plan={small} />)
    expect(screen.getByRole('button').textContent).toBe('Top up 0.50\u00a0Tunes')
    expect(screen.getByText(/€0\.50/)).toBeTruthy()
  })
})

describe('checkout totals', () => {
  function getTotalText(name: string): string {
    return document.querySelector(`[data-sum="${name}"]`)?.textContent ?? 'no such sum'
  }

  test('a coupon lowers the total and a gift card pays part of it [R2.06]', () => {
    const plan = planPayment(cart.due, toMoney(2000))
    renderInShop(<CheckoutTotals cart={cart} balance={toMoney(2000)} plan={plan} />)
    expect(getTotalText('sub-total')).toContain('€20.00')
    expect(getTotalText('discount')).toContain('−€3.00')
    expect(getTotalText('total')).toContain('€17.00')
    expect(getTotalText('gift-card')).toContain('−€5.00')
  })

  test('the amount due and the balance before and after are shown in Tunes and euros [R4.03]', () => {
    const plan = planPayment(cart.due, toMoney(2050))
    renderInShop(<CheckoutTotals cart={cart} balance={toMoney(2050)} plan={plan} />)
    expect(getTotalText('due')).toContain('12\u00a0Tunes')
    expect(getTotalText('due')).toContain('€12.00')
    expect(getTotalText('balance')).toContain('20.50\u00a0Tunes')
    expect(getTotalText('balance-after')).toContain('8.50\u00a0Tunes')
  })

  test('an unknown balance is not shown as zero [R4.03]', () => {
    const plan = planPayment(cart.due, null)
    renderInShop(<CheckoutTotals cart={cart} balance={null} plan={plan} />)
    expect(getTotalText('balance')).toBe('no such sum')
    expect(getTotalText('balance-after')).toBe('no such sum')
    expect(screen.getByText(/Your balance isn’t shown here/)).toBeTruthy()
  })
})

describe('gift card and discount codes', () => {
  test('submitting an empty code field focuses it and shows an error [R2.06]', async () => {
    renderInShop(<CodeForm cart={createCart({ prices: [900], percent: 0, giftCard: null })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    const field = screen.getByLabelText('Gift card or discount code')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  })

  test('clicking the remove button of a code twice removes it once [R2.06]', async () => {
    renderInShop(<CodeForm cart={cart} />)
    const remove = screen.getByRole('button', { name: 'Remove FIRSTLISTEN' })
    fireEvent.click(remove)
    fireEvent.click(remove)
    await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(getOpenToasts()).toHaveLength(1)
  })

  test('an applied coupon and an applied gift card can be removed separately [R2.06]', async () => {
    renderInShop(<CodeForm cart={cart} />)
    const list = within(screen.getByRole('list', { name: 'Applied codes' }))
    for (const code of ['FIRSTLISTEN', 'GIFT']) {
      await userEvent.click(list.getByRole('button', { name: `Remove ${code}` }))
      // No server responds in this test; the resulting toast proves that the request was sent.
      await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
      for (const { id } of getOpenToasts()) closeToast(id)
    }
  })
})

describe('the checkout of a provider without balances and downloads', () => {
  const plainCart = createCart({ prices: [1900], percent: 0, giftCard: null })

  function renderCheckout(paymentInstructions: string | null = null) {
    const info = { ...vanillaInfo, paymentInstructions }
    renderInShop(<CheckoutPage />, createTestQueryClient(customerSession, plainCart, info))
  }

  test('shows only euros, and no consent to a delivery that does not happen [P7.02]', () => {
    renderCheckout()
    expect(document.body.textContent).not.toMatch(/Tune/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeTruthy()
    expect(screen.getByText('You’ll pay €19.00.')).toBeTruthy()
    expect(screen.getByLabelText('Discount code')).toBeTruthy()
    expect(document.body.textContent).not.toContain('the sounds are yours')
  })

  test('orders without consent [P7.02]', async () => {
    renderCheckout()
    await userEvent.click(screen.getByRole('button', { name: /Buy now/ }))
    // No server responds in this test; the resulting toast proves that the order was sent.
    await waitFor(() => expect(getOpenToasts()).toHaveLength(1))
  })

  test('shows the owner’s payment instructions as plain text [P7.02]', () => {
    renderCheckout('Transfer the amount.\nIBAN: NL00 <b>TEST</b>')
    const section = screen.getByRole('region', { name: 'How to pay' })
    const text = section.querySelector('p')?.textContent
    expect(text).toBe('Transfer the amount.\nIBAN: NL00 <b>TEST</b>')
  })

  test('says that the owner will send payment instructions if there are none [P7.02]', () => {
    renderCheckout()
    expect(screen.getByRole('region', { name: 'How to pay' }).textContent).toContain(
      'You pay after you order.',
    )
  })
})

test('without card payments, too few Tunes show a note instead of a button [P7.02]', () => {
  const plan = planPayment(cart.due, toMoney(450))
  if (plan.kind !== 'top-up') throw new Error('The plan is not a top-up')
  const capabilities = createCapabilities(['balance', 'downloads'])
  const info = { ...vanillaInfo, capabilities }
  renderInShop(<TopUpForm plan={plan} />, createTestQueryClient(customerSession, cart, info))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain('You don’t have enough Tunes')
})
