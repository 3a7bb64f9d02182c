import type { Page } from '@playwright/test'
import {
  clickHeaderLink,
  expectNewDocument,
  expectSameDocument,
  markDocument,
  visit,
} from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const manifestPattern = '**/assets/builds/latest.json'

/** Pauses the clock before the page loads, so that only the test advances time. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-01-01T12:01:00Z'))
}

/** Requests the manifest too; by the time it responds, the page's earlier request has completed. */
async function waitForManifest(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/assets/builds/latest.json')).json())
}

test('the storefront serves the manifest of the latest build without caching [provider R7.21]', async ({
  request,
}) => {
  const response = await request.get('/assets/builds/latest.json')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(response.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/)
  expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/) })
})

test('after an hour, a newer build turns the next navigation into a full page load [R2.29 R4.11 R9.04 client R7.21]', async ({
  page,
}) => {
  await pauseClock(page)
  let requests = 0
  await page.route(manifestPattern, (route) => {
    requests += 1
    return route.fulfill({ json: { id: 'newer' } })
  })
  await visit(page, '/en/')
  await page.clock.fastForward('59:59')
  expect(requests).toBe(0)
  await markDocument(page)
  await clickHeaderLink(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  await expectSameDocument(page)
  await page.clock.fastForward('00:01')
  await expect.poll(() => requests).toBe(1)
  await waitForManifest(page)
  await clickHeaderLink(page, 'shop_nav_packs')
  await page.waitForURL(/\/en\/catalog\?type=sample-packs$/)
  await expectNewDocument(page)
})

test('while the build is current, navigation stays client-side [R4.11]', async ({ page }) => {
  await pauseClock(page)
  await visit(page, '/en/')
  const response = page.waitForResponse(manifestPattern)
  await page.clock.fastForward('01:00:00')
  expect((await response).status()).toBe(200)
  await waitForManifest(page)
  await markDocument(page)
  await clickHeaderLink(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  await expectSameDocument(page)
})
