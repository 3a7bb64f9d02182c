import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProgram } from './support/program.ts'
import type { Program } from './support/program.ts'
import { addLabel, signUp, stranger } from './support/steps.ts'
import type { Shopper } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

/** Makes an account in a browser of its own, where scripts run. */
async function knownShopper(page: Page): Promise<Shopper> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  if (!context) throw new Error('There is no browser.')
  const shopper = await signUp(await context.newPage())
  await context.close()
  return shopper
}

/** Sends the form at hand and tells the status of the page it comes to. */
async function send(page: Page, button: string): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: button }).click(),
  ])
  await page.waitForLoadState()
  return answer.status()
}

async function sendLogin(page: Page, shopper: Shopper, button = text('account_log_in')) {
  await page.locator('[name=email]').fill(shopper.email)
  await page.locator('[name=password]').fill(shopper.password)
  return send(page, button)
}

/** The text under a field, as its input names it. */
async function errorOf(page: Page, name: string): Promise<string | null> {
  const input = page.locator(`[name=${name}]`)
  expect(await input.getAttribute('aria-invalid')).toBe('true')
  const notes = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
  return page.locator(`[id="${notes.at(-1)}"]`).textContent()
}

test('R3.03 R6.01 without a script a login leads to the page wanted, remembered only where asked', async ({
  page,
  context,
}) => {
  const shopper = await knownShopper(page)
  for (const remember of [false, true]) {
    await context.clearCookies()
    await page.goto('/fr/profile?tab=balance')
    await expect(page).toHaveURL(/\/fr\/auth\/login\?backUrl=/)
    if (remember) await page.getByRole('checkbox').check()
    expect(await sendLogin(page, shopper, text('account_log_in', 'fr'))).toBe(303)
    await expect(page).toHaveURL(/\/fr\/profile\?tab=balance$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect((token?.expires ?? -1) > 0).toBe(remember)
  }
})

test('R6.01 without a script a way back that leads to another site is not followed', async ({
  page,
}) => {
  const shopper = await knownShopper(page)
  await page.goto('/en/auth/login?backUrl=%2F%2Fevil.example%2Fcart')
  await sendLogin(page, shopper)
  await expect(page).toHaveURL(/localhost:\d+\/en\/$/)
})

test('R5.02 without a script a wrong password is told on the same page, which keeps all but the password', async ({
  page,
}) => {
  const { email } = stranger()
  await page.goto('/de/auth/login?backUrl=%2Fde%2Fcart')
  await page.getByRole('checkbox').check()
  const wrong = { email, password: 'not the right one' }
  expect(await sendLogin(page, wrong, text('account_log_in', 'de'))).toBe(422)
  await expect(page).toHaveURL(/\/de\/auth\/login\?backUrl=%2Fde%2Fcart$/)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await errorOf(page, 'email')).toBe(text('errors_reason_credentials_invalid', 'de'))
  await expect(page.locator('[name=email]')).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=password]')).toHaveValue('')
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await page.content()).not.toContain(wrong.password)
})

test('what a visitor wanted lies in the cart after a login without a script', async ({
  page,
  context,
}) => {
  const shopper = await knownShopper(page)
  const scripted = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const other = await scripted?.newPage()
  await other?.goto('/en/catalog?type=one-shots')
  await other?.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await other?.getByRole('button', { name: addLabel }).first().click()
  await other?.waitForURL(/\/auth\/login/)
  await context.addCookies((await scripted?.cookies()) ?? [])
  await scripted?.close()
  await page.goto('/en/auth/login?backUrl=%2Fen%2Fcart')
  await sendLogin(page, shopper)
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('wanted')
})

test('R5.01 R5.04 without a script a sign-up tells what is wrong with each field, and keeps the rest', async ({
  page,
}) => {
  await page.goto('/it/auth/sign-up')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill('a b')
  await page.locator('[name=email]').fill('nobody')
  await page.locator('[name=password]').fill('short')
  expect(await send(page, text('account_sign_up', 'it'))).toBe(422)
  await expect(page.getByRole('alert')).toHaveText(text('errors_check_fields', 'it'))
  expect(await errorOf(page, 'first_name')).toBe(text('errors_field_required', 'it'))
  expect(await errorOf(page, 'username')).toBe(text('errors_field_username', 'it'))
  expect(await errorOf(page, 'email')).toBe(text('errors_field_email', 'it'))
  expect(await errorOf(page, 'password')).toBe(text('errors_field_password_short', 'it'))
  expect(await errorOf(page, 'agreement')).toBe(text('errors_field_agreement', 'it'))
  await expect(page.locator('[name=first_name]')).toBeFocused()
  await expect(page.locator('[name=last_name]')).toHaveValue('Bee')
  await expect(page.locator('[name=username]')).toHaveValue('a b')
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await page.content()).not.toContain('value="short"')
})

