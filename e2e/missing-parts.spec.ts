import type { Page } from '@playwright/test'
import { addLabel, signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({
  tolerated: /Failed to (load resource|fetch dynamically)|dynamically imported module|ERR_FAILED/,
})

/** Lets the files of a late part of the program fail. */
async function lose(page: Page, part: string): Promise<void> {
  await page.route(new RegExp(`/assets/\\w+/${part}-[^/]+\\.js`), (route) => route.abort())
}

/** The toast that says, in the page's language, that something went wrong. */
function apology(page: Page, locale: 'en' | 'de' = 'en') {
  return page.locator('[data-toast=danger]').filter({ hasText: text('errors_generic', locale) })
}

test('R8.02 a player that cannot be shown is told of', async ({ page, shopper }) => {
  await shopper.visit('/de/catalog?type=one-shots')
  await lose(page, 'player-bar')
  const play = page.locator('[data-row] [data-play]').first()
  await play.click()
  await expect(apology(page, 'de')).toBeVisible()
  await expect(page.locator('[data-player]')).toHaveCount(0)
})

test('R8.02 a modal that cannot be shown is told of, and leaves the page to be used', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await shopper.visit('/en/info')
  await lose(page, 'modals')
  await page.getByRole('button', { name: text('shop_nav_menu') }).click()
  await expect(apology(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('link', { name: text('legal_faq_title') })
    .first()
    .click()
  await expect(page).toHaveURL(/tab=faq/)
})

test('R8.02 a refusal whose words cannot be loaded is told in general', async ({
  page,
  shopper,
}) => {
  await signUp(page)
  await shopper.visit('/en/catalog?type=sample-packs')
  await page.locator('article a').first().click()
  await expect(page.locator('[data-tracklist]')).toBeVisible()
  await lose(page, 'failure-messages')
  // The pack and then one of its own sounds: the second is refused.
  const adds = page.getByRole('button', { name: addLabel })
  await adds.first().click()
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  await page.locator('[data-tracklist]').getByRole('button', { name: addLabel }).first().click()
  await expect(apology(page)).toBeVisible()
})

test('R2.18 R8.02 a log-out without an answer is told of, and can be tried again', async ({
  page,
  shopper,
}) => {
  await signUp(page)
  const logOut = page.getByRole('button', { name: text('shop_nav_log_out') })
  let answers = false
  await page.route('**/_serverFn/**', (route) => (answers ? route.continue() : route.abort()))
  await shopper.ready()
  await logOut.click()
  await expect(apology(page)).toBeVisible()
  await expect(logOut).toBeEnabled()
  answers = true
  await logOut.click()
  await expect(page.getByRole('link', { name: text('shop_nav_log_in') })).toBeVisible()
})
