import { holdAnswers } from './support/moves.ts'
import { fillLogin, logOut, signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R2.24 while a login is on its way no other page opens, and after it the one that was wanted', async ({
  page,
  shopper,
}) => {
  const known = await signUp(page)
  await logOut(page)
  await shopper.visit('/en/auth/login?backUrl=%2Fen%2Fcontacts')
  const release = await holdAnswers(page)
  const asked = page.waitForRequest('**/_serverFn/**')
  await fillLogin(page, known)
  await asked
  await page.getByRole('link', { name: text('account_create_link') }).click()
  // Room for the other page to open, which it must not.
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=/)
  await expect(page.locator('[name=email]')).toHaveValue(known.email)
  release()
  await page.waitForURL(/\/en\/contacts$/)
})
