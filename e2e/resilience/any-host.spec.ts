import type { FaultMode } from '../../tests/support/bagisto-host/faults.ts'
import { logIn } from '../support/customer.ts'
import {
  addHostProduct,
  changePrice,
  hostCustomer,
  hostShopOrigin,
  useHostShop,
} from '../support/host-shop.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({
  baseURL: hostShopOrigin,
  allowedErrors: /Failed to load resource|could not be loaded|page error: redacted/,
})
test.describe.configure({ mode: 'serial' })

const listRoute = 'GET /api/v1/products'

test.describe('on vanilla Bagisto', () => {
  const { host, errors } = useHostShop(false)

  test('a rate limit of the provider is a 503 with a Retry-After header [P7.09]', async ({
    request,
  }) => {
    host().fail(listRoute, { mode: 429, when: 'before', headers: { 'retry-after': '61' } })
    const response = await request.get('/en/catalog')
    expect(response.status()).toBe(503)
    expect(response.headers()['retry-after']).toBe('61')
    expect(await response.text()).toContain(`>${getMessage('shop_try_again')}<`)
  })

  for (const mode of [401, 404, 419, 'html'] satisfies FaultMode[]) {
    test(`a host that responds to lists with ${mode} causes a 503 and a log entry [P7.09]`, async ({
      request,
    }) => {
      host().fail(listRoute, { mode, when: 'before' })
      for (const path of ['/en/', '/en/catalog']) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(503)
        expect(new URL(response.url()).pathname).toBe(path)
        expect(await response.text()).toContain(`>${getMessage('errors_unreachable_text')}<`)
      }
      expect(errors()).toContain(listRoute.replace('GET ', ''))
    })
  }

  test('the related products and the genre neither delay nor break a product page [P7.08]', async ({
    request,
  }) => {
    for (const mode of ['hang', 'drip', 'reset', 500, 'html', 429] satisfies FaultMode[]) {
      host().fail('GET /api/products/:id/related', { mode, when: 'before' })
      host().fail('GET /api/v1/products/:id/additional-information', { mode, when: 'before' })
      const response = await request.get('/en/catalog/41')
      expect(response.status(), String(mode)).toBe(200)
      expect(await response.text()).toMatch(/<h1[^>]*>Dusk Textures<\/h1>/)
    }
  })
})

test.describe('on Bagisto with the extensions', () => {
  const { host, errors } = useHostShop(true, { LOG_LEVEL: 'warn' })

  test.beforeEach(async ({ page }) => logIn(page.request, hostCustomer))

  test('a customer gets a 503 if the host has no cart endpoint [P7.09]', async ({ page }) => {
    host().fail('GET /api/v1/customer/cart', { mode: 404, when: 'before' })
    expect((await page.request.get('/en/cart')).status()).toBe(503)
  })

  test('a page opens without delay if the cart count does not load [P7.08]', async ({ page }) => {
    host().fail('GET /api/v1/customer/cart', { mode: 'hang', when: 'before' })
    for (const path of ['/en/', '/en/catalog', '/en/profile']) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
  })

  test('the orders are shown if the refunds do not load [P7.08]', async ({ page }) => {
    for (const mode of ['hang', 500] satisfies FaultMode[]) {
      host().fail('GET /api/v1/customer/withdrawals', { mode, when: 'before' })
      const response = await page.request.get('/en/profile?tab=balance')
      expect(response.status(), String(mode)).toBe(200)
      expect(await response.text()).toContain(getMessage('profile_orders_none'))
    }
  })

  test('the settings name the fields that the provider did not store [P7.05]', async ({ page }) => {
    await visit(page, '/en/profile')
    await page.locator('[name=location]').fill('Berlin')
    await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
    const fields = getMessage('profile_location')
    await expect(page.getByText(getMessage('profile_saved_except', 'en', { fields }))).toBeVisible()
  })

  test('a customer pays only the displayed total, and finds an order whose response was lost [P7.01 P7.03]', async ({
    page,
  }) => {
    await addHostProduct(page, 42)
    await visit(page, '/en/cart?step=checkout')
    changePrice(host(), 42, 9900)
    await page.getByRole('checkbox').check()
    const pay = page.locator('form').filter({ has: page.getByRole('checkbox') })
    await pay.getByRole('button').click()
    await expect(page.getByText(getMessage('errors_reason_cart_changed'))).toBeVisible()
    expect(host().state.orders).toEqual([])
    await expect(pay).toContainText('99')
    host().fail('POST /api/v1/customer/checkout/save-order', { mode: 'reset', when: 'after' })
    await pay.getByRole('button').click()
    await page.waitForURL(/tab=balance&order=\d+/)
    await expect(page.locator('[data-new-order]')).toBeVisible()
    expect(host().state.orders).toHaveLength(1)
  })

  test('the server refuses an order without the consent that the page requires [P7.02]', async ({
    page,
  }) => {
    await addHostProduct(page, 43)
    await visit(page, '/en/cart?step=checkout')
    // In the framework's serialization format, `s` is 2 for true and 3 for false.
    await page.route('**/_serverFn/placeOrder*', (route) =>
      route.continue({ postData: route.request().postData()?.replace('"s":2', '"s":3') }),
    )
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Buy now/ }).click()
    await expect(page.getByText(getMessage('errors_generic')).first()).toBeVisible()
    expect(host().state.orders).toHaveLength(1)
  })

  test('an order that must be paid on a foreign page does not redirect there [R7.16]', async ({
    page,
  }) => {
    host().state.redirectsOrders = true
    host().state.paymentPage = 'https://cards.example/pay'
    await visit(page, '/en/cart?step=checkout')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Buy now/ }).click()
    await expect(page.getByText(getMessage('errors_generic')).first()).toBeVisible()
    expect(page.url()).toContain('/en/cart?step=checkout')
    expect(errors()).toContain('payment-url-rejected')
  })

  test('a payment page on a foreign host is refused, and the log names the setting once [R7.16]', async ({
    page,
  }) => {
    host().state.paymentPage = 'https://cards.example/pay'
    await visit(page, '/en/profile?tab=balance')
    const topUp = page.getByRole('button', { name: getMessage('profile_top_up_submit') })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await topUp.click()
      await expect(page.getByText(getMessage('errors_generic')).first()).toBeVisible()
    }
    const rejections = errors().match(/"payment-url-rejected".*/g)
    expect(rejections).toEqual([expect.stringContaining('https://cards.example')])
    expect(rejections?.[0]).toContain('PAYMENT_ORIGINS')
  })
})
