import { visit } from '../support/navigation.ts'
import { expect, isOnEdge, test } from '../support/test.ts'

const getLoginUrl = (backUrl: string) => `/en/auth/login?${new URLSearchParams({ backUrl })}`

test.describe('a URL with an invalid query', () => {
  for (const path of [
    '/en/catalog?page=zz',
    '/en/catalog?bpm=fast&search=kick%20drum',
    '/en/contacts?a=&b=%20',
    '/en/auth/login?backUrl=',
  ]) {
    test(`${path} responds without a redirect [R2.27]`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  for (const path of ['/en/profile?tab=x', '/en/cart?step=1', '/en/profile?tab=&order=%20']) {
    test(`${path} redirects a guest to the login page once [R2.27]`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      const target = response.headers()['location'] ?? ''
      expect(new URL(target, 'http://shop').searchParams.get('backUrl')).toMatch(
        /^\/en\/(profile|cart)/,
      )
      expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  test('a path without a locale redirects once [R2.27]', async ({ request }) => {
    const response = await request.get('/catalog/?page=zz', { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers()['location']).toBe('/en/catalog?page=zz')
    expect((await request.get('/en/catalog?page=zz', { maxRedirects: 0 })).status()).toBe(200)
  })

  test('the browser normalizes the query in place, without a second load [R2.27]', async ({
    page,
  }) => {
    const urls: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) urls.push(request.url())
    })
    await visit(page, '/en/catalog?type=one-shots&page=zz')
    await expect(page).toHaveURL('/en/catalog?type=one-shots')
    expect(urls).toHaveLength(1)
  })

  test('a protected page redirects to the login page with its own URL as the back URL [R2.27 R8.01]', async ({
    request,
  }) => {
    const response = await request.get('/en/cart', { maxRedirects: 0 })
    expect(response.headers()['location']).toBe(getLoginUrl('/en/cart'))
  })
})

test.describe('the not-found page', () => {
  for (const path of ['/en/catalog/%E0%A4%A', '/%E0%A4%A', '/en/%', '/en/catalog/a%25b']) {
    test(`${path} renders the not-found page [R2.14]`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('<title>404 - Not found - Overtone</title>')
    })
  }
})

test('the health checks respond and are not cached [P9.07]', async ({ request }) => {
  const alive = await request.get('/healthz', { maxRedirects: 0 })
  expect(alive.status()).toBe(200)
  expect(await alive.json()).toEqual({ status: 'ok' })
  const response = await request.get('/readyz', { maxRedirects: 0 })
  expect(response.status()).toBe(200)
  const checks = isOnEdge()
    ? { provider: 'reachable' }
    : { database: 'ok', migrations: 'ok', files: 'ok' }
  expect(await response.json()).toEqual({ status: 'ok', ...checks })
  expect(response.headers()['cache-control']).toBe('no-store')
})
