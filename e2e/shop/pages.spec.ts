import type { Locator } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, isOnEdge, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('the header and the footer link to every section of the shop [R2.18 R2.19]', async ({
  page,
}) => {
  await visit(page, '/en/')
  const header = page.getByRole('banner')
  await expectLinks(header, {
    Overtone: '/en/',
    [getMessage('shop_nav_packs')]: '/en/catalog?type=sample-packs',
    [getMessage('shop_nav_one_shots')]: '/en/catalog?type=one-shots',
    [getMessage('shop_nav_support')]: '/en/contacts',
    [getMessage('shop_nav_log_in')]: '/en/auth/login',
    [getMessage('shop_nav_sign_up')]: '/en/auth/sign-up',
  })
  const sections = {
    [getMessage('shop_footer_contact')]: '/en/contacts',
    [getMessage('shop_footer_faq')]: '/en/info?tab=faq',
    [getMessage('shop_footer_terms')]: '/en/terms',
    [getMessage('shop_footer_privacy')]: '/en/privacy',
    [getMessage('shop_footer_about')]: '/en/info?tab=about',
  }
  await expectLinks(page.getByRole('contentinfo'), sections)
  for (const href of Object.values(sections)) {
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('a customer’s header links to the cart and the profile and has a logout button [R2.18]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/')
  const header = page.getByRole('banner')
  await expectLinks(header, {
    [getMessage('shop_nav_cart')]: '/en/cart',
    [getMessage('shop_nav_profile')]: '/en/profile',
  })
  await expect(header.getByRole('button', { name: getMessage('shop_nav_log_out') })).toBeVisible()
  await expect(header.getByRole('link', { name: getMessage('shop_nav_log_in') })).toHaveCount(0)
})

async function expectLinks(
  container: Locator,
  links: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, href] of Object.entries(links)) {
    await expect(container.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('a contact message is sent and confirmed [R2.09 R3.09 R7.07]', async ({ page }) => {
  await visit(page, '/en/contacts')
  await page.getByRole('button', { name: getMessage('contact_send') }).click()
  await expect(page.locator('[data-field-error]').first()).toBeVisible()
  await page.locator('[name=full_name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('A wish')
  await page.locator('[name=message]').fill('More rain on tin roofs, please.')
  await page.getByRole('button', { name: getMessage('contact_send') }).click()
  await expect(page.locator('[data-toast=success]')).toContainText('Your message has been sent')
})

test('an unknown path responds with 404 and the not-found page [R2.14]', async ({ request }) => {
  for (const path of [
    '/en/nope',
    '/en/catalog/999999',
    '/en/catalog/abc',
    '/en/catalog/%E0%A4%A',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain(`>${getMessage('errors_main_page')}</a>`)
  }
})

test('the error page responds with 500 and the forbidden page with 403 [R2.12 R2.13]', async ({
  request,
}) => {
  const failed = await request.get('/en/error')
  expect(failed.status()).toBe(500)
  expect(readHeading(await failed.text())).toContain('An error has occurred')
  const forbidden = await request.get('/en/forbidden')
  expect(forbidden.status()).toBe(403)
  expect(readHeading(await forbidden.text())).toContain('Access is denied')
})

/** Returns the main heading of a server-rendered page. */
function readHeading(html: string): string {
  return /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''
}

test('a path with a trailing slash redirects to the canonical URL and keeps its query [R2.33]', async ({
  request,
}) => {
  const response = await request.get('/de/catalog/?search=kick', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toBe('/de/catalog?search=kick')
})

test('the privacy policy and the terms are translated [R2.11]', async ({ request }) => {
  const read = async (path: string) => readHeading(await (await request.get(path)).text())
  expect(await read('/de/privacy')).toMatch(/Datenschutz/)
  expect(await read('/fr/terms')).toMatch(/[Cc]onditions/)
})

test('a page has a content security policy and disables MIME sniffing', async ({ request }) => {
  const getHeaders = async () => (await request.get('/en/')).headers()
  const getPolicy = async () => (await getHeaders())['content-security-policy'] ?? ''
  expect((await getHeaders())['x-content-type-options']).toBe('nosniff')
  expect(await getPolicy()).toMatch(/script-src 'self'( 'sha256-[^']+')+; /)
  expect(await getPolicy()).toContain("frame-ancestors 'none'")
  await createCustomer(request)
  expect(await getPolicy()).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(await getPolicy()).toContain("frame-ancestors 'none'")
})

test('personal pages are cached only for back navigations, confidential ones not at all', async ({
  request,
}) => {
  const cacheControl = async (path: string) =>
    (await request.get(path)).headers()['cache-control'] ?? ''
  for (const path of ['/en/auth/login', '/en/auth/sign-up', '/en/auth/forgot']) {
    expect(await cacheControl(path), path).toBe('private, no-store')
  }
  await createCustomer(request)
  // The platform compresses unless it is told not to: a request without a site may come from another one.
  const suffix = isOnEdge() ? ', no-transform' : ''
  for (const path of ['/en/', '/en/catalog', '/en/contacts', '/en/cart']) {
    expect(await cacheControl(path), path).toBe(`private, no-cache${suffix}`)
  }
  for (const path of [
    '/en/cart?step=checkout',
    '/en/profile',
    '/en/profile?tab=balance',
    '/en/withdrawal',
  ]) {
    expect(await cacheControl(path), path).toBe(`private, no-store${suffix}`)
  }
})

test('a server function refuses a call from another site', async ({ request }) => {
  const response = await request.post('/_serverFn/anything', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    data: {},
  })
  expect(response.status()).toBe(403)
})

test('a request body larger than the limit is refused', async ({ request }) => {
  const response = await request.post('/_serverFn/anything', {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    data: 'x'.repeat(5_000_000),
  })
  expect(response.status()).toBe(413)
})

test('the response for a missing asset is not cached', async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('a malformed or invalid server function call responds with 422, an unknown function with 404', async ({
  page,
}) => {
  await visit(page, '/en/contacts')
  await page.locator('[name=full_name]').fill('Ann Bee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('A wish')
  await page.locator('[name=message]').fill('More rain.')
  const [call] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().includes('/_serverFn/') && request.method() === 'POST',
    ),
    page.getByRole('button', { name: getMessage('contact_send') }).click(),
  ])
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-tsr-serverfn': 'true',
  }
  for (const data of ['{{{', 'null', '{"t":1}', '']) {
    const response = await page.request.post(call.url(), { headers, data })
    expect(response.status(), data).toBe(422)
    expect(await response.json()).toEqual({ message: 'The given data was invalid.' })
  }
  const unknown = await page.request.post('/_serverFn/0123456789abcdef', { headers, data: '{}' })
  expect(unknown.status()).toBe(404)
})
