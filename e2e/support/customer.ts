import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '../../app/locales/locales.ts'
import { waitForHydration } from './navigation.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Creates credentials for a user who does not have an account yet. */
export function createCredentials(): Credentials {
  return { email: `ann-${randomUUID()}@example.com`, password: 'a long enough phrase' }
}

/**
 * Creates an account by posting the sign-up form. The session is stored in the cookie jar of
 * `request`; `page.request` shares its cookies with the page.
 */
export async function createCustomer(
  request: APIRequestContext,
  names: { readonly first_name?: string; readonly last_name?: string } = {},
): Promise<Credentials> {
  const user = createCredentials()
  const response = await request.post('/en/auth/sign-up', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: {
      first_name: 'Ann',
      last_name: 'Bee',
      username: createUsername(),
      ...names,
      ...user,
      agreement: 'on',
    },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  return user
}

/** Logs in by posting the login form; the session is stored in the cookie jar of `request`. */
export async function logIn(request: APIRequestContext, user: Credentials): Promise<void> {
  const response = await request.post('/en/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { ...user },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

/** Fills in and submits the sign-up form of the current page. */
export async function submitSignUp(
  page: Page,
  user: Credentials,
  locale: Locale = 'en',
): Promise<void> {
  await waitForHydration(page)
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill(createUsername())
  await page.locator('[name=email]').fill(user.email)
  await page.locator('[name=password]').fill(user.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: getMessage('account_sign_up', locale) }).click()
}

function createUsername(): string {
  return `ann-${randomUUID().slice(0, 8)}`
}

/** Fills in and submits the login form of the current page. */
export async function submitLogin(
  page: Page,
  user: Credentials,
  locale: Locale = 'en',
): Promise<void> {
  await waitForHydration(page)
  await page.locator('[name=email]').fill(user.email)
  await page.locator('[name=password]').fill(user.password)
  const name = getMessage('account_log_in', locale)
  await page.getByRole('button', { name, exact: true }).click()
}

/** Logs out with the button in the header and waits until the login link appears. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: getMessage('shop_nav_log_out') }).click()
  await expect(page.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
}
