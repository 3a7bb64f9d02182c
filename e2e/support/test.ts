import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Shopper {
  /** Opens a path of the shop and waits until the page answers to clicks. */
  readonly visit: (path: string) => Promise<void>
  /** Waits until the page at hand answers to clicks. */
  readonly ready: () => Promise<void>
}

/** A browser test that fails when the page throws, logs an error or breaks its content policy. */
export const test = base.extend<{ shopper: Shopper; tolerated: RegExp | null }>({
  tolerated: [null, { option: true }],
  shopper: async ({ page, tolerated }, use) => {
    const complaints = collectComplaints(page)
    await use({
      visit: async (path) => {
        await page.goto(path)
        await hydrated(page)
      },
      ready: () => hydrated(page),
    })
    const serious = complaints.filter((line) => !tolerated?.test(line))
    expect(serious).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** Waits until the page at hand answers to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  return complaints
}
