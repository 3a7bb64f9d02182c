import type { Page } from '@playwright/test'
import { addLabel, buy, buyableRows, cards, hydrated, payByCard, signUp } from '../support/steps.ts'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { firstProduct, refused } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

export const customerScenes: readonly Scene[] = [
  {
    screens: [
      'profile-settings',
      'profile-picture',
      'profile-wrong',
      'profile-balance',
      'cart-empty',
    ],
    play: lookAround,
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
    play: buySomething,
  },
]

async function lookAround(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await signUp(page)
  await open('/en/profile?tab=balance')
  await show('profile-balance')
  await open('/en/cart')
  await show('cart-empty')
  await open('/en/profile')
  await show('profile-settings')
  await page.locator('[name=first_name]').fill('')
  await page.locator('[name=new_password]').fill('short')
  await page.locator('form:has([name=first_name]) button[type=submit]').click()
  await refused(stage)
  await show('profile-wrong')
  await open('/en/profile')
  await givePicture(stage)
  await show('profile-picture')
}

async function buySomething(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await signUp(page)
  const oneShot = await firstProduct(stage, 'one-shots')
  await add(stage, 1, 1)
  await open('/en/cart')
  await show('cart-one')
  await open('/en/catalog?type=one-shots')
  await add(stage, 2, 4)
  await open('/en/cart')
  await show('cart-many')
  await open('/en/cart?step=checkout')
  await show('checkout')
  await enterCodes(stage)
  await payMissing(stage)
  await order(stage)
  await open(oneShot)
  await show('one-shot-owned')
  await topUp(stage)
}

/** Puts the next sounds of the list at hand into the cart, up to so many. */
async function add({ page }: Stage, first: number, last: number): Promise<void> {
  for (let count = first; count <= last; count += 1) {
    await buyableRows(page).first().getByRole('button', { name: addLabel }).click()
    await expect(page.locator('[data-cart-count]')).toHaveText(`(${count})`)
  }
}

async function enterCodes(stage: Stage): Promise<void> {
  const { page, show } = stage
  const apply = page.locator('form:has([name=code]) button[type=submit]')
  await page.locator('[name=code]').fill('NO-SUCH-CODE')
  await apply.click()
  await refused(stage)
  await show('checkout-code-refused')
  await page.locator('[name=code]').fill('FIRSTLISTEN')
  await apply.click()
  await page.locator('[data-code=FIRSTLISTEN]').waitFor()
  await show('checkout-code')
}

async function payMissing(stage: Stage): Promise<void> {
  const { page, show } = stage
  await page.getByRole('button', { name: /^Top up the missing/ }).click()
  await page.waitForURL(/\/pay\//)
  await show('card-form')
  await page.locator('button[value=pay]').click()
  await refused(stage)
  await show('card-wrong')
  await payByCard(page, cards.declines)
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
  await show('card-declined')
  await payByCard(page, cards.pays)
  await page.waitForURL(/step=checkout/)
  await hydrated(page)
}

async function order(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await page.getByRole('button', { name: /^Buy now/ }).click()
  await refused(stage)
  await show('checkout-without-consent')
  await buy(page)
  await page.locator('[data-new-order]').waitFor()
  await show('new-order')
  await show('print-order')
  await open('/en/profile?tab=balance')
  await show('order-list')
}

async function topUp(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await keepGoodNews(page)
  await open('/en/profile?tab=balance')
  await page.locator('[name=other]').fill('5')
  await page.getByRole('button', { name: text('profile_top_up_submit') }).click()
  await payByCard(page, cards.pays)
  await page.locator('[data-payment=credited]').waitFor()
  await show('payment-pass')
}

/** Has the page after a payment stay, which otherwise leads on before it can be looked at. */
async function keepGoodNews(page: Page): Promise<void> {
  await page.addInitScript((readingTime) => {
    const { setTimeout: start } = globalThis
    const startAllButOne = (task: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === readingTime ? 0 : start(task, wait, ...rest)
    Object.assign(globalThis, { setTimeout: startAllButOne })
  }, 1500)
}

/** Gives the customer a picture: a piece of the page at hand. */
async function givePicture({ page }: Stage): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ann.png', mimeType: 'image/png', buffer })
  await page.locator(`main img[alt="${text('profile_image')}"]`).waitFor()
}
