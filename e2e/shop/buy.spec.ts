import type { Page } from '@playwright/test'
import {
  addFirstSound,
  goToPayment,
  waitForOrder,
  addToCartPattern,
  buy,
  testCards,
  openCheckoutWithSound,
  payByCard,
  pressAdd,
  readDownload,
  startTopUp,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit, waitForHydration, waitForPage } from '../support/navigation.ts'
import { findProductPath } from '../support/product-path.ts'
import { topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { readWavHeader } from '../support/wav-header.ts'
import { readZipNames } from '../support/zip-names.ts'

declare global {
  /** The balances that the page has displayed since `recordBalances` was called. */
  var balances: string[]
}

/** Starts recording each balance that the current page displays in `globalThis.balances`. */
async function recordBalances(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.balances = []
    new MutationObserver(() => {
      const balance = document.querySelector<HTMLElement>('[data-balance]')?.dataset['balance']
      if (balance && balance !== globalThis.balances.at(-1)) globalThis.balances.push(balance)
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
}

test('a new customer pays for a sound by card, whose order is then placed by itself, and downloads a WAV file [R1.02 R2.06 R6.02] [P4.01] [P4.13]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/catalog?type=one-shots')
  const name = await addFirstSound(page)

  await visit(page, '/en/cart')
  await expect(page.getByRole('heading', { name: getMessage('cart_title') })).toBeVisible()
  await expect(page.getByText(getMessage('cart_codes_note'))).toBeVisible()
  await page.getByRole('link', { name: getMessage('cart_pay'), exact: true }).click()
  await page.waitForURL(/step=checkout/)
  await waitForHydration(page)

  await applyCode(page, 'FIRSTLISTEN')
  const due = /€[\d.]+/.exec(await page.locator('[data-sum=due]').innerText())?.[0] ?? 'none'
  await goToPayment(page)
  await page.waitForURL(/\/pay\//)
  await expect(page.locator('.total')).toContainText(due)
  await expect(page.locator('.summary')).toContainText(name)
  await payByCard(page, testCards.pays)
  await waitForOrder(page)
  await expect(page.getByText(getMessage('cart_order_created'))).toBeVisible()
  await expect(page.locator('#new-order')).toBeFocused()
  await expect(page.locator('#new-order')).toBeInViewport()
  await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '0')
  await expect(page.locator('[data-cart-count]')).toHaveCount(0)
  const order = page.locator('[data-new-order]')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    order
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.wav$/)
  const header = readWavHeader(await readDownload(download))
  expect(header).toMatchObject({ format: 1, sampleRate: 44_100, bitsPerSample: 24 })
  expect(header.dataBytes).toBe(header.frames * header.channels * 3)
  expect(header.peak).toBeGreaterThan(0.1)
})

test('a customer can top up instead, returns to the checkout and pays from the balance [R4.03] [P4.01]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await openCheckoutWithSound(page)
  await page.getByRole('link', { name: getMessage('cart_top_up_offer') }).click()
  await page.waitForURL(/\/en\/profile\?tab=balance/)
  await startTopUp(page, 20)
  await payByCard(page, testCards.pays)
  await waitForPage(page, /\/en\/profile\?tab=balance/, '[data-balance="2000"]')
  await visit(page, '/en/cart?step=checkout')
  await recordBalances(page)
  await buy(page)
  await expect(page.getByText(getMessage('cart_order_created'))).toBeVisible()
  const balance = await page.locator('[data-balance]').getAttribute('data-balance')
  // The balance from before the purchase is never displayed.
  expect(await page.evaluate(() => globalThis.balances)).toEqual([balance])
})

