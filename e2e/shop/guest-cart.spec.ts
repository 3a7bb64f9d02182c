import type { Page } from '@playwright/test'
import { addToCartPattern, getAddableRows } from '../support/checkout.ts'
import {
  createCredentials,
  createCustomer,
  submitLogin,
  submitSignUp,
} from '../support/customer.ts'
import { navigate, visit, waitForPage } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { addRowsToTray } from '../support/tray.ts'

const catalogue = '/en/catalog?type=one-shots'

/** Adds the next sound of the list that is not in the cart, as a guest, and returns its id. */
async function addAsGuest(page: Page, path: string): Promise<string> {
  await visit(page, path)
  const row = getAddableRows(page).first()
  const href = await row.getByRole('link').first().getAttribute('href')
  await row.getByRole('button', { name: addToCartPattern }).click()
  await waitForPage(page, /\/en\/auth\/login\?backUrl=/, '[name=email]')
  return href?.split('/').at(-1) ?? ''
}

const readCartIds = (page: Page) =>
  page
    .locator('[data-cart-line]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-cart-line') ?? ''))

test('what a guest wants on several pages is counted in the header and is in the cart after signing up, each sound once [P4.11]', async ({
  page,
}) => {
  const ids = [await addAsGuest(page, catalogue)]
  await expect(page.locator('[data-toast]')).toHaveText(getMessage('errors_log_in_first'))
  ids.push(await addAsGuest(page, `${catalogue}&sort=price-desc`))
  // Days later, in a new document.
  await visit(page, catalogue)
  await expect(page.locator('[data-cart-count]')).toHaveText('(2)')
  ids.push(await addAsGuest(page, '/en/catalog?type=loops'))

  await navigate(page, '/en/')
  await page.getByRole('banner').getByRole('link', { name: 'Cart (3)' }).click()
  await waitForPage(page, /\/en\/auth\/login\?backUrl=%2Fen%2Fcart$/, '[data-guest-cart]')
  await expect(page.locator('[data-toast="danger"]')).toHaveCount(0)
  const invitation = page.locator('[data-guest-cart]')
  await expect(invitation).toContainText(getMessage('cart_guest_waiting', 'en', { count: '3' }))
  await page.getByRole('link', { name: getMessage('account_create_link') }).click()
  await expect(invitation).toBeVisible()
  await submitSignUp(page, createCredentials())
  await page.waitForURL(/\/en\/cart$/)
  await expect(page.locator('[data-cart-line]')).toHaveCount(3)
  expect((await readCartIds(page)).toSorted()).toEqual(ids.toSorted())
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull()
})

test('a deck that a guest adds is in the cart after the login, and its panel does not cover the form [P4.11 P4.12]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await addRowsToTray(page, catalogue, 3)
  await page
    .locator('[data-player]')
    .getByRole('button', { name: getMessage('tray_open') })
    .click()
  const panel = page.getByRole('region', { name: getMessage('tray_title') })
  await expect(panel).toBeFocused()
  await panel.getByRole('button', { name: getMessage('cart_all_add') }).click()
  await waitForPage(page, /\/en\/auth\/login\?backUrl=/, '[name=email]')
  await expect(panel).toHaveCount(0)
  await submitLogin(page, customer)
  await page.waitForURL(/\/en\/catalog\?type=one-shots/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(3)')
  const text = getMessage('cart_all_added', 'en', { count: '3' })
  await expect(page.locator('[data-toast]').filter({ hasText: text })).toBeVisible()
})

test('a guest removes a product before logging in, and another tab follows [P4.11]', async ({
  page,
  context,
}) => {
  await addAsGuest(page, catalogue)
  await addAsGuest(page, catalogue)
  const other = await context.newPage()
  await visit(other, catalogue)
  await expect(other.locator('[data-cart-count]')).toHaveText('(2)')
  await page.locator('[data-guest-cart] summary').click()
  await page.locator('[data-guest-cart] li').getByRole('button').first().click()
  await expect(page.locator('[data-guest-cart] li')).toHaveCount(1)
  await expect(other.locator('[data-cart-count]')).toHaveText('(1)')
})
