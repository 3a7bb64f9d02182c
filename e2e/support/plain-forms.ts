import type { Page } from '@playwright/test'
import { signUp } from './steps.ts'
import type { Shopper } from './steps.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** A page where scripts run, of somebody else. Its context is to be closed. */
export async function scriptedPage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  if (!context) throw new Error('There is no browser.')
  return context.newPage()
}

/** Makes an account where scripts run. */
export async function knownShopper(page: Page): Promise<Shopper> {
  const scripted = await scriptedPage(page)
  const shopper = await signUp(scripted)
  await scripted.context().close()
  return shopper
}

/** Sends the form at hand, waits for the page it comes to, and tells the status it was answered with. */
export async function send(page: Page, button: string): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return answer.status()
}

export async function sendLogin(
  page: Page,
  shopper: Shopper,
  button = text('account_log_in'),
): Promise<number> {
  await page.locator('[name=email]').fill(shopper.email)
  await page.locator('[name=password]').fill(shopper.password)
  return send(page, button)
}

/** A field is marked as wrong, and the text under it, as its input names it, says why. */
export async function expectError(page: Page, name: string, message: string): Promise<void> {
  const input = page.locator(`[name=${name}]`)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  const notes = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
  await expect(page.locator(`[id="${notes.at(-1)}"]`)).toHaveText(message)
}
