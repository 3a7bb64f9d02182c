import { randomUUID } from 'node:crypto'
import type { Download, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { Locale } from '../../app/locales/locales.ts'
import { expect, hydrated } from './test.ts'
import { text } from './texts.ts'

export { hydrated } from './test.ts'

export interface Shopper {
  readonly email: string
  readonly password: string
}

export const cards = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002' } as const

/** Somebody the shop does not know yet. */
export function stranger(): Shopper {
  return { email: `ann-${randomUUID()}@example.com`, password: 'a long enough phrase' }
}

/** Fills and sends the sign-up form at hand. */
export async function fillSignUp(
  page: Page,
  shopper: Shopper,
  locale: Locale = 'en',
): Promise<void> {
  await hydrated(page)
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill(`ann-${randomUUID().slice(0, 8)}`)
  await page.locator('[name=email]').fill(shopper.email)
  await page.locator('[name=password]').fill(shopper.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('account_sign_up', locale) }).click()
}

/** Signs a stranger up and waits until they are logged in. */
export async function signUp(page: Page, locale: Locale = 'en'): Promise<Shopper> {
  const shopper = stranger()
  await page.goto(`/${locale}/auth/sign-up`)
  await fillSignUp(page, shopper, locale)
  const logOutButton = page.getByRole('button', { name: text('shop_nav_log_out', locale) })
  await logOutButton.waitFor()
  await hydrated(page)
  return shopper
}

/** Logs out by the header and waits until the page is a visitor's again. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('shop_nav_log_out') }).click()
  await expect(page.getByRole('link', { name: text('shop_nav_log_in') })).toBeVisible()
}

/** Fills and sends the login form at hand. */
export async function fillLogin(
  page: Page,
  shopper: Shopper,
  locale: Locale = 'en',
): Promise<void> {
  await hydrated(page)
  await page.locator('[name=email]').fill(shopper.email)
  await page.locator('[name=password]').fill(shopper.password)
  await page.getByRole('button', { name: text('account_log_in', locale) }).click()
}

/** Fills and sends the demo card form of the payment page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/pay\//)
  await page.locator('[name=number]').fill(number)
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('[name=name]').fill('Ann Bee')
  await page.locator('button[value=pay]').click()
}

/** The rows of sounds that can be bought alone. */
export function buyableRows(page: Page): Locator {
  return page.locator('[data-row]').filter({ has: page.getByRole('button', { name: addLabel }) })
}

/** What the buttons that put something into the cart are called. */
export const addLabel = new RegExp(`^${text('cart_add_label', 'en', { name: '.+' })}$`)

/** Puts the first sound of the list at hand into the cart; tells its name. */
export async function addFirstSound(page: Page): Promise<string> {
  const row = buyableRows(page).first()
  const name = await row.getByRole('link').first().innerText()
  await row.getByRole('button', { name: addLabel }).click()
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  return name
}

/** Puts the first one-shot into the cart and opens the checkout; tells its name. */
export async function checkOutSound(page: Page): Promise<string> {
  await page.goto('/en/catalog?type=one-shots')
  await hydrated(page)
  const name = await addFirstSound(page)
  await page.goto('/en/cart?step=checkout')
  await hydrated(page)
  return name
}

/** Tops the balance up from the profile and comes back to it. */
export async function topUp(page: Page, euros: number): Promise<void> {
  await page.goto('/en/profile?tab=balance')
  await hydrated(page)
  await page.locator('[name=other]').fill(String(euros))
  await page.getByRole('button', { name: text('profile_top_up_submit') }).click()
  await payByCard(page, cards.pays)
  await page.waitForURL(/\/en\/profile\?tab=balance/)
  await hydrated(page)
}

/**
 * Waits until a page that was opened without a load shows its content and has gone to its top, which
 * it does a moment later: a press in that moment would miss what moves away under it.
 */
export async function arrivedAt(page: Page, address: RegExp, content: string): Promise<void> {
  await page.waitForURL(address)
  await hydrated(page)
  await page.locator(content).first().waitFor()
  // The page set its own timer, of half this time, when it showed its content: it is done first.
  await page.evaluate(() => new Promise((next) => setTimeout(next, 200)))
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0)
}

/** Agrees to immediate delivery, presses the button that buys, and arrives at the order. */
export async function buy(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Buy now/ }).click()
  await arrivedAt(page, /\/en\/profile\?.*order=/, '[data-new-order]')
}

/** The bytes of a file the browser downloaded. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}
