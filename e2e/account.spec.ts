import {
  addLabel,
  buyableRows,
  fillLogin,
  fillSignUp,
  hydrated,
  logOut,
  signUp,
  stranger,
} from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R2.03 R3.02 R7.04 signing up logs in and leads home', async ({ page }) => {
  await page.goto('/en/auth/sign-up')
  await expect(page).toHaveTitle('Sign Up – Overtone')
  await expect(page.getByRole('link', { name: text('account_login_link') })).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await fillSignUp(page, stranger())
  await page.waitForURL(/\/en\/$/)
  await expect(page.getByRole('button', { name: text('shop_nav_log_out') })).toBeVisible()
})

test('R5.01 signing up without agreeing is stopped beside the box and keeps what was typed', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/auth/sign-up')
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill('annbee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=password]').fill('a long enough phrase')
  await page.getByRole('button', { name: text('account_sign_up') }).click()
  await expect(page.getByText('Need to agree with Terms of Use and Privacy Policy')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue('ann@example.com')
})

test('an address that is taken is told beside its field', async ({ page, shopper }) => {
  const known = await signUp(page)
  await logOut(page)
  await shopper.visit('/en/auth/sign-up')
  await fillSignUp(page, known)
  await expect(page.locator('[data-field-error]')).toHaveText(text('errors_reason_email_taken'))
  await expect(page.locator('[name=email]')).toBeFocused()
})

test('R2.02 R5.02 a wrong password and an unknown address are refused in the same words', async ({
  page,
  shopper,
}) => {
  const known = await signUp(page)
  await logOut(page)
  for (const email of [known.email, stranger().email]) {
    await shopper.visit('/en/auth/login')
    await fillLogin(page, { email, password: 'not the right one' })
    await expect(page.getByText('Invalid data, please try again').first()).toBeVisible()
  }
})

test('R3.03 R3.12 a remembered login outlives the browser, another does not, and no script reads it', async ({
  page,
  context,
}) => {
  const known = await signUp(page)
  await logOut(page)
  for (const remember of [false, true]) {
    await context.clearCookies()
    await page.goto('/en/auth/login')
    await hydrated(page)
    if (remember) await page.getByRole('checkbox').check()
    await fillLogin(page, known)
    await page.waitForURL(/\/en\/$/)
    const token = (await context.cookies()).find((cookie) => cookie.name === 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((token?.expires ?? -1) > 0).toBe(remember)
    // The session is refreshed on the next page, and stays as lasting as it was.
    await page.goto('/en/contacts')
    const renewed = (await context.cookies()).find((cookie) => cookie.name === 'token')
    expect((renewed?.expires ?? -1) > 0).toBe(remember)
  }
})

test('R2.06 R2.24 R6.01 the cart asks for a login and comes back, in the language and with the query', async ({
  page,
}) => {
  const known = await signUp(page)
  await logOut(page)
  await page.goto('/fr/cart?step=checkout')
  await expect(page).toHaveURL(/\/fr\/auth\/login\?backUrl=%2Ffr%2Fcart%3Fstep%3Dcheckout$/)
  await fillLogin(page, known, 'fr')
  await page.waitForURL(/\/fr\/cart\?step=checkout$/)
})

test('a way back that leads to another site is not followed', async ({ page }) => {
  const known = await signUp(page)
  await logOut(page)
  await page.goto('/en/auth/login?backUrl=%2F%2Fevil.example%2Fcart')
  await fillLogin(page, known)
  await page.waitForURL(/localhost:\d+\/en\/$/)
})

test('R2.22 who is logged in does not see the login pages; a dead token is cleared and locks nobody out', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page)
  for (const path of ['login', 'sign-up', 'forgot', 'reset']) {
    await page.goto(`/en/auth/${path}`)
    await expect(page).toHaveURL(/\/en\/$/)
  }
  await context.clearCookies()
  await context.addCookies([{ name: 'token', value: '1|dead', url: baseURL ?? '' }])
  await page.goto('/en/auth/login')
  await expect(page).toHaveTitle('Login – Overtone')
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('token')
})

test('R4.01 R8.01 an ended session leads to the login, from a public page with a way on without one', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'token', value: '1|dead', url: baseURL ?? '' }])
  await page.goto('/en/catalog?search=kick')
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Fcatalog%3Fsearch%3Dkick/)
  await page.getByRole('link', { name: text('account_continue_without') }).click()
  await page.waitForURL(/\/en\/catalog\?search=kick/)
})

