import type { Page } from '@playwright/test'
import {
  addToCartPattern,
  pressAdd,
  getAddableRows,
  goToPayment,
  payByCard,
  testCards,
  waitForOrder,
} from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { findProductPath } from '../support/product-path.ts'
import { expect } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { waitForFieldError } from './fixture.ts'
import type { Scenario, Fixture } from './fixture.ts'

export const customerScenarios: readonly Scenario[] = [
  {
    screens: [
      'profile-settings',
      'profile-picture',
      'profile-wrong',
      'profile-balance',
      'cart-empty',
    ],
    run: showProfile,
  },
  {
    screens: [
      'cart-one',
      'cart-many',
      'checkout',
      'checkout-code-refused',
      'checkout-code',
      'card-form',
      'card-wrong',
      'card-declined',
      'checkout-without-consent',
      'new-order',
      'print-order',
      'order-list',
      'one-shot-owned',
      'payment-pass',
    ],
    run: buySounds,
  },
]

async function showProfile(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await createCustomer(page.request)
  await open('/en/profile?tab=balance')
  await show('profile-balance')
  await open('/en/cart')
  await show('cart-empty')
  await open('/en/profile')
  await show('profile-settings')
  await page.locator('[name=first_name]').fill('')
  await page.locator('[name=new_password]').fill('short')
  await page.locator('form:has([name=first_name]) button[type=submit]').click()
  await waitForFieldError(fixture)
  await show('profile-wrong')
  await open('/en/profile')
  await uploadPicture(fixture)
  await show('profile-picture')
}

async function buySounds(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await createCustomer(page.request)
  const oneShot = await findProductPath(page.request, 'one-shots')
  await open('/en/catalog?type=one-shots')
  await addSounds(fixture, 1, 1)
  await open('/en/cart')
  await show('cart-one')
  await open('/en/catalog?type=one-shots')
  await addSounds(fixture, 2, 4)
  await open('/en/cart')
  await show('cart-many')
  await open('/en/cart?step=checkout')
  await show('checkout')
  await enterCodes(fixture)
  await placeOrder(fixture)
  await open(oneShot)
  await show('one-shot-owned')
  await topUp(fixture)
}

/** Adds sounds from the current list; the cart grows from `first - 1` to `last` items. */
async function addSounds({ page }: Fixture, first: number, last: number): Promise<void> {
  for (let count = first; count <= last; count += 1) {
    const row = getAddableRows(page).first()
    await pressAdd(page, row.getByRole('button', { name: addToCartPattern }))
    await expect(page.locator('[data-cart-count]')).toHaveText(`(${count})`)
  }
}

async function enterCodes(fixture: Fixture): Promise<void> {
  const { page, show } = fixture
  const apply = page.locator('form:has([name=code]) button[type=submit]')
  await page.locator('[name=code]').fill('NO-SUCH-CODE')
  await apply.click()
  await waitForFieldError(fixture)
  await show('checkout-code-refused')
  await page.locator('[name=code]').fill('FIRSTLISTEN')
  await apply.click()
  await page.locator('[data-code=FIRSTLISTEN]').waitFor()
  await show('checkout-code')
}

/** Pays for the order by card, after some failed attempts. */
async function payForOrder(fixture: Fixture): Promise<void> {
  const { page, show } = fixture
  await goToPayment(page)
  await page.waitForURL(/\/pay\//)
  await show('card-form')
  await page.locator('button[value=pay]').click()
  await waitForFieldError(fixture)
  await show('card-wrong')
  await payByCard(page, testCards.declines)
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
  await show('card-declined')
  await payByCard(page, testCards.pays)
  await waitForOrder(page)
}

async function placeOrder(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await page.getByRole('button', { name: /^Buy now/ }).click()
  await waitForFieldError(fixture)
  await show('checkout-without-consent')
  await payForOrder(fixture)
  await show('new-order')
  await show('print-order')
  await open('/en/profile?tab=balance')
  await show('order-list')
}

async function topUp(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await disablePaymentRedirect(page)
  await open('/en/profile?tab=balance')
  await page.locator('[name=other]').fill('5')
  await page.getByRole('button', { name: getMessage('profile_top_up_submit') }).click()
  await payByCard(page, testCards.pays)
  await page.locator('[data-payment=credited]').waitFor()
  await show('payment-pass')
}

/** Prevents the page after a payment from redirecting, so that it can be checked. */
async function disablePaymentRedirect(page: Page): Promise<void> {
  await page.addInitScript((redirectDelay) => {
    const { setTimeout: start } = globalThis
    const startOthers = (task: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === redirectDelay ? 0 : start(task, wait, ...rest)
    Object.assign(globalThis, { setTimeout: startOthers })
  }, 1500)
}

/** Uploads a screenshot of part of the current page as the profile picture. */
async function uploadPicture({ page }: Fixture): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ann.png', mimeType: 'image/png', buffer })
  await page.locator(`main img[alt="${getMessage('profile_image')}"]`).waitFor()
}
