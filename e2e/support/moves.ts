import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** Follows a link of the bar over the page. */
export async function follow(page: Page, key: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: text(key) })
    .click()
}

/** Marks the document at hand; a full load takes the mark away. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true'
  })
}

/** The page that shows was reached without a full load since the mark. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

/** Another document took the place of the marked one, and answers to clicks. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]:not([data-marked])')).toBeAttached()
}

/** Notes the path of each document that is asked for from now on. */
export function documentsAsked(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Holds what the page asks of the server back until the answer is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}
