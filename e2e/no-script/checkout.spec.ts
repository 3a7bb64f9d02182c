import { payByCard, testCards } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { expectFieldError, submitForm, test } from '../support/no-script-forms.ts'
import { addSoundToCart, topUp } from '../support/server-calls.ts'
import { expect } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const buyNow = getMessage('cart_buy_now', 'de')

test('without JavaScript, the order button leads to the payment page, and from there to the placed order [P4.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await addSoundToCart(page.request)
  await page.goto('/de/cart?step=checkout')
  expect(await submitForm(page, buyNow)).toBe(422)
  await expectFieldError(page, 'consent', getMessage('cart_consent_required', 'de'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: buyNow }).click()
  await payByCard(page, testCards.pays)
  await page.waitForURL(/\/de\/payment\/pass/)
  const title = getMessage('cart_payment_ordered_title', 'de')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_payment_to_order', 'de') }).click()
  await expect(page.locator('[data-new-order] a[href*="/download/"]')).toBeVisible()
})

test('without JavaScript, an order is paid from the balance, or the balance is kept [P4.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 50)
  await addSoundToCart(page.request)
  await page.goto('/de/cart?step=checkout')
  await page.locator('[data-balance-choice]').click()
  await expect(page.locator('[data-card-note]')).toBeVisible()
  await page.locator('[data-balance-choice]').click()
  await expect(page.locator('[data-card-note]')).toHaveCount(0)
  await page.getByRole('checkbox').check()
  expect(await submitForm(page, buyNow)).toBe(303)
  await expect(page).toHaveURL(/\/de\/profile\?tab=balance&order=/)
  await expect(page.locator('[data-new-order]')).toBeVisible()
})
