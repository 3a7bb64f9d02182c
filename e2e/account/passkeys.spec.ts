import type { Page } from '@playwright/test'
import { addAuthenticator } from '../support/authenticator.ts'
import { createCustomer, logOut } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

function getSection(page: Page) {
  return page.getByRole('region', { name: getMessage('profile_passkeys_title') })
}

/** Adds a passkey in the settings. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await visit(page, '/en/profile')
  await getSection(page).locator('[name=passkey_name]').fill(name)
  await getAddButton(page).click()
  await expect(getSection(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

function getAddButton(page: Page) {
  return getSection(page).getByRole('button', { name: getMessage('profile_passkeys_add') })
}

function getLoginButton(page: Page) {
  return page.getByRole('button', { name: getMessage('account_passkey_log_in') })
}

test('a customer adds a passkey, logs in with it and removes it, after which logging in with it is refused', async ({
  page,
}) => {
  await createCustomer(page.request)
  await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await expect(page.locator('[data-toast=success]')).toContainText(
    getMessage('profile_passkeys_added'),
  )
  await expect(getSection(page).locator('[name=passkey_name]')).not.toHaveValue('My laptop')
  await logOut(page)

  await visit(page, '/en/auth/login?backUrl=%2Fen%2Fprofile')
  await getLoginButton(page).click()
  await page.waitForURL(/\/en\/profile$/)
  const passkey = getSection(page).getByRole('listitem')
  await expect(passkey).toContainText('My laptop')
  await expect(passkey).not.toContainText(getMessage('profile_passkeys_unused'))
  await passkey.getByRole('button').click()
  await expect(passkey).toHaveCount(0)
  await logOut(page)

  await visit(page, '/en/auth/login')
  await getLoginButton(page).click()
  await expect(page.locator('[data-toast=danger]')).toContainText(
    getMessage('errors_reason_passkey_invalid'),
  )
  await expect(page).toHaveURL(/\/en\/auth\/login$/)
})

test('"remember me" also applies to a login with a passkey', async ({ page, context }) => {
  await createCustomer(page.request)
  await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  for (const remember of [false, true]) {
    await context.clearCookies()
    await visit(page, '/en/auth/login')
    if (remember) await page.getByRole('checkbox').check()
    await getLoginButton(page).click()
    await page.waitForURL(/\/en\/$/)
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect((token?.expires ?? -1) > 0).toBe(remember)
  }
})

test('a login response cannot be replayed', async ({ page, context }) => {
  await createCustomer(page.request)
  await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await context.clearCookies()
  await visit(page, '/en/auth/login')
  const [login] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('authenticatorData') === true),
    getLoginButton(page).click(),
  ])
  await page.waitForURL(/\/en\/$/)
  await context.clearCookies()
  const replayed = await page.request.post(login.url(), {
    headers: await login.allHeaders(),
    data: login.postData() ?? '',
  })
  expect(await replayed.text()).toContain('passkey_invalid')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
})

test('a visitor who fails user verification stays on the page and can try again', async ({
  page,
}) => {
  await createCustomer(page.request)
  const authenticator = await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await logOut(page)
  await visit(page, '/en/auth/login')
  await authenticator.setUserVerified(false)
  await getLoginButton(page).click()
  await expect(getLoginButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await authenticator.setUserVerified(true)
  await getLoginButton(page).click()
  await page.waitForURL(/\/en\/$/)
})

test('a device that already has a passkey for the account does not get a second one', async ({
  page,
}) => {
  await createCustomer(page.request)
  await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await getAddButton(page).click()
  await expect(page.getByText(getMessage('profile_passkeys_exists'))).toBeVisible()
  await expect(getSection(page).getByRole('listitem')).toHaveCount(1)
})

test('the passkey code is loaded only when a passkey is used', async ({ page }) => {
  await createCustomer(page.request)
  await addAuthenticator(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await visit(page, '/en/profile')
  const before = requested.filter((url) => url.endsWith('.js')).length
  await getAddButton(page).click()
  await expect(getSection(page).getByRole('listitem')).toHaveCount(1)
  expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before)
})
