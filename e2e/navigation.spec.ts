import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openStockHost } from '../tests/support/stock-host.ts'
import type { StockHost } from '../tests/support/stock-host.ts'
import { startProgram } from './support/program.ts'
import type { Program } from './support/program.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const manifest = '**/assets/builds/latest.json'

/** Marks the document at hand; a full load takes the mark away. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in globalThis)
}

/** Follows a link of the bar over the page. */
async function follow(page: Page, key: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: text(key) })
    .click()
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
  await page.clock.install()
  let asked = 0
  await page.route(manifest, (route) => {
    asked += 1
    return route.fulfill({ json: { id: 'newer' } })
  })
  await shopper.visit('/en/')
  await page.clock.fastForward('59:59')
  expect(asked).toBe(0)
  const isSame = await markDocument(page)
  await follow(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  expect(await isSame()).toBe(true)
  await page.clock.fastForward('00:01')
  await expect.poll(() => asked).toBe(1)
  await page.waitForLoadState('networkidle')
  await follow(page, 'shop_nav_packs')
  await page.waitForURL(/\/en\/catalog\?type=sample-packs$/)
  expect(await isSame()).toBe(false)
})

test('R4.11 the build that is running asks for nothing new', async ({ page, shopper }) => {
  await page.clock.install()
  await shopper.visit('/en/')
  const answer = page.waitForResponse(manifest)
  await page.clock.fastForward('01:00:00')
  expect((await answer).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  const isSame = await markDocument(page)
  await follow(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
  expect(await isSame()).toBe(true)
})

test.describe('parts of the program that are gone', () => {
  test.use({
    tolerated: /Failed to (load resource|fetch dynamically)|dynamically imported module|404/,
  })

  test('R2.30 a move whose part cannot be loaded becomes a full load of its target', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    let broken = true
    await page.route(/\/assets\/contacts-.*\.js/, (route) =>
      broken ? route.abort() : route.continue(),
    )
    const isSame = await markDocument(page)
    const loaded = page.waitForRequest((request) => request.isNavigationRequest())
    // By keyboard, so that nothing is preloaded by hovering.
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_support') })
      .dispatchEvent('click')
    expect((await loaded).url()).toMatch(/\/en\/contacts$/)
    broken = false
    await page.waitForURL(/\/en\/contacts$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isSame()).toBe(false)
  })

  test('R2.30 a part that stays gone is loaded anew once within ten seconds, without a loop', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    await page.route(/\/assets\/contacts-.*\.js/, (route) => route.abort())
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_support') })
      .dispatchEvent('click')
    await expect.poll(() => loads).toEqual(['/en/contacts'])
    await shopper.ready()
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
    const isSame = await markDocument(page)
    for (const [name, value] of [
      ['full_name', 'Ann Bee'],
      ['email', 'ann@example.com'],
      ['theme', 'A wish'],
      ['message', 'More rain on tin roofs.'],
    ]) {
      await page.locator(`[name=${name}]`).fill(value ?? '')
    }
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.getByRole('button', { name: text('contact_send') }).click()
    await expect.poll(() => loads).toEqual(['/en/contacts'])
    await shopper.ready()
    expect(await isSame()).toBe(false)
  })

  test('R2.30 a part that fails while it is preloaded makes the next move a full load', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    let broken = true
    await page.route(/\/assets\/contacts-.*\.js/, (route) =>
      broken ? route.abort() : route.continue(),
    )
    const isSame = await markDocument(page)
    const failed = page.waitForEvent('requestfailed')
    const link = page.getByRole('banner').getByRole('link', { name: text('shop_nav_support') })
    await link.hover()
    await failed
    await page.waitForLoadState('networkidle')
    expect(await isSame()).toBe(true)
    broken = false
    await link.click()
    await page.waitForURL(/\/en\/contacts$/)
    await shopper.ready()
    expect(await isSame()).toBe(false)
  })
})

