import { createCredentials } from '../support/customer.ts'
import { waitForHydration } from '../support/navigation.ts'
import { expectFieldError, submitForm, submitLoginForm, test } from '../support/no-script-forms.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { collectPageErrors, expect } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('without JavaScript, an incomplete contact form is shown again with its errors, and a complete one is sent [R2.09]', async ({
  page,
}) => {
  await page.goto('/nl/contacts')
  await page.locator('[name=full_name]').fill('Ann')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('Hoi')
  expect(await submitForm(page, getMessage('contact_send', 'nl'))).toBe(422)
  await expectFieldError(page, 'message', getMessage('errors_field_required', 'nl'))
  await expect(page.locator('[name=message]')).toBeFocused()
  await expect(page.locator('[name=theme]')).toHaveValue('Hoi')
  await page.locator('[name=message]').fill('Alles goed?')
  expect(await submitForm(page, getMessage('contact_send', 'nl'))).toBe(303)
  await expect(page.getByText(getMessage('contact_sent', 'nl'))).toBeVisible()
  await expect(page.locator('[name=theme]')).toHaveValue('')
})

test('a form submitted from another site is refused', async ({ request }) => {
  const form = { email: 'ann@example.com', password: 'a long enough phrase' }
  const foreignHeaders: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
  ]
  for (const headers of foreignHeaders) {
    const response = await request.post('/en/auth/login', { form, headers, maxRedirects: 0 })
    expect(response.status()).toBe(403)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test.describe('with rate limits', () => {
  const origin = getOrigin('rate-limits')
  let shop: Program

  test.use({ baseURL: origin })
  test.beforeAll(async () => {
    shop = await startShop('rate-limits', { RATE_LIMIT_FACTOR: '1' })
  })
  test.afterAll(() => shop?.stop())

  test('without JavaScript, too many attempts are reported in an alert that gets the focus, and the input is kept [R8.02]', async ({
    page,
  }) => {
    const { email } = createCredentials()
    const wrong = { email, password: 'not the right one' }
    let status = 0
    for (let attempt = 0; attempt < 15 && status !== 429; attempt += 1) {
      const options = { form: wrong, headers: { origin }, maxRedirects: 0 }
      status = (await page.request.post('/en/auth/login', options)).status()
    }
    await page.goto('/en/auth/login')
    expect(await submitLoginForm(page, wrong)).toBe(429)
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.locator('[name=email]')).toHaveValue(email)
  })
})

test.describe('a page whose scripts load late', () => {
  // Allows the errors of the blocked scripts and of the refused form.
  test.use({ allowedErrors: /ERR_FAILED|422/ })

  test('a form submitted before its scripts load is hydrated with the errors and the input that the server returns', async ({
    scriptedPage: page,
  }) => {
    const errors = collectPageErrors(page.context())
    let blockedScripts = 0
    let isSubmitted = false
    page.on('request', (request) => (isSubmitted ||= request.method() === 'POST'))
    await page.route(/\.js$/, (route) => {
      if (isSubmitted) return route.continue()
      blockedScripts += 1
      return route.abort()
    })
    await page.goto('/en/auth/login')
    await expect.poll(() => blockedScripts).toBeGreaterThan(0)
    await submitLoginForm(page, { email: 'ann@example.com', password: 'not the right one' })
    await waitForHydration(page)
    await expectFieldError(page, 'email', getMessage('errors_reason_credentials_invalid'))
    await expect(page.locator('[name=email]')).toHaveValue('ann@example.com')
    // Those of the blocked scripts; that of the refused form contains its status.
    const others = errors.filter((line) => !line.includes('422'))
    expect(others.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
    expect(others.length).toBeLessThanOrEqual(blockedScripts)
    await page.locator('[name=password]').fill('')
    await page.getByRole('button', { name: getMessage('account_log_in'), exact: true }).click()
    await expectFieldError(page, 'password', getMessage('errors_field_required'))
  })
})

test('without JavaScript, the alert above a refused form lists the errors and links to each field [R5.04 R8.02]', async ({
  page,
}) => {
  await page.goto('/de/auth/sign-up')
  await page.locator('[name=email]').fill('ann@example')
  await page.locator('[name=email]').press('Enter')
  const errors = page.getByRole('alert').getByRole('link')
  const empty = getMessage('errors_field_required', 'de')
  await expect(errors).toHaveText([
    `${getMessage('account_first_name', 'de')} ${empty}`,
    `${getMessage('account_last_name', 'de')} ${empty}`,
    `${getMessage('account_username', 'de')} ${empty}`,
    `${getMessage('account_email', 'de')} ${getMessage('errors_field_email', 'de')}`,
    `${getMessage('account_password', 'de')} ${empty}`,
    getMessage('errors_field_agreement', 'de'),
  ])
  for (const [at, name] of ['first_name', 'last_name', 'username', 'email'].entries()) {
    await errors.nth(at).click()
    await expect(page.locator(`[name=${name}]`)).toBeFocused()
  }
  await errors.last().click()
  await expect(page.getByRole('checkbox')).toBeFocused()
})