test('R4.01 R7.03 logging out clears the token and leads home', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/en/contacts')
  await hydrated(page)
  const tokenOf = async () => (await context.cookies()).find((cookie) => cookie.name === 'token')
  const token = await tokenOf()
  await page.getByRole('button', { name: text('shop_nav_log_out') }).click()
  await page.waitForURL(/\/en\/$/)
  expect(await tokenOf()).toBeUndefined()
  await expect(page.getByRole('link', { name: text('shop_nav_log_in') })).toBeVisible()
  // Whoever kept a copy of the token has nothing: the provider has ended the session too.
  await context.addCookies(token ? [token] : [])
  await page.goto('/en/profile')
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Fprofile/)
})

test('R2.23 two pages that load at once log nobody out', async ({ page, context }) => {
  await signUp(page)
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await Promise.all(others.map((other) => other.goto('/en/profile')))
  await Promise.all(others.map((other) => other.reload()))
  for (const other of others) await expect(other).toHaveTitle('Profile – Overtone')
})

test('R2.04 R2.05 R4.10 R7.05 R7.06 a forgotten password is set anew through the mailed link, once, and the way back is kept', async ({
  page,
  shopper,
}) => {
  const known = await signUp(page)
  await logOut(page)
  await shopper.visit('/en/auth/forgot?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout')
  await page.locator('[name=email]').fill(known.email)
  await page.getByRole('button', { name: text('account_send') }).click()
  await expect(
    page.getByText(text('account_forgot_sent', 'en', { email: known.email })),
  ).toBeVisible()

  await page.goto('/outbox')
  const mail = page.locator(`article[data-to="${known.email}"][data-kind=reset]`)
  const link = await mail.getByRole('link').first().getAttribute('href')
  const password = 'another long phrase'
  await shopper.visit(link ?? '')
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: text('account_save_password') }).click()
  await page.waitForURL(/\/en\/auth\/login/)
  await fillLogin(page, { email: known.email, password })
  await page.waitForURL(/\/en\/cart\?step=checkout$/)

  await logOut(page)
  await shopper.visit(link ?? '')
  await page.locator('[name=password]').fill('a third long phrase')
  await page.getByRole('button', { name: text('account_save_password') }).click()
  await expect(page.getByText(text('errors_reason_reset_token_invalid')).first()).toBeVisible()
})

test('R8.03 a visitor who wants a sound is asked to log in and finds it in the cart afterwards', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/catalog?type=one-shots')
  const row = buyableRows(page).nth(1)
  const name = await row.getByRole('link').first().innerText()
  await row.getByRole('button', { name: addLabel }).click()
  await expect(page.locator('[data-toast]')).toContainText('Log in to your account first')
  await page.waitForURL(/\/en\/auth\/login\?backUrl=/)
  await hydrated(page)
  await page.getByRole('link', { name: text('account_create_link') }).click()
  await page.waitForURL(/\/en\/auth\/sign-up\?backUrl=/)
  await fillSignUp(page, stranger())
  await page.waitForURL(/\/en\/catalog\?type=one-shots/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  await shopper.visit('/en/cart')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

test('R2.10 R3.01 R3.04 the profile keeps what is saved', async ({ page, shopper }) => {
  const known = await signUp(page)
  await shopper.visit('/en/profile')
  const kept = {
    first_name: 'Anna',
    last_name: 'Cee',
    username: 'anna.cee',
    location: 'Lyon',
    description: 'Tape and rain.',
    phone: `+33${Date.now()}`,
  }
  const field = (name: string) => page.locator(`form [name=${name}]`)
  for (const [name, value] of Object.entries(kept)) await field(name).fill(value)
  const password = 'quite another phrase'
  await field('current_password').fill(known.password)
  await field('new_password').fill(password)
  await page
    .getByRole('button', { name: text('profile_save') })
    .first()
    .click()
  await expect(page.locator('[data-toast=success]')).toContainText(text('profile_saved'))
  await shopper.visit('/en/profile')
  for (const [name, value] of Object.entries(kept)) await expect(field(name)).toHaveValue(value)
  await logOut(page)
  await shopper.visit('/en/auth/login')
  await fillLogin(page, { email: known.email, password })
  await page.waitForURL(/\/en\/$/)
})
