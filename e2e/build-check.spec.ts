import type { Page } from '@playwright/test'
import { expectNewDocument, expectSameDocument, follow, markDocument } from './support/moves.ts'
import { expect, test } from './support/test.ts'

const manifest = '**/assets/builds/latest.json'

/** Lets no time pass from before the page is there but what the test tells to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-01-01T12:01:00Z'))
}

/** Waits until the page has read the answer it asked for: one asked for later is read later. */
async function afterAnswer(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/assets/builds/latest.json')).json())
}

test('provider R7.21 the storefront serves the manifest of its newest build, kept by no cache', async ({
  request,
}) => {
  const answer = await request.get('/assets/builds/latest.json')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(answer.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/)
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/) })
})

test('R2.29 R4.11 R9.04 client R7.21 after an hour a newer build makes the next move a full load', async ({
  page,
  shopper,
}) => {
  await stopClock(page)
  let asked = 0
  await page.route(manifest, (route) => {
    asked += 1
    return route.fulfill({ json: { id: 'newer' } })
  })
  await shopper.visit('/en/')
  await page.clock.fastForward('59:59')
  expect(asked).toBe(0)
  await markDocument(page)
  await follow(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  await expectSameDocument(page)
  await page.clock.fastForward('00:01')
  await expect.poll(() => asked).toBe(1)
  await afterAnswer(page)
  await follow(page, 'shop_nav_packs')
  await page.waitForURL(/\/en\/catalog\?type=sample-packs$/)
  await expectNewDocument(page)
})

test('R4.11 the build that is running asks for nothing new', async ({ page, shopper }) => {
  await stopClock(page)
  await shopper.visit('/en/')
  const answer = page.waitForResponse(manifest)
  await page.clock.fastForward('01:00:00')
  expect((await answer).status()).toBe(200)
  await afterAnswer(page)
  await markDocument(page)
  await follow(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  await expectSameDocument(page)
})
