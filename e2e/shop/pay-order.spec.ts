import {
  addToCartPattern,
  pressAdd,
  getAddableRows,
  goToPayment,
  openCheckoutWithSound,
  payByCard,
  testCards,
  waitForOrder,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit, waitForHydration, waitForPage } from '../support/navigation.ts'
import { topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('closing the payment page of an order changes nothing, and Back and a second try lead to one order [P4.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  const name = await openCheckoutWithSound(page)
  await goToPayment(page)
  await page.waitForURL(/\/pay\//)
  await page.goBack()
  await page.waitForURL(/step=checkout/)
  await waitForHydration(page)
  await goToPayment(page)
  await page.waitForURL(/\/pay\//)
  await page.locator('button[value=close]').click()
  await page.waitForURL(/\/en\/payment\/close/)
  await expect(page.getByText(getMessage('cart_payment_nothing_charged'))).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_payment_try_again') }).click()
  await waitForPage(page, /step=checkout/, '[name=consent]')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await goToPayment(page)
  await payByCard(page, testCards.pays)
  await waitForOrder(page)
  await expect(page.locator('[data-order]')).toHaveCount(1)
})

test('if the cart changes while it is paid for, nothing is ordered, and the page says where the money is [P4.01]', async ({
  page,
  context,
}) => {
  await createCustomer(page.request)
  await openCheckoutWithSound(page)
  await goToPayment(page)
  await page.waitForURL(/\/pay\//)
  const other = await context.newPage()
  await visit(other, '/en/catalog?type=one-shots')
  const row = getAddableRows(other).nth(1)
  await pressAdd(other, row.getByRole('button', { name: addToCartPattern }))
  await expect(other.locator('[data-cart-count]')).toHaveText('(2)')
  await other.close()
  await payByCard(page, testCards.pays)
  await expect(
    page.getByRole('heading', { name: getMessage('cart_payment_not_ordered_title') }),
  ).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_payment_to_checkout') }).click()
  await waitForPage(page, /step=checkout/, '[name=consent]')
  await expect(page.locator('[data-sum=from-balance]')).toBeVisible()
})

test('the balance pays first, or is kept if wished [P4.01]', async ({ page }) => {
  await createCustomer(page.request)
  await topUp(page.request, 50)
  await openCheckoutWithSound(page)
  await expect(page.locator('[data-sum=balance-after]')).toBeVisible()
  await page.locator('[data-balance-choice]').click()
  await page.waitForURL(/balance=keep/)
  await goToPayment(page)
  await payByCard(page, testCards.pays)
  await waitForOrder(page)
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '5000')
})
