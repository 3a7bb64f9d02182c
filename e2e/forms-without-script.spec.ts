import { expectError, scriptedPage, send, sendLogin } from './support/plain-forms.ts'
import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { hydrated, stranger } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

test('R2.09 without a script a message is sent, or comes back with what is missing', async ({
  page,
}) => {
  await page.goto('/nl/contacts')
  await page.locator('[name=full_name]').fill('Ann')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('Hoi')
  expect(await send(page, text('contact_send', 'nl'))).toBe(422)
  await expectError(page, 'message', text('errors_field_required', 'nl'))
  await expect(page.locator('[name=message]')).toBeFocused()
  await expect(page.locator('[name=theme]')).toHaveValue('Hoi')
  await page.locator('[name=message]').fill('Alles goed?')
  expect(await send(page, text('contact_send', 'nl'))).toBe(303)
  await expect(page.getByText(text('contact_sent', 'nl'))).toBeVisible()
  await expect(page.locator('[name=theme]')).toHaveValue('')
})

test('a form of another site is refused', async ({ request }) => {
  const form = { email: 'ann@example.com', password: 'a long enough phrase' }
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
  ]
  for (const headers of foreign) {
    const answer = await request.post('/en/auth/login', { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(403)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})

test.describe('where attempts are counted', () => {
  const origin = originOf('limits')
  let shop: Program

  test.use({ baseURL: origin })
  test.beforeAll(async () => {
    shop = await startShop('limits', { RATE_LIMIT_FACTOR: '1' })
  })
  test.afterAll(() => shop?.stop())

  test('R8.02 without a script too many attempts are told over the form, with the time to wait', async ({
    page,
  }) => {
    const { email } = stranger()
    const wrong = { email, password: 'not the right one' }
    let status = 0
    for (let attempt = 0; attempt < 15 && status !== 429; attempt += 1) {
      const options = { form: wrong, headers: { origin }, maxRedirects: 0 }
      status = (await page.request.post('/en/auth/login', options)).status()
    }
    await page.goto('/en/auth/login')
    expect(await sendLogin(page, wrong)).toBe(429)
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.locator('[name=email]')).toHaveValue(email)
  })
})

test('a form that was sent before its script had loaded works on where it came back', async ({
  page,
}) => {
  const scripted = await scriptedPage(page)
  const complaints: string[] = []
  scripted.on('pageerror', ({ message }) => complaints.push(message))
  scripted.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await scripted.route(/\.js$/, (route) => route.abort())
  await scripted.goto('/en/auth/login')
  await scripted.unroute(/\.js$/)
  complaints.length = 0
  await sendLogin(scripted, { email: 'ann@example.com', password: 'not the right one' })
  await hydrated(scripted)
  await expectError(scripted, 'email', text('errors_reason_credentials_invalid'))
  await expect(scripted.locator('[name=email]')).toHaveValue('ann@example.com')
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  await scripted.locator('[name=password]').fill('')
  await scripted.getByRole('button', { name: text('account_log_in') }).click()
  await expectError(scripted, 'password', text('errors_field_required'))
  await scripted.context().close()
})