test('a purchased pack downloads as a ZIP file with all its sounds, and the customer then owns its one-shots [R3.05 R3.06]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 60)

  const packPath = await findProductPath(page.request, 'sample-packs')
  await visit(page, packPath)
  const pack = await page.getByRole('heading', { level: 1 }).innerText()
  const sounds = await page.locator('[data-row]').count()
  const add = getMessage('cart_add_label', 'en', { name: pack })
  await pressAdd(page, page.getByRole('button', { name: add }).first())
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')

  await visit(page, '/en/cart?step=checkout')
  await buy(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-new-order]').getByRole('link').first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const names = readZipNames(await readDownload(download))
  expect(names.filter((file) => file.endsWith('.wav'))).toHaveLength(sounds)

  await visit(page, packPath)
  await expect(
    page
      .getByRole('link', { name: getMessage('cart_download_label', 'en', { name: pack }) })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: addToCartPattern })).toHaveCount(0)
})

test.describe('the payment page', () => {
  // A declined card is a 402.
  test.use({ allowedErrors: /status of 402/ })

  test('a declined card is not charged, and the customer can pay with another one [R7.16]', async ({
    page,
  }) => {
    await createCustomer(page.request)
    await startTopUp(page, 20)
    await payByCard(page, testCards.declines)
    await expect(page.getByRole('alert')).toBeVisible()
    await payByCard(page, testCards.pays)
    await page.waitForURL(/\/en\/profile\?tab=balance/)
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '2000')
  })

  test('closing the payment page reports that nothing was charged and offers to try again [R2.28]', async ({
    page,
  }) => {
    await createCustomer(page.request)
    await startTopUp(page, 50)
    await page.waitForURL(/\/pay\//)
    await page.locator('button[value=close]').click()
    await page.waitForURL(/\/en\/payment\/close/)
    await expect(page.getByText(getMessage('cart_payment_nothing_charged'))).toBeVisible()
    await page.getByRole('link', { name: getMessage('cart_payment_try_again') }).click()
    await page.waitForURL(/\/en\/profile\?tab=balance/)
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', '0')
  })

  test('closing the payment page after a declined payment reports that it was declined', async ({
    page,
  }) => {
    await createCustomer(page.request)
    await startTopUp(page, 50)
    await payByCard(page, testCards.declines)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.locator('button[value=close]').click()
    await page.waitForURL(/\/en\/payment\/close\?.*declined/)
    await expect(page.getByText(getMessage('cart_payment_declined_text'))).toBeVisible()
  })
})

test('double-clicking "Buy now" creates only one order [R4.03]', async ({ page }) => {
  await createCustomer(page.request)
  await topUp(page.request, 10)
  await openCheckoutWithSound(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Buy now/ }).dblclick()
  await page.waitForURL(/order=/)
  await expect(page.locator('[data-order]')).toHaveCount(1)
})

test('a purchase without consent to immediate delivery is refused with an error next to the checkbox', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 10)
  await openCheckoutWithSound(page)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: /^Buy now/ }).click()
  await expect(page.getByText(getMessage('cart_consent_required'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
})

test('an invalid code stays in its field with an error; a gift card pays the total and keeps the remaining value', async ({
  page,
}) => {
  await createCustomer(page.request)
  await openCheckoutWithSound(page)
  await page.locator('[name=code]').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: getMessage('cart_code_apply') }).click()
  await expect(page.getByText(getMessage('errors_reason_coupon_invalid'))).toBeVisible()
  await expect(page.locator('[name=code]')).toHaveValue('NO-SUCH-CODE')
  const total = await page.locator('[data-sum=total]').innerText()
  const price = Number(/€([\d.]+)/.exec(total)?.[1])
  await applyCode(page, 'GIFT-TUNE-2500')
  await expect(page.locator('[data-sum=due]')).toContainText('€0.00')
  const card = page.locator('[data-code=GIFT-TUNE-2500]')
  await expect(card).toContainText(`Remaining balance: ${(25 - price).toFixed(2)} Tunes`)
  await card.getByRole('button').click()
  await expect(card).toHaveCount(0)
  await expect(page.locator('[data-sum=due]')).toContainText(`€${price.toFixed(2)}`)
})

async function applyCode(page: Page, code: string): Promise<void> {
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: getMessage('cart_code_apply') }).click()
  await expect(page.locator(`[data-code=${code}]`)).toBeVisible()
}
