import type { Page } from '@playwright/test'
import {
  documentsAsked,
  expectNewDocument,
  expectSameDocument,
  markDocument,
} from './support/moves.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const part = /\/assets\/\w+\/contacts-.*\.js/

/** The link to the page of that part. A click that is dispatched has no hovering that preloads. */
function contactLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: text('shop_nav_support') })
}

test.describe('parts of the program that are gone', () => {
  test.use({
    tolerated: /Failed to (load resource|fetch dynamically)|dynamically imported module|404/,
  })

  test('R2.30 a move whose part cannot be loaded becomes a full load of its target', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    const loads = documentsAsked(page)
    // There again for the new document.
    await page.route(part, (route) => (loads.length > 0 ? route.continue() : route.abort()))
    await markDocument(page)
    await contactLink(page).dispatchEvent('click')
    await expectNewDocument(page)
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact_title'))
    expect(loads).toEqual(['/en/contacts'])
  })

  test('R2.30 a part that stays gone is loaded anew once within ten seconds, without a loop', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    await page.route(part, (route) => route.abort())
    const loads = documentsAsked(page)
    await markDocument(page)
    await contactLink(page).dispatchEvent('click')
    await expectNewDocument(page)
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual(['/en/contacts'])
    const kept = await page.evaluate(() => sessionStorage.getItem('overtone-reload') ?? '')
    expect(JSON.parse(kept)).toMatchObject({ path: '/en/contacts' })
  })

  test('R2.30 a function the server no longer knows loads the page anew, once', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/contacts')
    // As after a deploy that no longer has the function under the name this page knows.
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
    const loads = documentsAsked(page)
    await page.getByRole('button', { name: text('contact_send') }).click()
    await expectNewDocument(page)
    expect(loads).toEqual(['/en/contacts'])
  })

  test('R2.30 a part that fails while it is preloaded makes the next move a full load', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    await page.route(part, (route) => route.abort())
    await markDocument(page)
    // The shop has heard of it by the time that somebody who listens later hears of it.
    await page.evaluate(() =>
      addEventListener('vite:preloadError', () => {
        document.documentElement.dataset['missed'] = 'true'
      }),
    )
    await contactLink(page).hover()
    await expect(page.locator('html[data-missed]')).toBeAttached()
    await expectSameDocument(page)
    await page.unroute(part)
    await contactLink(page).click()
    await page.waitForURL(/\/en\/contacts$/)
    await expectNewDocument(page)
  })
})