test('R5.01 without a script an account needs the agreement, then logs in and leads home', async ({
  page,
}) => {
  const { email, password } = stranger()
  await page.goto('/en/auth/sign-up')
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill(email.slice(0, 12))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  expect(await send(page, text('account_sign_up'))).toBe(422)
  expect(await errorOf(page, 'agreement')).toBe(text('errors_field_agreement'))
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await page.locator('[name=password]').fill(password)
  expect(await send(page, text('account_sign_up'))).toBe(303)
  await expect(page).toHaveURL(/\/en\/$/)
  await expect(page.getByRole('button', { name: text('shop_nav_log_out') })).toBeVisible()
})

test('R2.09 without a script a message is sent, or comes back with what is missing', async ({
  page,
}) => {
  await page.goto('/nl/contacts')
  await page.locator('[name=full_name]').fill('Ann')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=theme]').fill('Hoi')
  expect(await send(page, text('contact_send', 'nl'))).toBe(422)
  expect(await errorOf(page, 'message')).toBe(text('errors_field_required', 'nl'))
  await expect(page.locator('[name=message]')).toBeFocused()
  await expect(page.locator('[name=theme]')).toHaveValue('Hoi')
  await page.locator('[name=message]').fill('Alles goed?')
  expect(await send(page, text('contact_send', 'nl'))).toBe(303)
  await expect(page.getByText(text('contact_sent', 'nl'))).toBeVisible()
  await expect(page.locator('[name=theme]')).toHaveValue('')
})

test('R2.04 R2.05 without a script a forgotten password is replaced by the link of the mail, which knows the way back', async ({
  page,
}) => {
  const shopper = await knownShopper(page)
  await page.goto('/en/auth/forgot?backUrl=%2Fen%2Fprofile%3Ftab%3Dbalance')
  await page.locator('[name=email]').fill(shopper.email)
  expect(await send(page, text('account_send'))).toBe(303)
  await expect(page.getByText(text('account_forgot_sent_plain'))).toBeVisible()
  await page.goto('/outbox')
  const mail = page.locator(`article[data-to="${shopper.email}"][data-kind=reset]`)
  await page.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '')
  await page.locator('[name=password]').fill('short')
  expect(await send(page, text('account_save_password'))).toBe(422)
  expect(await errorOf(page, 'password')).toBe(text('errors_field_password_short'))
  await page.locator('[name=password]').fill('another long phrase')
  expect(await send(page, text('account_save_password'))).toBe(303)
  await expect(page.getByText(text('account_reset_done'))).toBeVisible()
  expect(await sendLogin(page, { ...shopper, password: 'another long phrase' })).toBe(303)
  await expect(page).toHaveURL(/\/en\/profile\?tab=balance$/)
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
  const port = Number(process.env['E2E_PORT'] ?? 3210) + 11
  const origin = `http://localhost:${port}`
  let shop: Program

  test.use({ baseURL: origin })
  test.beforeAll(async () => {
    shop = await startProgram('app/server/main.ts', `${origin}/en/contacts`, {
      PORT: String(port),
      ORIGIN: origin,
      RATE_LIMIT_FACTOR: '1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-limits-')),
    })
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
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL })
  const scripted = await context.newPage()
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
  await scripted.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await errorOf(scripted, 'email')).toBe(text('errors_reason_credentials_invalid'))
  await expect(scripted.locator('[name=email]')).toHaveValue('ann@example.com')
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  await scripted.locator('[name=password]').fill('')
  await scripted.getByRole('button', { name: text('account_log_in') }).click()
  expect(await errorOf(scripted, 'password')).toBe(text('errors_field_required'))
  await context.close()
})
