import { expectError, knownShopper, scriptedPage, send, sendLogin } from './support/plain-forms.ts'
import { addLabel, hydrated, stranger } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

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
  await expectError(page, 'email', text('errors_reason_credentials_invalid', 'de'))
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
  const scripted = await scriptedPage(page)
  await scripted.goto('/en/catalog?type=one-shots')
  await hydrated(scripted)
  await scripted.getByRole('button', { name: addLabel }).first().click()
  await scripted.waitForURL(/\/auth\/login/)
  await context.addCookies(await scripted.context().cookies())
  await scripted.context().close()
  await page.goto('/en/auth/login?backUrl=%2Fen%2Fcart')
  await sendLogin(page, shopper)
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pending_item')
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
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(
    text('errors_check_fields', 'it'),
  )
  await expectError(page, 'first_name', text('errors_field_required', 'it'))
  await expectError(page, 'username', text('errors_field_username', 'it'))
  await expectError(page, 'email', text('errors_field_email', 'it'))
  await expectError(page, 'password', text('errors_field_password_short', 'it'))
  await expectError(page, 'agreement', text('errors_field_agreement', 'it'))
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
  await expectError(page, 'agreement', text('errors_field_agreement'))
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await page.locator('[name=password]').fill(password)
  expect(await send(page, text('account_sign_up'))).toBe(303)
  await expect(page).toHaveURL(/\/en\/$/)
  await expect(page.getByRole('button', { name: text('shop_nav_log_out') })).toBeVisible()
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
  await expectError(page, 'password', text('errors_field_password_short'))
  await page.locator('[name=password]').fill('another long phrase')
  expect(await send(page, text('account_save_password'))).toBe(303)
  await expect(page.getByText(text('account_reset_done'))).toBeVisible()
  expect(await sendLogin(page, { ...shopper, password: 'another long phrase' })).toBe(303)
  await expect(page).toHaveURL(/\/en\/profile\?tab=balance$/)
})
