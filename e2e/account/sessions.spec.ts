import type { Browser, Page } from '@playwright/test'
import { createCustomer, logIn } from '../support/customer.ts'
import type { Credentials } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Logs in from another browser; its page is closed after the test. */
async function logInElsewhere(
  browser: Browser,
  customer: Credentials,
  userAgent: string,
): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage()
  await logIn(page.request, customer)
  return page
}

function getSection(page: Page) {
  return page.getByRole('region', { name: getMessage('profile_sessions_title') })
}

/** Opens the settings, again if the sessions are left out because the provider was too slow. */
async function openSettings(page: Page): Promise<void> {
  await expect(async () => {
    await visit(page, '/en/profile')
    await expect(getSection(page)).toBeVisible()
  }).toPass()
}

test('the settings list each browser where the customer is logged in, with its dates [P4.09]', async ({
  page,
  browser,
}) => {
  const customer = await createCustomer(page.request)
  const phone = await logInElsewhere(browser, customer, phoneAgent)
  await openSettings(page)
  const rows = getSection(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const [own, other] = [rows.nth(0), rows.nth(1)]
  await expect(own).toContainText(getMessage('profile_sessions_current'))
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(other).toContainText('Safari, iPhone')
  await expect(other.locator('time')).toHaveCount(2)
  await expect(other.getByRole('button')).toHaveAccessibleName('Log out Safari, iPhone')
  await phone.context().close()
})

test('ending a session logs that browser out at its next request [P4.09]', async ({
  page,
  browser,
}) => {
  const customer = await createCustomer(page.request)
  const phone = await logInElsewhere(browser, customer, phoneAgent)
  await openSettings(page)
  const end = getMessage('profile_sessions_end')
  await getSection(page)
    .getByRole('button', { name: `${end} Safari, iPhone` })
    .click()
  await expect(page.locator('[data-toast=success]')).toContainText(
    getMessage('profile_sessions_ended'),
  )
  await expect(getSection(page).getByRole('listitem')).toHaveCount(1)
  await phone.goto('/en/profile')
  await expect(phone).toHaveURL(/\/en\/auth\/login\?.*expired=1/)
  await page.reload()
  await expect(page).toHaveURL(/\/en\/profile$/)
  await phone.context().close()
})

test('all other sessions can be ended at once [P4.09]', async ({ page, browser }) => {
  const customer = await createCustomer(page.request)
  const others = [
    await logInElsewhere(browser, customer, phoneAgent),
    await logInElsewhere(browser, customer, 'a browser of its own kind'),
  ]
  await openSettings(page)
  const section = getSection(page)
  await expect(section).toContainText(getMessage('profile_sessions_unknown'))
  await section.getByRole('button', { name: getMessage('profile_sessions_end_others') }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByRole('button')).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  for (const other of others) {
    await other.goto('/en/profile')
    await expect(other).toHaveURL(/\/en\/auth\/login/)
    await other.context().close()
  }
})
