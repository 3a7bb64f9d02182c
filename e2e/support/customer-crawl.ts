import { testCards, payByCard } from './checkout.ts'
import type { Crawler } from './crawler.ts'
import { createCustomer } from './customer.ts'
import { guestInput } from './guest-crawl.ts'
import { expect } from './test.ts'
import { createMessagePattern, getMessage } from './texts.ts'

export const codes = ['FIRSTLISTEN', 'GIFT-TUNE-2500', 'NO-SUCH-CODE'] as const

/** Reads the server-rendered pages of a new customer and returns the customer's email address. */
export async function readCustomerPages({ page, readAll }: Crawler): Promise<string> {
  // What the guest wanted would be added, and a toast would say so on the first page.
  await page.addInitScript(() => localStorage.removeItem('guest-cart'))
  const { email } = await createCustomer(page.request)
  await readAll([
    '/profile',
    '/profile?tab=balance',
    '/ledger',
    '/delete-account',
    '/library',
    '/cart',
    '/cart?step=checkout',
    '/contacts',
    '/withdrawal',
  ])
  return email
}

/**
 * Reads every screen and state that requires an account as a new customer; returns the customer's
 * email address.
 */
export async function crawlAsCustomer(crawler: Crawler): Promise<string> {
  const { page, locale, load, read, readAll } = crawler
  const email = await readCustomerPages(crawler)
  await saveSettings(crawler)
  // A new document has no earlier toast.
  await load('/catalog?type=one-shots')
  await page
    .getByRole('button', { name: createMessagePattern('cart_add_label', locale) })
    .first()
    .click()
  await page.locator('[data-toast]').first().waitFor()
  await read('/catalog with a sound in the cart')
  await readAll(['/cart'])
  await checkOut(crawler)
  await readAll(['/catalog?type=one-shots'])
  await topUp(crawler)
  await withdraw(crawler)
  await shareCrate(crawler)
  await readAll(['/profile?tab=balance', '/ledger', '/library'])
  return email
}

/** Reads the profile settings after saving them, then with invalid values. */
async function saveSettings({ page, load, read }: Crawler): Promise<void> {
  await load('/profile')
  await read('/profile')
  await save()
  await page.locator('[data-toast]').first().waitFor()
  await read('/profile saved')
  await page.locator('[name=first_name]').fill('')
  await page.locator('[name=new_password]').fill('short')
  await page.locator('[name=email]').fill('no address')
  await save()
  await page.locator('[aria-invalid]').first().waitFor()
  await read('/profile with invalid values')
  function save() {
    return page.locator('form:has([name=first_name]) button[type=submit]').click()
  }
}

/** Reads the checkout with codes, the payment page with a declined card and the new order. */
async function checkOut({ page, locale, open, read }: Crawler): Promise<void> {
  await open('/cart?step=checkout')
  for (const code of ['NO-SUCH-CODE', 'FIRSTLISTEN']) {
    await page.locator('[name=code]').fill(code)
    await page.locator('form:has([name=code]) button[type=submit]').click()
    await (
      code === 'FIRSTLISTEN' ? page.locator(`[data-code=${code}]`) : page.locator('[aria-invalid]')
    ).waitFor()
    await read(`/cart?step=checkout with the code ${code}`)
  }
  const pay = page.getByRole('button', { name: createMessagePattern('cart_buy_now', locale) })
  await pay.click()
  await page.locator('[aria-invalid]').waitFor()
  await read('/cart?step=checkout without the consent')
  await page.getByRole('checkbox').check()
  await pay.click()
  await payByCard(page, testCards.declines)
  await page.getByRole('alert').waitFor()
  await read('the payment page with a declined card')
  await payByCard(page, testCards.pays)
  await page.waitForURL(/order=/)
  await expect(page.locator('[data-new-order]')).toBeVisible()
  await read('/profile?tab=balance with a new order')
  await page.locator('[data-order] h3 a').click()
  await page.locator('[data-order-page]').waitFor()
  await read('the page of an order')
  await page.locator('[data-order-line] a[href*=certificates]').first().click()
  await page.locator('[data-certificate]').waitFor()
  await read('a license certificate')
}

/** Tops up from the profile, first with an invalid amount, and reads the confirmation page. */
async function topUp({ page, open, read }: Crawler): Promise<void> {
  await open('/profile?tab=balance')
  const submit = page.locator('form:has([name=other]) button[type=submit]')
  await page.locator('[name=other]').fill('3')
  await submit.click()
  await page.locator('[aria-invalid]').waitFor()
  await read('/profile?tab=balance with an invalid amount')
  await page.locator('[name=other]').fill('5')
  await submit.click()
  await page.waitForURL(/\/pay\//)
  await read('the payment page')
  await payByCard(page, testCards.pays)
  await page.locator('[data-payment=credited]').waitFor()
  await read('/payment/pass')
}

/** Withdraws from the top-up, reading every step. */
async function withdraw({ page, open, read }: Crawler): Promise<void> {
  await open('/withdrawal')
  await read('/withdrawal of a customer')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-step=check]').waitFor()
  await read('/withdrawal of a top-up to confirm')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await read('/withdrawal of a top-up received')
}

/** Reads the favorites, a crate with its link, and the page of that link. */
async function shareCrate({ page, locale, open, read, readAll }: Crawler): Promise<void> {
  await open('/catalog?type=one-shots')
  await page.locator('[data-row] .heart').nth(1).click()
  await open('/favorites')
  await page.locator('[data-row]').waitFor()
  await page.getByRole('button', { name: getMessage('cart_all_add', locale) }).click()
  await page.locator('main [role=status] a').waitFor()
  await read('/favorites in the cart')
  await page.getByRole('button', { name: getMessage('favorites_crate_new', locale) }).click()
  await page.locator('main [name=name]').fill(guestInput.name)
  await page.locator('main [name=name]').press('Enter')
  await page.waitForURL(/crate=/)
  await page
    .getByRole('button', { name: getMessage('favorites_share', locale), exact: true })
    .click()
  await read('/favorites with a crate to share')
  await page.getByRole('button', { name: getMessage('favorites_share_create', locale) }).click()
  const link = await page.locator('main input[readonly]').inputValue()
  await read('/favorites with a shared crate')
  await readAll([new URL(link).pathname.slice(`/${locale}`.length)])
}
