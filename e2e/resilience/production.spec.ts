import { createCredentials } from '../support/customer.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'

test.describe('with production settings', () => {
  test.describe.configure({ mode: 'default' })
  const origin = 'https://shop.example'
  let shop: Program

  test.beforeAll(async () => {
    shop = await startShop('https', {
      ORIGIN: origin,
      NODE_ENV: 'production',
      PAYMENT: 'demo',
      MAIL: 'log',
      OUTBOX: '1',
      DEMO_CATALOGUE: 'none',
      GALLERY_PAGE: '',
      LOG_LEVEL: 'warn',
    })
  })

  test.afterAll(() => shop?.stop())

  test('the token cookie is Secure, HttpOnly and only for this host [R3.12 P8.06]', async ({
    request,
  }) => {
    const { email, password } = createCredentials()
    const response = await request.post(`${getOrigin('https')}/en/auth/sign-up`, {
      headers: { origin, 'sec-fetch-site': 'same-origin' },
      form: {
        first_name: 'Ann',
        last_name: 'Bee',
        username: 'ann-bee',
        email,
        password,
        agreement: 'on',
      },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(303)
    const cookies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value)
    const token = cookies.find((cookie) => cookie.startsWith('__Host-token='))
    expect(token).toMatch(/; Secure/i)
    expect(token).toMatch(/; HttpOnly/i)
    expect(token).toMatch(/; SameSite=Lax/i)
    expect(response.headers()['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })

  test('every response has the security headers [P8.06]', async ({ request }) => {
    const html = await (await request.get(`${getOrigin('https')}/en/contacts`)).text()
    const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
    const large = { data: 'x'.repeat(100_001), headers: { origin } }
    for (const [path, status, options] of [
      // The shop has no products.
      ['/en/', 307, {}],
      ['/en/opening', 200, {}],
      ['/en/contacts', 200, {}],
      [asset, 200, {}],
      ['/icon.svg', 200, {}],
      ['/assets/gone.js', 404, {}],
      ['/nothing', 404, {}],
      ['/pay/unknown', 400, {}],
      ['/outbox', 200, {}],
      ['/healthz', 200, {}],
      ['/robots.txt', 200, {}],
      ['/cart', 307, {}],
      ['/en/contacts/', 308, {}],
      ['/en/', 405, { method: 'PUT' }],
      ['/en/contacts', 413, { method: 'POST', ...large }],
      ['/theme/dark', 303, { method: 'POST' }],
      ['/en/contacts', 403, { method: 'POST', headers: { origin: 'https://other.example' } }],
    ] as const) {
      const url = getOrigin('https') + path
      const response = await request.fetch(url, { maxRedirects: 0, ...options })
      expect(response.status(), path).toBe(status)
      const headers = response.headers()
      expect(headers, path).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'referrer-policy': expect.stringContaining('strict-origin'),
      })
      if (/^text\/|xml/.test(headers['content-type'] ?? '')) {
        expect(headers['content-type'], path).toMatch(/charset=utf-8/i)
      }
    }
  })

  test('cookies that scripts may set are Secure [P8.06]', async ({ request }) => {
    const theme = await request.post(`${getOrigin('https')}/theme/dark`, { maxRedirects: 0 })
    expect(theme.headers()['set-cookie']).toMatch(/^theme=dark;.*; Secure$/)
    const page = await request.get(`${getOrigin('https')}/de/auth/login`)
    expect(page.headers()['set-cookie']).toMatch(/^i18n_redirected=de;.*; Secure$/)
  })

  test('a form without Sec-Fetch-Site is accepted by its Origin', async ({ request }) => {
    const post = async (headers: Record<string, string>) => {
      const url = `${getOrigin('https')}/en/auth/forgot`
      const form = { email: 'nobody@example.com' }
      return (await request.post(url, { headers, form, maxRedirects: 0 })).status()
    }
    expect(await post({ origin })).toBe(303)
    expect(await post({ referer: `${origin}/en/auth/forgot` })).toBe(303)
    expect(await post({ origin: 'https://other.example' })).toBe(403)
    expect(await post({ origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({})).toBe(403)
  })

  test('refused requests and a shared rate limit are logged', async ({ request }) => {
    const headers = { origin: 'https://other.example' }
    await request.post(`${getOrigin('https')}/en/auth/login`, { headers })
    await expect.poll(() => shop.errors()).toContain('/en/auth/login')
    expect(shop.errors()).toContain('"event":"rate-limit-shared"')
    const line = shop
      .errors()
      .split('\n')
      .find((text) => text.includes('/en/auth/login'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      event: 'access-refused',
      address: '127.0.0.1',
      method: 'POST',
      status: 403,
    })
  })

  test('the component gallery is not available unless it is enabled', async ({ request }) => {
    for (const path of ['/en/gallery', '/en/gallery/client-only']) {
      expect((await request.get(getOrigin('https') + path)).status(), path).toBe(404)
    }
  })
})
