import { expect, test } from './support/test.ts'

const login = (backUrl: string) => `/en/auth/login?${new URLSearchParams({ backUrl })}`

test.describe('an address with a query that means nothing', () => {
  for (const path of [
    '/en/catalog?page=zz',
    '/en/catalog?bpm=fast&search=kick%20drum',
    '/en/contacts?a=&b=%20',
    '/en/auth/login?backUrl=',
  ]) {
    test(`R2.27 ${path} is answered where it is`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  for (const path of ['/en/profile?tab=x', '/en/cart?step=1', '/en/profile?tab=&order=%20']) {
    test(`R2.27 ${path} leads a visitor to the login at once`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      const target = answer.headers()['location'] ?? ''
      expect(new URL(target, 'http://shop').searchParams.get('backUrl')).toMatch(
        /^\/en\/(profile|cart)/,
      )
      expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  test('R2.27 without a language it is moved once, then answered', async ({ request }) => {
    const answer = await request.get('/catalog/?page=zz', { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers()['location']).toBe('/en/catalog?page=zz')
    expect((await request.get('/en/catalog?page=zz', { maxRedirects: 0 })).status()).toBe(200)
  })

  test('R2.27 the browser tidies it in place, without a second load', async ({ page, shopper }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await shopper.visit('/en/catalog?type=one-shots&page=zz')
    await expect(page).toHaveURL('/en/catalog?type=one-shots')
    expect(loads).toHaveLength(1)
  })

  test('R2.27 R8.01 a page without a session leads to its login, which is one step', async ({
    request,
  }) => {
    const answer = await request.get('/en/cart', { maxRedirects: 0 })
    expect(answer.headers()['location']).toBe(login('/en/cart'))
  })
})

test.describe('the unknown page', () => {
  test.use({ tolerated: /Failed to load resource/ })

  for (const path of ['/en/catalog/%E0%A4%A', '/%E0%A4%A', '/en/%', '/en/catalog/a%25b']) {
    test(`R2.14 ${path} cannot be read, and the page is whole all the same`, async ({
      page,
      shopper,
    }) => {
      await shopper.visit(path)
      await expect(page).toHaveTitle('404 - Not found – Overtone')
    })
  }
})

test('the shop tells whoever watches over it that it answers', async ({ request }) => {
  const answer = await request.get('/health', { maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
  expect(answer.headers()['cache-control']).toBe('no-store')
})
