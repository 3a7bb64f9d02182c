import { createCredentials } from '../support/customer.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'

test.describe('with production settings', () => {
  const origin = 'https://shop.example'
  let shop: Program

  test.beforeAll(async () => {
    shop = await startShop('https', { ORIGIN: origin, DEMO_CATALOGUE: 'none', GALLERY_PAGE: '' })
  })

  test.afterAll(() => shop?.stop())

  test('the token cookie is Secure and HttpOnly [R3.12]', async ({ request }) => {
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
    const token = cookies.find((cookie) => cookie.startsWith('token='))
    expect(token).toMatch(/; Secure/i)
    expect(token).toMatch(/; HttpOnly/i)
    expect(token).toMatch(/; SameSite=Lax/i)
    expect(response.headers()['strict-transport-security']).toBe('max-age=31536000')
  })

  test('the component gallery is not available unless it is enabled', async ({ request }) => {
    for (const path of ['/en/gallery', '/en/gallery/client-only']) {
      expect((await request.get(getOrigin('https') + path)).status(), path).toBe(404)
    }
  })
})
