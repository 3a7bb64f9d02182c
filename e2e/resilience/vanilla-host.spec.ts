import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  addHostProduct,
  changePrice,
  hostShopOrigin,
  logInOnHost,
  useHostShop,
} from '../support/host-shop.ts'
import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({ baseURL: hostShopOrigin, allowedErrors: /Failed to load resource/ })
test.describe.configure({ mode: 'serial' })

const { host, errors, folder } = useHostShop(false, {
  PAYMENT_INSTRUCTIONS: 'Transfer the amount.\\nIBAN: NL00 TEST',
})

test('the health check reports the provider as reachable [P7.02]', async ({ request }) => {
  const response = await request.get('/readyz')
  expect(await response.json()).toEqual({ status: 'ok', provider: 'reachable' })
})

test('the catalog does not offer sort orders that the provider does not support [P7.02]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?search=e&bpm=90,120&genre=techno')
  const orders = page.locator('select[name=sort] option')
  await expect(orders.first()).toHaveText(getMessage('catalog_sort_newest'))
  await expect(orders).toHaveCount(6)
  await expect(page.locator('[data-filter-chips]')).toHaveCount(0)
})

test('loops are offered only if the owner has configured their category [P1.01 P7.02]', async ({
  page,
}) => {
  await visit(page, '/en/catalog')
  await expect(page.locator('a[href*="type=one-shots"]').first()).toBeVisible()
  await expect(page.locator('a[href*="type=loops"]')).toHaveCount(0)
})

test('a message from the contact form is stored for the owner [P7.02]', async ({ page }) => {
  const message = { full_name: 'Ann Bee', email: 'ann@example.com', theme: 'A wish' }
  await visit(page, '/en/contacts')
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(value)
  }
  await page.locator('[name=message]').fill('More rain on tin roofs, please.')
  await page.getByRole('button', { name: getMessage('contact_send') }).click()
  await expect(page.locator('[data-toast=success]')).toContainText(getMessage('contact_sent'))
  expect(readInbox()).toMatchObject([expect.stringContaining('More rain on tin roofs, please.')])
})

test('a withdrawal is stored for the owner, and the page serves as the receipt [P7.02]', async ({
  page,
}) => {
  await visit(page, '/en/withdrawal')
  await expect(page.getByText(getMessage('withdrawal_email_reply'))).toBeVisible()
  expect(await page.locator('main').textContent()).not.toContain('Tunes')
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute(
    'content',
    getMessage('withdrawal_description_purchase'),
  )
  await withdraw(page)
  const receipt = page.locator('[data-step=received]')
  await expect(receipt).toContainText(getMessage('withdrawal_keep_page'))
  const stored = readInbox().find((text) => text.includes('Contract: Order 12')) ?? ''
  const time = await receipt.locator('time').getAttribute('datetime')
  expect(stored).toContain(`Received: ${time}`)
})

test('if nothing can be stored, the page tells the visitor whom to email and shows the text [P7.02]', async ({
  page,
}) => {
  rmSync(join(folder(), 'inbox'), { recursive: true })
  writeFileSync(join(folder(), 'inbox'), 'not a folder')
  await visit(page, '/en/withdrawal')
  await withdraw(page)
  const values = { address: 'hello@overtone.example', contract: 'Order 12', name: 'Ann Bee' }
  const text = getMessage('withdrawal_not_received', 'en', values)
  await expect(page.locator('[data-form-error]')).toContainText(text)
  expect(errors()).toContain('inbox-write-failed')
  rmSync(join(folder(), 'inbox'))
})

test('a customer buys in euros and finds the payment instructions and the page with the files [P7.01 P7.02]', async ({
  page,
}) => {
  await logInOnHost(page)
  await addHostProduct(page, 42)
  await visit(page, '/en/cart')
  await expectNoTunes(page)
  await visit(page, '/en/cart?step=checkout')
  await expectNoTunes(page)
  await expect(page.locator('[data-instructions]')).toContainText('IBAN: NL00 TEST')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  changePrice(host(), 42, 4900)
  const pay = page.getByRole('button', { name: /^Buy now/ })
  await expect(pay).toHaveText(getMessage('cart_buy_now'))
  await expect(page.getByText(getMessage('cart_sum', 'en', { euros: '€9.00' }))).toBeVisible()
  await pay.click()
  await expect(page.getByText(getMessage('errors_reason_cart_changed'))).toBeVisible()
  expect(host().state.orders).toEqual([])
  await expect(page.getByText(getMessage('cart_sum', 'en', { euros: '€49.00' }))).toBeVisible()
  await pay.click()
  await page.waitForURL(/tab=balance&order=\d+/)
  const order = page.locator('[data-new-order]')
  await expect(order).toContainText(getMessage('profile_new_order_placed'))
  await expect(order).toContainText('IBAN: NL00 TEST')
  await expect(order.locator('[data-download-page]')).toHaveAttribute(
    'href',
    `${host().url}/customer/account/downloadable-products`,
  )
  await expect(page).toHaveTitle(new RegExp(getMessage('profile_orders')))
  await expectNoTunes(page)
  expect(host().state.orders).toHaveLength(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test('a customer signs up without a username [P7.02]', async ({ page }) => {
      const email = `new-${javaScriptEnabled}@example.com`
      await page.goto('/en/auth/sign-up')
      if (javaScriptEnabled) await waitForHydration(page)
      const form = page.locator('main form')
      await expect(form.locator('[name=username]')).toHaveCount(0)
      for (const [name, value] of Object.entries({
        first_name: 'New',
        last_name: 'Bee',
        email,
        password: 'a long enough phrase',
      })) {
        await form.locator(`[name=${name}]`).fill(value)
      }
      await form.getByRole('checkbox').check()
      await form.getByRole('button').click()
      await page.waitForURL(/\/en\/$/)
      expect(host().state.customers.map((customer) => customer.email)).toContain(email)
    })
  })
}

test('the settings have only fields that the provider stores [P7.02]', async ({ page }) => {
  await logInOnHost(page)
  await visit(page, '/en/profile')
  await expect(page.locator('[name=first_name]')).toBeVisible()
  await expect(page.locator('[name=location], [name=username], [type=file]')).toHaveCount(0)
  await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
  await expect(page.getByText(getMessage('profile_saved'), { exact: true })).toBeVisible()
})

test('endpoints that the provider lacks are never called for a visitor [P7.02]', () => {
  const calls = /\/(refresh|reset-password|library|withdrawals|contact\/send|payment\/)/
  const missingCalls = host().requests.filter((line) => calls.test(line) && !isStartupCheck(line))
  expect(missingCalls).toEqual([])
})

async function expectNoTunes(page: Page): Promise<void> {
  await expect(page.locator('main')).toContainText('€')
  // Rows far from the view are not in the rendered text.
  const rows = await page.locator('[data-row]').allTextContents()
  expect([await page.locator('body').innerText(), ...rows].join('\n')).not.toMatch(/\bTunes?\b/)
}

function readInbox(): string[] {
  const inbox = join(folder(), 'inbox')
  return readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'))
}

async function withdraw(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=contract]').fill('Order 12')
  await page.getByRole('button', { name: getMessage('withdrawal_withdraw') }).click()
  await page.getByRole('button', { name: getMessage('withdrawal_confirm') }).click()
}

/** The startup check probes an endpoint's methods and requests the list of files without a token. */
function isStartupCheck(line: string): boolean {
  return line.startsWith('OPTIONS ') || /^GET \/api\/v1\/customer\/library(\/files)?$/.test(line)
}
