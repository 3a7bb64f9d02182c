import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { visit, waitForPage } from './navigation.ts'
import { addSoundToCart } from './server-calls.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'

export { testCards } from './server-calls.ts'

/** Matches the label of any "add to cart" button. */
export const addToCartPattern = new RegExp(
  `^${getMessage('cart_add_label', 'en', { name: '.+' })}$`,
)

/** Locates the rows of sounds that can be added to the cart. */
export function getAddableRows(page: Page): Locator {
  return page
    .locator('[data-row]')
    .filter({ has: page.getByRole('button', { name: addToCartPattern }) })
}

/**
 * Adds a product to a customer's cart by `press`, and waits for the shop's answer: the page shows the
 * product before, and a page that is opened meanwhile would not.
 */
export async function waitForAddition(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/_serverFn/addToCart'))
  await press()
  await (await answer).finished()
}

/** Presses a button that adds a product to a customer's cart; see `waitForAddition`. */
export async function pressAdd(page: Page, button: Locator): Promise<void> {
  await waitForAddition(page, () => button.click())
}

/** Adds the first sound in the current list to an empty cart and returns its name. */
export async function addFirstSound(page: Page): Promise<string> {
  const row = getAddableRows(page).first()
  const name = await row.getByRole('link').first().innerText()
  await pressAdd(page, row.getByRole('button', { name: addToCartPattern }))
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  return name
}

/** Opens the checkout with the first one-shot in the cart and returns its name. */
export async function openCheckoutWithSound(page: Page): Promise<string> {
  const { name } = await addSoundToCart(page.request)
  await visit(page, '/en/cart?step=checkout')
  return name
}

/** Submits the profile's top-up form, which leads to the payment page. */
export async function startTopUp(page: Page, euros: number): Promise<void> {
  await visit(page, '/en/profile?tab=balance')
  await page.locator('[name=other]').fill(String(euros))
  await page.getByRole('button', { name: getMessage('profile_top_up_submit') }).click()
}

/** Fills in and submits the card form of the payment page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/pay\//)
  await page.locator('[name=number]').fill(number)
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  await page.locator('[name=name]').fill('Ann Bee')
  await page.locator('button[value=pay]').click()
}

/** Consents to immediate delivery and goes to the payment page for the order. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Buy now/ }).click()
}

/** Waits for the page of the order that was placed by itself after the payment. */
export async function waitForOrder(page: Page): Promise<void> {
  await waitForPage(page, /\/en\/profile\?.*order=/, '[data-new-order]')
}

/** Consents to immediate delivery, places the order and waits for its page. */
export async function buy(page: Page): Promise<void> {
  await goToPayment(page)
  await waitForOrder(page)
}

/** Reads the bytes of a downloaded file. */
export async function readDownload(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}
