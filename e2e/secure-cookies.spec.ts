import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { stranger } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.describe('a shop behind https', () => {
  const origin = 'https://shop.example'
  let shop: Program

  test.beforeAll(async () => {
    shop = await startShop('stock', { ORIGIN: origin, DEMO_CATALOGUE: 'none' })
  })

  test.afterAll(() => shop?.stop())

  test('R3.12 gives its token to secure connections alone, out of reach of scripts', async ({
    request,
  }) => {
    const { email, password } = stranger()
    const answer = await request.post(`${originOf('stock')}/en/auth/sign-up`, {
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
    expect(answer.status()).toBe(303)
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    const token = cookies.map(({ value }) => value).find((value) => value.startsWith('token='))
    expect(token).toMatch(/; Secure/i)
    expect(token).toMatch(/; HttpOnly/i)
    expect(token).toMatch(/; SameSite=Lax/i)
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000')
  })
})
