import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('orders loaded with "show more" are still shown after going back and after a reload [R3.05 R4.02]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 100)
  // One more than the page size.
  for (let count = 0; count < 11; count += 1) await buySound(page.request)
  await visit(page, '/en/profile?tab=balance')
  const orders = page.locator('[data-order]')
  await expect(orders).toHaveCount(10)
  await page.getByRole('link', { name: getMessage('profile_orders_more') }).click()
  await expect(orders).toHaveCount(11)
  await expect(page.getByRole('link', { name: getMessage('profile_orders_more') })).toHaveCount(0)
  await page.locator('tbody th').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/en\/catalog\/\d+$/)
  await page.goBack()
  await expect(orders).toHaveCount(11)
  await page.reload()
  await expect(orders).toHaveCount(11)
})
