import type { Page } from '@playwright/test'
import { scrollDelayMs } from '../../app/router/scroll.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'

/** Opens a path and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await waitForHydration(page)
}

/** The router of a hydrated page, as published by the framework. */
interface PublishedRouter {
  readonly navigate: (to: { readonly href: string }) => Promise<void>
}

/**
 * Opens a path by client-side navigation and waits until the page has scrolled. Loads the document
 * if the current page is not one of the shop's. Avoids the document load, which takes most of the
 * CPU time of a visit.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  const isShown = await page.evaluate(async (href) => {
    const router = Reflect.get(globalThis, '__TSR_ROUTER__') as PublishedRouter | undefined
    if (!router || !document.documentElement.dataset['hydrated']) return false
    await router.navigate({ href })
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return true
  }, path)
  if (isShown) await waitForScroll(page)
  else await visit(page, path)
}

/** Waits until the current page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Clicks the header link whose label has the given message key. */
export async function clickHeaderLink(page: Page, key: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: getMessage(key) })
    .click()
}

/**
 * Waits until a page opened by client-side navigation shows its content and has scrolled to the
 * top. The page scrolls shortly after it renders, and an earlier click would miss its target.
 */
export async function waitForPage(page: Page, url: RegExp, content: string): Promise<void> {
  await page.waitForURL(url)
  await waitForHydration(page)
  await page.locator(content).first().waitFor()
  await waitForScroll(page)
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0)
}

/** Waits until a newly rendered page has scrolled. */
async function waitForScroll(page: Page): Promise<void> {
  // Timers with the same delay fire in the order they were set, so this one fires after the page's own.
  await page.evaluate((delay) => new Promise((next) => setTimeout(next, delay)), scrollDelayMs)
}

/** Marks the current document; a full page load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true'
  })
}

/** Expects that no full page load has happened since the document was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

/** Expects that a full page load has replaced the marked document with a hydrated one. */
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

/** Holds back server function calls until the returned function is called. */
export async function holdServerCalls(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Sends a request from the page and waits for its response. By then, every request that the page
 * started earlier has been sent and reported to Playwright.
 */
export async function flushRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text()
  })
}
