import { expect } from './test.ts'
import { cards, hydrated, payByCard, signUp } from './steps.ts'
import { textPattern } from './texts.ts'
import type { Walker } from './walk.ts'

export const codes = ['FIRSTLISTEN', 'GIFT-TUNE-2500', 'NO-SUCH-CODE'] as const

/** Every screen and state of a customer, on the way from a new account to a bought sound; tells their address. */
export async function walkAsCustomer(walker: Walker): Promise<string> {
  const { page, locale, open, read, readAll } = walker
  const { email } = await signUp(page, locale)
  await readAll(['/profile?tab=balance', '/cart', '/cart?step=checkout', '/contacts'])
  await settings(walker)
  await open('/catalog?type=one-shots')
  await page
    .getByRole('button', { name: textPattern('cart_add_label', locale) })
    .first()
    .click()
  await page.locator('[data-toast]').first().waitFor()
  await read('/catalog with a sound in the cart')
  await readAll(['/cart'])
  await checkout(walker)
  await open('/catalog?type=one-shots')
  await read('/catalog with an owned sound')
  await topUp(walker)
  await withdraw(walker)
  await readAll(['/profile?tab=balance'])
  return email
}

/** The settings with wrong values, then saved. */
async function settings({ page, open, read }: Walker): Promise<void> {
  await open('/profile')
  await read('/profile')
  await page.locator('[name=first_name]').fill('')
  await page.locator('[name=new_password]').fill('short')
  await page.locator('[name=email]').fill('no address')
  await save()
  await page.locator('[aria-invalid]').first().waitFor()
  await read('/profile with wrong values')
  await open('/profile')
  await save()
  await page.locator('[data-toast]').first().waitFor()
  await read('/profile saved')
  function save() {
    return page.locator('form:has([name=first_name]) button[type=submit]').click()
  }
}

/** The checkout with its codes, the payment page with a declined card, and the order. */
async function checkout({ page, locale, open, read }: Walker): Promise<void> {
  await open('/cart?step=checkout')
  for (const code of ['NO-SUCH-CODE', 'FIRSTLISTEN']) {
    await page.locator('[name=code]').fill(code)
    await page.locator('form:has([name=code]) button[type=submit]').click()
    await (
      code === 'FIRSTLISTEN' ? page.locator(`[data-code=${code}]`) : page.locator('[aria-invalid]')
    ).waitFor()
    await read(`/cart?step=checkout with the code ${code}`)
  }
  const topUp = textPattern('cart_top_up_and_pay', locale)
  await page.getByRole('button', { name: topUp }).click()
  await payByCard(page, cards.declines)
  await page.getByRole('alert').waitFor()
  await read('the payment page with a declined card')
  await payByCard(page, cards.pays)
  await page.waitForURL(/step=checkout/)
  await hydrated(page)
  await read('/cart?step=checkout with enough Tunes')
  const pay = page.getByRole('button', { name: textPattern('cart_buy_now', locale) })
  await pay.click()
  await page.locator('[aria-invalid]').waitFor()
  await read('/cart?step=checkout without the consent')
  await page.getByRole('checkbox').check()
  await pay.click()
  await page.waitForURL(/order=/)
  await expect(page.locator('[data-new-order]')).toBeVisible()
  await read('/profile?tab=balance with a new order')
}

/** A top-up from the profile, first a wrong sum, and the page that thanks for it. */
async function topUp({ page, open, read }: Walker): Promise<void> {
  await open('/profile?tab=balance')
  const submit = page.locator('form:has([name=other]) button[type=submit]')
  await page.locator('[name=other]').fill('3')
  await submit.click()
  await page.locator('[aria-invalid]').waitFor()
  await read('/profile?tab=balance with a wrong sum')
  await page.locator('[name=other]').fill('5')
  await submit.click()
  await page.waitForURL(/\/pay\//)
  await read('the payment page')
  await payByCard(page, cards.pays)
  await page.locator('[data-payment=credited]').waitFor()
  await read('/payment/pass')
}

/** Takes the top-up back. */
async function withdraw({ page, open, read }: Walker): Promise<void> {
  await open('/withdrawal')
  await read('/withdrawal of a customer')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-step=check]').waitFor()
  await read('/withdrawal of a top-up to be confirmed')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await read('/withdrawal of a top-up received')
}
