import type { Page } from '@playwright/test'
import { scrollDelay } from '../../app/router/scroll.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** Opens a path and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
}

/** Waits until the current page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Clicks a link of the header, by its message key. */
export async function clickHeaderLink(page: Page, key: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: text(key) })
    .click()
}

/**
 * Waits until a page opened by client-side navigation shows its content and is scrolled to its top. The
 * page scrolls a moment after it renders, and a click in that moment would miss its target.
 */
export async function waitForPage(page: Page, url: RegExp, content: string): Promise<void> {
  await page.waitForURL(url)
  await hydrated(page)
  await page.locator(content).first().waitFor()
  // Timers of one delay fire in the order they were set: this one fires after the page's own.
  await page.evaluate((delay) => new Promise((next) => setTimeout(next, delay)), scrollDelay)
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0)
}

/** Marks the current document; a full page load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true'
  })
}

/** The current page was reached without a full page load since the mark. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

/** A hydrated document has replaced the marked one. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]:not([data-marked])')).toBeAttached()
}

/** Records the path of each document requested from now on. */
export function recordDocumentRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Holds the calls of server functions back until the returned function is called. */
export async function holdServerCalls(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Resolves once the page has sent, and Playwright has seen, every request it started before: a request
 * sent now arrives after them.
 */
export async function flushRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/health')).text()
  })
}
