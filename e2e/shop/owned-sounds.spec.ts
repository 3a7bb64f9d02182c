import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('a pack of which a sound is owned says so, costs less, and replaces its other sounds in the cart [P4.02 P4.03 P4.04]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 50)
  const [line] = (await buySound(page.request)).lines
  await visit(page, `/en/catalog/${line?.productId}`)
  await page.locator('article h2 a').first().click()
  const bar = page.locator('[data-purchase-bar]')
  await expect(bar).toContainText(/You own 1 of \d+: €\d+\.\d\d off/)
  await expect(bar.locator('s')).toBeVisible()
  await expect(page.locator('[data-row] a[href^="/download/"]')).toHaveCount(1)
  // Another sound of the same pack.
  const other = page
    .locator('[data-row]')
    .getByRole('button', {
      name: new RegExp(`^${getMessage('cart_add_label', 'en', { name: '' })}`),
    })
    .first()
  await other.click()
  await expect(page.locator('[data-toast]').first()).toBeVisible()
  await bar.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.locator('[data-toast]').first()).toContainText('replaces one of its sounds')
  await visit(page, '/en/cart')
  await expect(page.locator('[data-cart-line]')).toHaveCount(1)
  await expect(page.locator('[data-sum=owned-credit]')).toBeVisible()
  await visit(page, '/en/cart?step=checkout')
  await expect(page.locator('[data-sum=owned-credit]')).toBeVisible()
})
