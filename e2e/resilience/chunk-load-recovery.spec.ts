import type { Page } from '@playwright/test'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument,
  recordDocumentRequests,
  visit,
} from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const contactChunkPattern = /\/assets\/\w+\/contacts-.*\.js/

/**
 * Locates the link to the contact page. Most tests dispatch a click event, because hovering would
 * preload the page.
 */
function getContactLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: getMessage('shop_nav_support') })
}

test.describe('chunks that fail to load', () => {
  test.use({
    allowedErrors: /Failed to (load resource|fetch dynamically)|dynamically imported module|404/,
  })

  test('a navigation whose chunk fails to load becomes a full page load [R2.30]', async ({
    page,
  }) => {
    await visit(page, '/en/')
    const documents = recordDocumentRequests(page)
    // The chunk is available again for the new document.
    await page.route(contactChunkPattern, (route) =>
      documents.length > 0 ? route.continue() : route.abort(),
    )
    await markDocument(page)
    await getContactLink(page).dispatchEvent('click')
    await expectNewDocument(page)
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('contact_title'))
    expect(documents).toEqual(['/en/contacts'])
  })

  test('a chunk that stays missing reloads the page only once [R2.30]', async ({ page }) => {
    await visit(page, '/en/')
    await page.route(contactChunkPattern, (route) => route.abort())
    const documents = recordDocumentRequests(page)
    await markDocument(page)
    await getContactLink(page).dispatchEvent('click')
    await expectNewDocument(page)
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/en/contacts'])
    const stored = await page.evaluate(() => sessionStorage.getItem('reload') ?? '')
    expect(JSON.parse(stored)).toMatchObject({ path: '/en/contacts' })
  })

  test('an unknown server function reloads the page once [R2.30]', async ({ page }) => {
    await visit(page, '/en/contacts')
    // Simulates a new deployment whose server functions have different ids.
    await page.route('**/_serverFn/**', (route) => {
      const url = new URL(route.request().url())
      return route.continue({ url: `${url.origin}/_serverFn/gone${url.search}` })
    })
    await markDocument(page)
    for (const [name, value] of [
      ['full_name', 'Ann Bee'],
      ['email', 'ann@example.com'],
      ['theme', 'A wish'],
      ['message', 'More rain on tin roofs.'],
    ]) {
      await page.locator(`[name=${name}]`).fill(value ?? '')
    }
    const documents = recordDocumentRequests(page)
    await page.getByRole('button', { name: getMessage('contact_send') }).click()
    await expectNewDocument(page)
    expect(documents).toEqual(['/en/contacts'])
  })

  test('a chunk that fails to preload turns the next navigation into a full page load [R2.30]', async ({
    page,
  }) => {
    await visit(page, '/en/')
    await page.route(contactChunkPattern, (route) => route.abort())
    await markDocument(page)
    // Listeners run in the order of registration, so the shop's listener runs before this one.
    await page.evaluate(() =>
      addEventListener('vite:preloadError', () => {
        document.documentElement.dataset['preloadFailed'] = 'true'
      }),
    )
    await getContactLink(page).hover()
    await expect(page.locator('html[data-preload-failed]')).toBeAttached()
    await expectSameDocument(page)
    await page.unroute(contactChunkPattern)
    await getContactLink(page).click()
    await page.waitForURL(/\/en\/contacts$/)
    await expectNewDocument(page)
  })
})
