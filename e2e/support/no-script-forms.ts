import type { Page } from '@playwright/test'
import type { Credentials } from './customer.ts'
import { expect, test as base } from './test.ts'
import { getMessage } from './texts.ts'

/** Disables JavaScript in `page`; `scriptedPage` is a page with JavaScript in another context. */
export const test = base.extend<{ scriptedPage: Page }>({
  javaScriptEnabled: false,
  // A refused form responds with an error status.
  allowedErrors: /status of (422|429)/,
  scriptedPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: true })
    await use(await context.newPage())
    await context.close()
  },
})

/** Submits the form, waits for the next page and returns the status of the response. */
export async function submitForm(page: Page, button: string): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return response.status()
}

/** Fills in and submits the login form and returns the status of the response. */
export async function submitLoginForm(
  page: Page,
  user: Credentials,
  button = getMessage('account_log_in'),
): Promise<number> {
  await page.locator('[name=email]').fill(user.email)
  await page.locator('[name=password]').fill(user.password)
  return submitForm(page, button)
}

/** Expects a field to be invalid and its last `aria-describedby` element to contain the message. */
export async function expectFieldError(page: Page, name: string, message: string): Promise<void> {
  const input = page.locator(`[name=${name}]`)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  const notes = (await input.getAttribute('aria-describedby'))?.split(' ') ?? []
  await expect(page.locator(`[id="${notes.at(-1)}"]`)).toHaveText(message)
}
