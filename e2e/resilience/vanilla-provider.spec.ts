import type { Page } from '@playwright/test'
import { openVanillaHost } from '../../tests/support/network/vanilla-host.ts'
import type { VanillaHost } from '../../tests/support/network/vanilla-host.ts'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const origin = getOrigin('vanilla')
let provider: VanillaHost
let shop: Program

test.use({ baseURL: origin, allowedErrors: /Failed to load resource/ })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  provider = await openVanillaHost()
  provider.respond('POST /api/contact/send', { body: { message: 'Your message has been sent' } })
  const extensions = { PROVIDER_EXTENSIONS: 'balance,contact,refresh' }
  shop = await startShop('vanilla', { PROVIDER_URL: provider.url, ...extensions })
})

test.afterAll(async () => {
  await shop?.stop()
  await provider?.close()
})

/** Returns the bodies of the contact messages that the provider received. */
function getContactMessages(): unknown[] {
  return provider.requests
    .filter(({ method, path }) => method === 'POST' && path === '/api/contact/send')
    .map(({ json }) => json)
}

test('a contact message is sent to the provider once and unchanged [R2.09 R3.09 R7.07]', async ({
  page,
}) => {
  const message = {
    full_name: 'Ann Bee',
    email: 'ann@example.com',
    theme: 'A wish',
    message: 'More rain on tin roofs, please.',
  }
  await visit(page, '/en/contacts')
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name=${name}]`).fill(value)
  }
  await page.getByRole('button', { name: getMessage('contact_send') }).click()
  await expect(page.locator('[data-toast=success]')).toContainText('Your message has been sent')
  expect(getContactMessages()).toEqual([message])
})

test('a withdrawal is sent to the shop owner as a contact message, and the page serves as the receipt', async ({
  page,
}) => {
  await visit(page, '/en/withdrawal')
  await page.locator('[name=name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=contract]').fill('Order 12')
  await page.getByRole('button', { name: getMessage('withdrawal_withdraw') }).click()
  await page.getByRole('button', { name: getMessage('withdrawal_confirm') }).click()
  const receipt = page.locator('[data-step=received]')
  await expect(receipt).toContainText(getMessage('withdrawal_keep_page'))
  await expect(receipt.locator('time')).toBeVisible()
  expect(getContactMessages().at(-1)).toMatchObject({
    full_name: 'Ann Bee',
    email: 'ann@example.com',
    theme: 'Withdrawal from a contract',
    message: expect.stringContaining('Contract: Order 12'),
  })
})

test.describe('a page that the provider forbids', () => {
  const forbidden = { status: 403, body: { message: 'Forbidden' } }

  test.beforeEach(async ({ context }) => {
    await context.addCookies([{ name: 'token', value: 'of-a-customer', url: origin }])
  })

  async function expectForbidden(page: Page): Promise<void> {
    await page.waitForURL(/\/en\/forbidden$/)
    await expect(page.getByText(getMessage('errors_forbidden_text'))).toBeVisible()
  }

  test('a 403 for the orders redirects the profile to the forbidden page, on the server and on the client [R2.25]', async ({
    page,
  }) => {
    provider.respond('GET /api/v1/customer/orders', forbidden)
    const response = await page.goto('/en/profile?tab=balance')
    expect(response?.status()).toBe(403)
    await expectForbidden(page)
    await visit(page, '/en/profile')
    await page
      .getByRole('link', { name: getMessage('profile_tab_balance') })
      .first()
      .click()
    await expectForbidden(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a 403 for the session redirects to the forbidden page, on the server and on the client [R2.25]', async ({
    page,
  }) => {
    provider.respond('POST /api/v1/customer/refresh', forbidden)
    provider.respond('GET /api/v1/customer/get', forbidden)
    const response = await page.goto('/en/profile')
    expect(response?.status()).toBe(403)
    await expectForbidden(page)
    await visit(page, '/en/contacts')
    await clickHeaderLink(page, 'shop_nav_profile')
    await expectForbidden(page)
  })
})
