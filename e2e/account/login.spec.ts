import type { BrowserContext, Cookie } from '@playwright/test'
import {
  createCredentials,
  createCustomer,
  logIn,
  logOut,
  submitLogin,
} from '../support/customer.ts'
import { flushRequests, holdServerCalls, visit } from '../support/navigation.ts'
import { getOutboxUrl } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('a wrong password and an unknown email address are refused with the same message [R2.02 R5.02]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  for (const email of [customer.email, createCredentials().email]) {
    await visit(page, '/en/auth/login')
    await submitLogin(page, { email, password: 'not the right one' })
    await expect(page.getByText('Invalid data, please try again').first()).toBeVisible()
  }
})

test('the token outlives the browser session only with "remember me", and scripts cannot read it [R3.03 R3.12]', async ({
  page,
  context,
  request,
}) => {
  const customer = await createCustomer(request)
  for (const remember of [false, true]) {
    await context.clearCookies()
    await visit(page, '/en/auth/login')
    if (remember) await page.getByRole('checkbox').check()
    await submitLogin(page, customer)
    await page.waitForURL(/\/en\/$/)
    const token = await findCookie(context, 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((token?.expires ?? -1) > 0).toBe(remember)
    // The next page load refreshes the session and keeps the lifetime of its cookie.
    await page.request.get('/en/contacts')
    const refreshed = await findCookie(context, 'token')
    expect((refreshed?.expires ?? -1) > 0).toBe(remember)
  }
})

test("logging in again ends the browser's previous session [P8.02]", async ({
  request,
  context,
}) => {
  const customer = await createCustomer(request)
  const { cookies } = await request.storageState()
  await context.addCookies(cookies)
  await logIn(request, customer)
  expect((await request.get('/en/profile')).url()).toMatch(/\/en\/profile$/)
  const copied = await context.request.get('/en/profile')
  expect(copied.url()).toMatch(/\/en\/auth\/login\?backUrl=/)
})

test('the cart redirects a guest to the login page and back, keeping the locale and the query [R2.06 R2.24 R6.01]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await page.goto('/fr/cart?step=checkout')
  await expect(page).toHaveURL(/\/fr\/auth\/login\?backUrl=%2Ffr%2Fcart%3Fstep%3Dcheckout$/)
  await submitLogin(page, customer, 'fr')
  await page.waitForURL(/\/fr\/cart\?step=checkout$/)
})

test('a back URL that points to another site is ignored', async ({ page, request }) => {
  const customer = await createCustomer(request)
  await page.goto('/en/auth/login?backUrl=%2F%2Fevil.example%2Fcart')
  await submitLogin(page, customer)
  await page.waitForURL(/localhost:\d+\/en\/$/)
})

test('the auth pages redirect a customer to the home page, and an invalid token is cleared [R2.22]', async ({
  context,
  baseURL,
}) => {
  await createCustomer(context.request)
  for (const path of ['login', 'sign-up', 'forgot', 'reset'])
    expect((await context.request.get(`/en/auth/${path}`)).url()).toMatch(/\/en\/$/)
  await context.clearCookies()
  await context.addCookies([{ name: 'token', value: '1|invalid', url: baseURL ?? '' }])
  const login = await context.request.get('/en/auth/login')
  expect(await login.text()).toContain('<title>Login – Overtone</title>')
  expect(await findCookie(context, 'token')).toBeUndefined()
})

test('an expired session redirects to the login page, which offers to continue as a guest [R4.01 R8.01]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'token', value: '1|invalid', url: baseURL ?? '' }])
  await page.goto('/en/catalog?search=kick')
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Fcatalog%3Fsearch%3Dkick/)
  await page.getByRole('link', { name: getMessage('account_continue_without') }).click()
  await page.waitForURL(/\/en\/catalog\?search=kick/)
})

test('logging out clears the token, ends the session and opens the home page [R4.01 R7.03]', async ({
  page,
  context,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/contacts')
  const token = await findCookie(context, 'token')
  await page.getByRole('button', { name: getMessage('shop_nav_log_out') }).click()
  await page.waitForURL(/\/en\/$/)
  expect(await findCookie(context, 'token')).toBeUndefined()
  await expect(page.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
  // The provider has ended the session too, so a copy of the token is no longer valid.
  await context.addCookies(token ? [token] : [])
  const profile = await page.request.get('/en/profile')
  expect(profile.url()).toMatch(/\/en\/auth\/login\?backUrl=%2Fen%2Fprofile/)
})

test('loading several pages at the same time does not log the customer out [R2.23]', async ({
  page,
  context,
}) => {
  await createCustomer(page.request)
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await Promise.all(others.map((other) => other.goto('/en/profile')))
  await Promise.all(others.map((other) => other.reload()))
  for (const other of others) await expect(other).toHaveTitle('Profile – Overtone')
})

test('a pending login blocks navigation, then opens the requested page [R2.24]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await page.clock.install()
  await visit(page, '/en/auth/login?backUrl=%2Fen%2Fcontacts')
  const release = await holdServerCalls(page)
  const serverCall = page.waitForRequest('**/_serverFn/**')
  await submitLogin(page, customer)
  await serverCall
  await page.getByRole('link', { name: getMessage('account_create_link') }).click()
  await page.clock.runFor(1000)
  await flushRequests(page)
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=/)
  await expect(page.locator('[name=email]')).toHaveValue(customer.email)
  release()
  await page.waitForURL(/\/en\/contacts$/)
})

test('an emailed reset link sets a new password only once and keeps the back URL [R2.04 R2.05 R4.10 R7.05 R7.06]', async ({
  page,
  request,
}) => {
  const { email } = await createCustomer(request)
  await visit(page, '/en/auth/forgot?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout')
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button', { name: getMessage('account_send') }).click()
  await expect(page.getByText(getMessage('account_forgot_sent', 'en', { email }))).toBeVisible()

  await page.goto(getOutboxUrl())
  const mail = page.locator(`article[data-to="${email}"][data-kind=reset]`)
  const link = (await mail.getByRole('link').first().getAttribute('href')) ?? ''
  const password = 'another long phrase'
  await visit(page, link)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: getMessage('account_save_password') }).click()
  await page.waitForURL(/\/en\/auth\/login/)
  await submitLogin(page, { email, password })
  await page.waitForURL(/\/en\/cart\?step=checkout$/)

  await logOut(page)
  await visit(page, link)
  await expect(
    page.getByText(getMessage('errors_reason_reset_token_invalid')).first(),
  ).toBeVisible()
})

async function findCookie(context: BrowserContext, name: string): Promise<Cookie | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)
}