test.describe('preloading', () => {
  /** Holds what preloaded pages ask the server for: each function's calls that wait. */
  async function holdCalls(page: Page) {
    const held = new Map<string, (() => void)[]>()
    await page.route('**/_serverFn/**', async (route) => {
      const name = new URL(route.request().url()).pathname
      await new Promise<void>((release) => held.set(name, [...(held.get(name) ?? []), release]))
      await route.continue()
    })
    return held
  }

  test('R2.31 at most four pages are preloaded at once', async ({ page, shopper }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBeGreaterThan(5)
    const held = await holdCalls(page)
    const pages = () => Math.max(0, ...[...held.values()].map((calls) => calls.length))
    for (let row = 0; row < 6; row++)
      await rows.nth(row).getByRole('link').first().dispatchEvent('mouseover')
    await expect.poll(pages).toBe(4)
    // Room for a fifth to begin, which it must not.
    await page.waitForTimeout(300)
    expect(pages()).toBe(4)
    for (const [first] of held.values()) first?.()
    await expect.poll(pages).toBe(5)
    for (const release of [...held.values()].flat()) release()
  })

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    test(`R2.31 nothing is preloaded with ${JSON.stringify(connection)}`, async ({
      page,
      shopper,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await shopper.visit('/en/catalog?type=one-shots')
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.locator('[data-row] a').first().hover()
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shop_nav_support') })
        .hover()
      // Room for a preload to begin, which it must not.
      await page.waitForTimeout(300)
      expect(asked.filter((url) => /_serverFn|\.js$/.test(url))).toEqual([])
    })
  }

  test('R2.31 without such a connection a link that is pointed at is preloaded', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    const part = page.waitForResponse(/\/assets\/contacts-.*\.js/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_support') })
      .hover()
    expect((await part).status()).toBe(200)
  })
})

test.describe('a page that the provider forbids', () => {
  const origin = `http://localhost:${Number(process.env['E2E_PORT'] ?? 3210) + 3}`
  let provider: StockHost
  let shop: Program

  test.use({ baseURL: origin, tolerated: /Failed to load resource/ })
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    provider = await openStockHost()
    shop = await startProgram('app/server/main.ts', `${origin}/en/contacts`, {
      PORT: new URL(origin).port,
      ORIGIN: origin,
      PROVIDER_URL: provider.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-forbidden-')),
    })
  })

  test.afterAll(async () => {
    await shop?.stop()
    await provider?.close()
  })

  test.beforeEach(async ({ context }) => {
    await context.addCookies([{ name: 'token', value: 'of-a-customer', url: origin }])
  })

  async function expectForbidden(page: Page): Promise<void> {
    await page.waitForURL(/\/en\/forbidden$/)
    await expect(page.getByText(text('errors_forbidden_text'))).toBeVisible()
  }

  test('R2.25 a 403 of the orders leads from the profile to the forbidden page, on server and client', async ({
    page,
    shopper,
  }) => {
    provider.answer('GET /api/v1/customer/orders', { status: 403, body: { message: 'Forbidden' } })
    const answer = await page.goto('/en/profile?tab=balance')
    expect(answer?.status()).toBe(403)
    await expectForbidden(page)
    await shopper.visit('/en/profile')
    await page
      .getByRole('link', { name: text('profile_tab_balance') })
      .first()
      .click()
    await expectForbidden(page)
  })

  test('R2.25 so does a 403 of the session itself', async ({ page, shopper }) => {
    for (const call of ['POST /api/v1/customer/refresh', 'GET /api/v1/customer/get']) {
      provider.answer(call, { status: 403, body: { message: 'Forbidden' } })
    }
    const answer = await page.goto('/en/profile')
    expect(answer?.status()).toBe(403)
    await expectForbidden(page)
    await shopper.visit('/en/contacts')
    await follow(page, 'shop_nav_profile')
    await expectForbidden(page)
  })
})
