import type { Page } from '@playwright/test'
import { createCustomer, logOut } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Logs the customer out in another tab of the same browser. */
async function logOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await visit(other, '/en/contacts')
  await logOut(other)
  await other.close()
}

function getLogInLink(page: Page) {
  return page.getByRole('link', { name: getMessage('shop_nav_log_in') })
}

function getLogOutButton(page: Page) {
  return page.getByRole('button', { name: getMessage('shop_nav_log_out') })
}

test('going back after a logout in another tab shows the page as a guest sees it', async ({
  playwright,
}, info) => {
  const { launchOptions, baseURL } = info.project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright disables the back/forward cache by default; Chromium's headless shell has none.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await (await browser.newContext({ baseURL })).newPage()
  await createCustomer(page.request)
  await visit(page, '/en/catalog')
  await expect(getLogOutButton(page)).toBeVisible()
  await page.goto('/robots.txt')
  await logOutInAnotherTab(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(getLogInLink(page)).toBeVisible()
  await expect(getLogOutButton(page)).not.toBeAttached()
  await browser.close()
})

test('a customer’s page from the back/forward cache is hidden until its session is confirmed', async ({
  page,
}) => {
  const dispatch = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await createCustomer(page.request)
  await visit(page, '/en/catalog')
  await dispatch('pagehide')
  await expect(getLogOutButton(page)).toBeHidden()
  await dispatch('pageshow')
  await expect(getLogOutButton(page)).toBeVisible()

  await dispatch('pagehide')
  await logOutInAnotherTab(page)
  await dispatch('pageshow')
  await expect(getLogInLink(page)).toBeVisible()
  await expect(getLogOutButton(page)).not.toBeAttached()
})
