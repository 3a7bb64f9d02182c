import { openBagistoHost } from '../../tests/support/bagisto-host/host.ts'
import type { BagistoHost } from '../../tests/support/bagisto-host/host.ts'
import type { FaultMode } from '../../tests/support/bagisto-host/faults.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { visit } from '../support/navigation.ts'

let host: BagistoHost
let shop: Program

test.use({
  baseURL: getOrigin('vanilla'),
  allowedErrors: /Failed to load resource|could not be loaded|page error: redacted/,
})
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  host = await openBagistoHost()
  shop = await startShop('vanilla', { PROVIDER_URL: host.url, PAGE_CACHE_MB: '0' })
})

test.afterEach(() => host.recover())

test.afterAll(async () => {
  await shop?.stop()
  await host?.close()
})

const listRoute = 'GET /api/v1/products'

test('a rate limit of the provider is 503 with the time to wait [P7.09]', async ({ page }) => {
  host.fail(listRoute, { mode: 429, when: 'before', headers: { 'retry-after': '61' } })
  const response = await page.goto('/en/catalog')
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBe('61')
  await expect(page.getByRole('button', { name: getMessage('shop_try_again') })).toBeVisible()
})

for (const mode of [401, 404, 419, 'html'] satisfies FaultMode[]) {
  test(`a host that responds to lists with ${mode} is 503 and logged [P7.09]`, async ({ page }) => {
    host.fail(listRoute, { mode, when: 'before' })
    for (const path of ['/en/', '/en/catalog']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(503)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByText(getMessage('errors_unreachable_text'))).toBeVisible()
    }
    expect(shop.errors()).toContain(listRoute.replace('GET ', ''))
  })
}

test('the related products and the genre neither delay nor break a product page [P7.08]', async ({
  page,
}) => {
  for (const mode of ['hang', 'drip', 'reset', 500, 'html', 429] satisfies FaultMode[]) {
    host.fail('GET /api/products/:id/related', { mode, when: 'before' })
    host.fail('GET /api/v1/products/:id/additional-information', { mode, when: 'before' })
    const response = await page.goto('/en/catalog/41')
    expect(response?.status(), String(mode)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dusk Textures')
  }
})

test.describe('a customer', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/en/auth/login')
    await page.locator('[name=email]').fill('ann@example.com')
    await page.locator('[name=password]').fill('correct horse')
    await page.locator('form [type=submit]').first().click()
    await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  })

  test('sees 503 if the cart is missing on the host [P7.09]', async ({ page }) => {
    host.fail('GET /api/v1/customer/cart', { mode: 404, when: 'before' })
    expect((await page.goto('/en/cart'))?.status()).toBe(503)
  })

  test('opens a page at once if the number of items in the cart does not load [P7.08]', async ({
    page,
  }) => {
    host.fail('GET /api/v1/customer/cart', { mode: 'hang', when: 'before' })
    for (const path of ['/en/', '/en/catalog', '/en/profile']) {
      expect((await page.goto(path))?.status(), path).toBe(200)
    }
  })

  test('sees the orders if the refunds do not load [P7.08]', async ({ page }) => {
    for (const mode of ['hang', 500] satisfies FaultMode[]) {
      host.fail('GET /api/v1/customer/withdrawals', { mode, when: 'before' })
      expect((await page.goto('/en/profile?tab=balance'))?.status(), String(mode)).toBe(200)
      await expect(page.getByText(getMessage('profile_orders_none'))).toBeVisible()
    }
  })

  test('reads which settings the provider did not store', async ({ page }) => {
    await visit(page, '/en/profile')
    await page.locator('[name=location]').fill('Berlin')
    await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
    const fields = getMessage('profile_location')
    await expect(page.getByText(getMessage('profile_saved_except', 'en', { fields }))).toBeVisible()
  })

  test('pays only what the page shows, and sees an order whose response was lost [P7.01 P7.03]', async ({
    page,
  }) => {
    await visit(page, '/en/catalog/42')
    await page
      .getByRole('button', { name: getMessage('cart_add') })
      .first()
      .click()
    await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
    await visit(page, '/en/cart?step=checkout')
    const product = host.state.products.find(({ id }) => id === 42)
    if (product) product.price = 9900
    await page.getByRole('checkbox').check()
    const pay = page.locator('form').filter({ has: page.getByRole('checkbox') })
    await pay.getByRole('button').click()
    await expect(page.getByText(getMessage('errors_reason_cart_changed'))).toBeVisible()
    expect(host.state.orders).toEqual([])
    await expect(pay.getByRole('button')).toContainText('99')
    host.fail('POST /api/v1/customer/checkout/save-order', { mode: 'reset', when: 'after' })
    await pay.getByRole('button').click()
    await page.waitForURL(/tab=balance&order=\d+/)
    await expect(page.locator('[data-new-order]')).toBeVisible()
    expect(host.state.orders).toHaveLength(1)
  })
})
