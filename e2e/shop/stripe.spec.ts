import type { Page } from '@playwright/test'
import {
  openStripeDouble,
  secretKey,
  webhookSecret,
} from '../../tests/support/stripe/stripe-double.ts'
import type { StripeDouble } from '../../tests/support/stripe/stripe-double.ts'
import {
  buy,
  goToPayment,
  openCheckoutWithSound,
  startTopUp,
  waitForOrder,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit, waitForHydration, waitForPage } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({ baseURL: getOrigin('stripe') })
test.describe.configure({ mode: 'serial' })

let double: StripeDouble
let shop: Program | null = null

test.beforeAll(async () => {
  double = await openStripeDouble((request) => {
    const { pathname } = new URL(request.url)
    return fetch(new Request(`${getOrigin('stripe')}${pathname}`, request))
  })
  shop = await startShop('stripe', {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: double.url,
    // Refused payments are logged as errors.
    LOG_LEVEL: 'error',
  })
})

test.afterAll(async () => {
  await shop?.stop()
  await double.close()
})

/** Presses a button on the simulated payment page. */
async function pressPaymentButton(page: Page, intent: string): Promise<void> {
  await page.waitForURL((url) => url.origin === double.url)
  await page.locator(`button[value=${intent}]`).click()
}

test('a new customer pays for the order at Stripe, which is placed once by itself [P5.03] [P4.01]', async ({
  page,
}) => {
  double.knobs.copies = 2
  await createCustomer(page.request)
  const name = await openCheckoutWithSound(page)
  await goToPayment(page)
  await pressPaymentButton(page, 'decline')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await pressPaymentButton(page, 'pay')
  await waitForOrder(page)
  await expect(page.locator('[data-new-order]')).toContainText(name)
  await expect(page.getByText(getMessage('cart_order_created'))).toBeVisible()
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '0')
  await double.settle()
  expect(double.statuses).toEqual([200, 200])
  double.knobs.copies = 1
})

test('a customer who returns before the webhook waits for the confirmation and is credited once [P5.03]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await startTopUp(page, 20)
  await page.waitForURL((url) => url.origin === double.url)
  double.knobs.webhooks = 'holds'
  double.knobs.api = 'fails'
  await pressPaymentButton(page, 'pay')
  await expect(page.locator('[data-payment=waiting]')).toBeVisible()
  double.knobs.api = 'works'
  await page.waitForURL(/\/en\/profile\?tab=balance/)
  await double.flush()
  double.knobs.webhooks = 'sends'
  await visit(page, '/en/profile?tab=balance')
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '2000')
})

test('a customer whose card is from a country the shop does not sell to is told at once and can use another card [P5.07]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await openCheckoutWithSound(page)
  await goToPayment(page)
  await pressPaymentButton(page, 'pay-from-us')
  await expect(
    page.getByRole('heading', { name: getMessage('cart_payment_not_ordered_title') }),
  ).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_payment_to_checkout') }).click()
  await waitForPage(page, /\/en\/cart\?step=checkout/, '[data-refused-country]')
  const refusal = page.locator('[data-refused-country=US]')
  await expect(refusal).toContainText('(United States)')
  await expect(page.getByRole('button', { name: /^Buy now/ })).toHaveCount(0)
  await startTopUp(page, 5)
  await pressPaymentButton(page, 'pay')
  await page.waitForURL(/\/en\/profile\?tab=balance/)
  await waitForHydration(page)
  await expect(page.locator('[data-balance]')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await visit(page, '/en/cart?step=checkout')
  await buy(page)
})

/**
 * Opens the checkout with a sound, pays by a delayed payment method and returns the payer and the
 * sound.
 */
async function payByDelayedMethod(page: Page): Promise<{ email: string; name: string }> {
  const { email } = await createCustomer(page.request)
  const name = await openCheckoutWithSound(page)
  await goToPayment(page)
  await pressPaymentButton(page, 'pay-later')
  await expect(page.locator('[data-payment=pending]')).toBeVisible()
  await double.settle()
  return { email, name }
}

