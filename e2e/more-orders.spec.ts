import { addFirstSound, buy, hydrated, signUp, topUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R3.05 R4.02 the orders that "show more" has brought are there again after a look elsewhere', async ({
  page,
}) => {
  // Eleven orders are one more than a page of them.
  test.slow()
  await signUp(page)
  await topUp(page, 100)
  for (let count = 0; count < 11; count += 1) {
    await page.goto('/en/catalog?type=one-shots')
    await hydrated(page)
    await addFirstSound(page)
    await page.goto('/en/cart?step=checkout')
    await hydrated(page)
    await buy(page)
  }
  await page.goto('/en/profile?tab=balance')
  await hydrated(page)
  const orders = page.locator('[data-order]')
  await expect(orders).toHaveCount(10)
  await page.getByRole('link', { name: text('profile_orders_more') }).click()
  await expect(orders).toHaveCount(11)
  await expect(page.getByRole('link', { name: text('profile_orders_more') })).toHaveCount(0)
  await page.locator('tbody').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/en\/catalog\/\d+$/)
  await page.goBack()
  await expect(orders).toHaveCount(11)
  await page.reload()
  await expect(orders).toHaveCount(11)
})
