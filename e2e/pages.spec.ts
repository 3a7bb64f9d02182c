import type { Locator } from '@playwright/test'
import { signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R2.18 R2.19 header and footer lead to every part of the shop', async ({ page, shopper }) => {
  await shopper.visit('/en/')
  const header = page.getByRole('banner')
  await expectLinks(header, {
    Overtone: '/en/',
    [text('shop_nav_packs')]: '/en/catalog?type=sample-packs',
    [text('shop_nav_one_shots')]: '/en/catalog?type=one-shots',
    [text('shop_nav_support')]: '/en/contacts',
    [text('shop_nav_log_in')]: '/en/auth/login',
    [text('shop_nav_sign_up')]: '/en/auth/sign-up',
  })
  const parts = {
    [text('shop_footer_contact')]: '/en/contacts',
    [text('shop_footer_faq')]: '/en/info?tab=faq',
    [text('shop_footer_terms')]: '/en/terms',
    [text('shop_footer_privacy')]: '/en/privacy',
    [text('shop_footer_about')]: '/en/info?tab=about',
  }
  await expectLinks(page.getByRole('contentinfo'), parts)
  for (const href of Object.values(parts)) {
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('R2.18 a customer’s header leads to the cart and the profile, and logs out', async ({
  page,
}) => {
  await signUp(page)
  const header = page.getByRole('banner')
  await expectLinks(header, {
    [text('shop_nav_cart')]: '/en/cart',
    [text('shop_nav_profile')]: '/en/profile',
  })
  await expect(header.getByRole('button', { name: text('shop_nav_log_out') })).toBeVisible()
  await expect(header.getByRole('link', { name: text('shop_nav_log_in') })).toHaveCount(0)
})

async function expectLinks(place: Locator, links: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, href] of Object.entries(links)) {
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('R2.09 R3.09 R7.07 a message is sent and thanked for', async ({ page, shopper }) => {
  await shopper.visit('/en/contacts')
  await page.getByRole('button', { name: text('contact_send') }).click()
  await expect(page.locator('[data-field-error]').first()).toBeVisible()
  await page.locator('[name=full_name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('A wish')
  await page.locator('[name=message]').fill('More rain on tin roofs, please.')
  await page.getByRole('button', { name: text('contact_send') }).click()
  await expect(page.locator('[data-toast=success]')).toContainText('Your message has been sent')
})

test.describe('pages that tell of a failure', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('R2.14 an unknown path is a page of its own with status 404', async ({ page }) => {
    for (const path of [
      '/en/nope',
      '/en/catalog/999999',
      '/en/catalog/abc',
      '/en/catalog/%E0%A4%A',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('link', { name: text('errors_main_page') })).toBeVisible()
    }
  })

  test('R2.12 R2.13 the error page answers 500 and the forbidden page 403', async ({ page }) => {
    expect((await page.goto('/en/error'))?.status()).toBe(500)
    await expect(page.getByText('An error has occurred').first()).toBeVisible()
    expect((await page.goto('/en/forbidden'))?.status()).toBe(403)
    await expect(page.getByText('Access is denied').first()).toBeVisible()
  })
})

test('R2.33 the other form of an address moves to the canonical one, with its query', async ({
  request,
}) => {
  const answer = await request.get('/de/catalog/?search=kick', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/de/catalog?search=kick')
})

test('R2.11 privacy and terms are pages in the visitor’s language', async ({ page }) => {
  await page.goto('/de/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz/)
  await page.goto('/fr/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[Cc]onditions/)
})

test('a page tells browsers what to trust, and keeps personal pages out of caches', async ({
  request,
}) => {
  const answer = await request.get('/en/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  const login = await request.get('/en/auth/login')
  expect(login.headers()['cache-control']).toBe('private, no-store')
})

test('a server function refuses a call from another site', async ({ request }) => {
  const answer = await request.post('/_serverFn/anything', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    data: {},
  })
  expect(answer.status()).toBe(403)
})

test('a body larger than the limit is refused', async ({ request }) => {
  const answer = await request.post('/_serverFn/anything', {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    data: 'x'.repeat(5_000_000),
  })
  expect(answer.status()).toBe(413)
})

test('a missing asset is not kept by any cache', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBe('no-store')
})

test('a call of a server function that cannot be read, does not fit or names none is refused for what it is', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/contacts')
  await page.locator('[name=full_name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('A wish')
  await page.locator('[name=message]').fill('More rain.')
  const [call] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().includes('/_serverFn/') && request.method() === 'POST',
    ),
    page.getByRole('button', { name: text('contact_send') }).click(),
  ])
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-tsr-serverfn': 'true',
  }
  for (const data of ['{{{', 'null', '{"t":1}', '']) {
    const answer = await page.request.post(call.url(), { headers, data })
    expect(answer.status(), data).toBe(422)
    expect(await answer.json()).toEqual({ message: 'The given data was invalid.' })
  }
  const gone = await page.request.post('/_serverFn/0123456789abcdef', { headers, data: '{}' })
  expect(gone.status()).toBe(404)
})