/** Expects whether a payment is pending, and that nothing can be ordered with it. */
async function expectNothingBought(page: Page, isPending: boolean): Promise<void> {
  const pending = page.locator('[data-pending]')
  await visit(page, '/en/profile?tab=balance')
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '0')
  await expect(pending).toHaveCount(isPending ? 1 : 0)
  await expect(page.locator('[data-order], a[href*="/download/"]')).toHaveCount(0)
  await visit(page, '/en/cart?step=checkout')
  await expect(page.locator('[data-pending-payment]')).toHaveCount(isPending ? 1 : 0)
  await expect(page.getByRole('button', { name: /^Buy now/ })).toHaveCount(isPending ? 0 : 1)
}

/** Lists the kinds of the emails about payments to an address, newest first. */
async function listPaymentEmails(page: Page, email: string): Promise<string[]> {
  const outbox = await (await page.request.get('/outbox')).text()
  const pattern = new RegExp(`data-kind="(payment-[a-z]+)" data-to="${email}"`, 'g')
  return [...outbox.matchAll(pattern)].map(([, kind = '']) => kind)
}

function getNewestSession() {
  const session = [...double.state.sessions.values()].at(-1)
  if (!session) throw new Error('No payment was started.')
  return session
}

test('a delayed payment is pending in the balance, the checkout and an email, and pays the order once it has settled [P5.03]', async ({
  page,
}) => {
  const { email } = await payByDelayedMethod(page)
  await expectNothingBought(page, true)
  expect(await listPaymentEmails(page, email)).toEqual(['payment-pending'])
  double.state.succeedDelayed(getNewestSession())
  await double.settle()
  await visit(page, '/en/profile?tab=balance')
  await expect(page.locator('[data-order] a[href*="/download/"]')).toBeVisible()
  expect(await listPaymentEmails(page, email)).toEqual(['payment-pending'])
})

test('a delayed payment that fails is announced by email, leaves the cart unchanged, and can be repeated [P5.03]', async ({
  page,
}) => {
  const { email, name } = await payByDelayedMethod(page)
  const failed = page.url()
  double.state.failDelayed(getNewestSession())
  await double.settle()
  await expectNothingBought(page, false)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  expect(await listPaymentEmails(page, email)).toEqual(['payment-failed', 'payment-pending'])
  await visit(page, failed)
  await expect(page.locator('[data-payment]')).toHaveAttribute('data-payment', 'failed')
  await visit(page, '/en/cart?step=checkout')
  await goToPayment(page)
  await pressPaymentButton(page, 'pay')
  await waitForOrder(page)
})

test('a customer who cancels is not charged and can try again [P5.03]', async ({ page }) => {
  await createCustomer(page.request)
  await startTopUp(page, 20)
  await pressPaymentButton(page, 'cancel')
  await expect(page.locator('[data-payment=closed]')).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_payment_try_again') }).click()
  await page.waitForURL(/\/en\/profile\?tab=balance/)
})

test('the cancel page of a payment completed in another tab says that it was credited [P5.03]', async ({
  page,
  context,
}) => {
  await createCustomer(page.request)
  await startTopUp(page, 20)
  await page.waitForURL((url) => url.origin === double.url)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('button[value=pay]').click()
  await other.waitForURL(/\/en\/payment\/pass/)
  const session = new URL(other.url()).searchParams.get('session') ?? ''
  await page.goto(`/en/payment/close?session=${session}&to=profile&reason=closed`)
  await expect(page.locator('[data-payment=credited]')).toBeVisible()
  await page.waitForURL(/\/en\/profile\?tab=balance/)
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '2000')
})

test('while Stripe is unreachable, a top-up reports it and the rest of the shop works [P5.03]', async ({
  page,
}) => {
  await createCustomer(page.request)
  double.knobs.api = 'fails'
  await startTopUp(page, 20)
  await expect(page.getByText(getMessage('errors_reason_payment_unavailable'))).toBeVisible()
  double.knobs.api = 'works'
  await openCheckoutWithSound(page)
  await expect(page.getByRole('button', { name: /^Buy now/ })).toBeEnabled()
})
