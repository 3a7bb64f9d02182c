import type { Page } from '@playwright/test'
import { addToCartPattern } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({
  allowedErrors:
    /Failed to (load resource|fetch dynamically)|dynamically imported module|ERR_FAILED/,
})

/** Aborts the requests for a lazily loaded chunk. */
async function abortChunkRequests(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/\\w+/${name}-[^/]+\\.js`), (route) => route.abort())
}

/** Locates the toast with the generic error message. */
function getGenericErrorToast(page: Page, locale: 'en' | 'de' = 'en') {
  return page
    .locator('[data-toast=danger]')
    .filter({ hasText: getMessage('errors_generic', locale) })
}

test('a player that fails to load is reported [R8.02]', async ({ page }) => {
  await visit(page, '/de/catalog?type=one-shots')
  await abortChunkRequests(page, 'player-bar')
  const play = page.locator('[data-row] [data-play]').first()
  await play.click()
  await expect(getGenericErrorToast(page, 'de')).toBeVisible()
  await expect(page.locator('[data-player]')).toHaveCount(0)
})

test('a modal that fails to load is reported and leaves the page usable [R8.02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await visit(page, '/en/info')
  await abortChunkRequests(page, 'modals')
  await page.getByRole('button', { name: getMessage('shop_nav_menu') }).click()
  await expect(getGenericErrorToast(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('link', { name: getMessage('legal_faq_title') })
    .first()
    .click()
  await expect(page).toHaveURL(/tab=faq/)
})

test('a refusal whose message fails to load is reported with the generic message [R8.02]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 50)
  await visit(page, '/en/catalog?type=one-shots')
  await abortChunkRequests(page, 'failure-messages')
  // Adding a sound is refused if it has been bought in another tab.
  await buySound(page.request)
  await page.locator('[data-row]').getByRole('button', { name: addToCartPattern }).first().click()
  await expect(getGenericErrorToast(page)).toBeVisible()
})

test('a logout that gets no response is reported and can be retried [R2.18 R8.02]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/')
  const logOut = page.getByRole('button', { name: getMessage('shop_nav_log_out') })
  let isOnline = false
  await page.route('**/_serverFn/**', (route) => (isOnline ? route.continue() : route.abort()))
  await logOut.click()
  await expect(getGenericErrorToast(page)).toBeVisible()
  await expect(logOut).toBeEnabled()
  isOnline = true
  await logOut.click()
  await expect(page.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
})
