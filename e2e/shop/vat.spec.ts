import { buy, openCheckoutWithSound } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('a customer enters a country, sees its VAT, and opens the invoice of the order [P5.07 P5.08]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 5)
  await openCheckoutWithSound(page)
  const country = page.getByLabel(getMessage('cart_country_label'))
  const vat = page.locator('[data-sum=vat]')
  await expect(country).toHaveValue('NL')
  await expect(page.getByText(getMessage('cart_country_check'))).toBeVisible()
  await expect(vat).toContainText('Includes 21% VAT (Netherlands)')
  await country.selectOption('Finland')
  await expect(vat).toContainText('Includes 25.5% VAT (Finland)')
  await buy(page)

  const order = page.locator('[data-order]').first()
  await expect(order).toContainText('Includes 25.5% VAT (Finland)')
  await order.getByRole('link', { name: /^Invoice \d{4}-\d{6}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
  await expect(page.getByRole('row', { name: /^VAT 25\.5% \(Finland\) €/ })).toBeVisible()
  await expect(page.getByText('Ann Bee')).toBeVisible()

  await visit(page, '/en/profile')
  await expect(country).toHaveValue('FI')
  await country.selectOption('Austria')
  await expect(page.getByText(getMessage('profile_country_saved'))).toBeVisible()
  await page.reload()
  await expect(country).toHaveValue('AT')
})

test('an invoice is not shown to another customer, and leads guests to the login page [P5.08]', async ({
  page,
  request,
}) => {
  await createCustomer(page.request)
  const missing = await page.request.get('/invoices/2026-000001')
  expect(missing.status()).toBe(404)
  const guest = await request.get('/invoices/2026-000001', { maxRedirects: 0 })
  expect(guest.status()).toBe(303)
  expect(guest.headers()['location']).toContain('/auth/login')
})
