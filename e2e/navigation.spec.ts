import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { locales } from '../app/i18n/locales.ts'
import { openStockHost } from '../tests/support/stock-host.ts'
import type { StockHost } from '../tests/support/stock-host.ts'
import { startProgram } from './support/program.ts'
import type { Program } from './support/program.ts'
import { signUp } from './support/steps.ts'
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
    await page.route(/\/assets\/\w+\/contacts-.*\.js/, (route) =>
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
    await page.route(/\/assets\/\w+\/contacts-.*\.js/, (route) => route.abort())
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
    await page.route(/\/assets\/\w+\/contacts-.*\.js/, (route) =>
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
  /** Holds what preloaded pages ask the server for, by the page that asks, until that page is let go. */
  async function holdPages(page: Page) {
    const held = new Map<string, PromiseWithResolvers<void>>()
    await page.route('**/_serverFn/**', async (route) => {
      // All that one product's page asks for names the same product.
      const product = new URL(route.request().url()).searchParams.get('payload') ?? ''
      const wait = held.get(product) ?? Promise.withResolvers<void>()
      held.set(product, wait)
      await wait.promise
      await route.continue()
    })
    return held
  }

  test('R2.31 at most four pages are preloaded at once', async ({ page, shopper }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBeGreaterThan(5)
    const held = await holdPages(page)
    // A row that is not hydrated yet does not feel the pointer, so it is pointed at again.
    await expect(async () => {
      for (let row = 0; row < 6; row++)
        await rows.nth(row).getByRole('link').first().dispatchEvent('mouseover')
      expect(held.size).toBe(4)
    }).toPass({ timeout: 20_000 })
    // Room for a fifth to begin, which it must not.
    await page.waitForTimeout(300)
    expect(held.size).toBe(4)
    const [first] = held.values()
    first?.resolve()
    await expect.poll(() => held.size).toBe(5)
    for (const wait of held.values()) wait.resolve()
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
    const part = page.waitForResponse(/\/assets\/\w+\/contacts-.*\.js/)
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

test.describe('the side menu', () => {
  const sideMenu = (page: Page) => page.locator('[data-side-menu]').filter({ visible: true })

  test('R2.16 stands in a left column on the profile and the info page and leads to the user information', async ({
    page,
    shopper,
  }) => {
    await signUp(page)
    for (const path of ['/en/profile', '/en/info']) {
      await shopper.visit(path)
      await expect(
        sideMenu(page).getByRole('heading', { name: text('shop_side_settings') }),
      ).toBeVisible()
      const [menu, content] = await Promise.all([
        sideMenu(page).boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ])
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)
      await sideMenu(page)
        .getByRole('link', { name: text('legal_user_title') })
        .click()
      await page.waitForURL(/\/en\/info\?tab=user$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('legal_user_title'))
    }
    await shopper.visit('/en/profile')
    const current = sideMenu(page).locator('[aria-current=page]')
    await expect(current).toHaveText([text('shop_side_profile')])
    await shopper.visit('/en/profile?tab=balance')
    await expect(current).toHaveText([text('shop_side_balance')])
    await shopper.visit('/en/contacts')
    await expect(page.locator('[data-side-menu]')).toHaveCount(0)
  })

  test('R2.16 below the desktop width a button opens it as a side modal', async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await shopper.visit('/en/info')
    await expect(sideMenu(page)).toHaveCount(0)
    const button = page.getByRole('button', { name: text('shop_nav_menu') })
    await button.click()
    const panel = page.getByRole('dialog', { name: text('shop_nav_menu') })
    await expect(panel).toBeVisible()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      })
      .toBe(1023)
    await sideMenu(page)
      .getByRole('link', { name: text('legal_user_title') })
      .click()
    await page.waitForURL(/\/en\/info\?tab=user$/)
    await expect(panel).toHaveCount(0)
    await button.click()
    await expect(panel).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(panel).toHaveCount(0)
    await expect(button).toBeHidden()
    await expect(sideMenu(page)).toBeVisible()
  })

  for (const locale of locales) {
    test(`R2.16 the user information speaks ${locale}`, async ({ page }) => {
      const answer = await page.goto(`/${locale}/info?tab=user`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('legal_user_title', locale),
      )
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await expect(page).toHaveTitle(`${text('legal_user_title', locale)} – Overtone`)
    })
  }
})

test.describe('breadcrumbs', () => {
  const trail = (page: Page) => page.locator('[data-breadcrumbs] li')

  test('R2.20 begin with Home, then the entries of the route, and give way to those of the next one', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    await expect(trail(page)).toHaveText([text('house_home'), text('catalog_title')])
    const row = page.locator('[data-row]').first()
    const name = await row.getByRole('link').first().innerText()
    await row.getByRole('link').first().click()
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect(trail(page).last()).toHaveText(name)
    await expect(trail(page).nth(1)).toHaveText(text('catalog_title'))
    await follow(page, 'shop_nav_support')
    await expect(trail(page)).toHaveText([text('house_home'), text('contact_title')])
    await trail(page).first().getByRole('link').click()
    await page.waitForURL(/\/en\/$/)
    await expect(page.locator('[data-breadcrumbs]')).toHaveCount(0)
  })

  test('R2.20 stand in the page the server sends, on every coloured page', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    for (const path of ['catalog', 'contacts', 'info', 'privacy', 'terms']) {
      await page.goto(`/en/${path}`)
      await expect(trail(page), path).toHaveCount(2)
      await expect(trail(page).first().getByRole('link'), path).toHaveAttribute('href', '/en/')
    }
    await page.goto('/en/auth/login')
    await expect(page.locator('[data-breadcrumbs]')).toHaveCount(0)
  })

  test('R2.20 back leads to the page before', async ({ page, shopper }) => {
    await shopper.visit('/en/info?tab=faq')
    await follow(page, 'shop_nav_support')
    await page.waitForURL(/\/en\/contacts$/)
    await page
      .locator('[data-breadcrumbs]')
      .getByRole('button', { name: text('shop_back') })
      .click()
    await page.waitForURL(/\/en\/info\?tab=faq$/)
  })

  test.describe('after a move that failed', () => {
    test.use({
      tolerated: /Failed to load resource|Failed to fetch|Error in route match|TypeError/,
    })

    test('R2.20 they stay those of the page where it began', async ({ page, shopper }) => {
      await shopper.visit('/en/contacts')
      await page.route('**/_serverFn/**', (route) => route.abort())
      await follow(page, 'shop_nav_packs')
      await expect(page.locator('[data-toast=danger]')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/contacts$/)
      await expect(trail(page)).toHaveText([text('house_home'), text('contact_title')])
    })
  })
})

test.describe('scrolling', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY))

  test('R2.21 a page opens at its top, Back restores where it was left, more results keep their place', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    const more = page.locator('[data-show-more]')
    await more.scrollIntoViewIfNeeded()
    const before = await top(page)
    expect(before).toBeGreaterThan(200)
    const rows = await page.locator('[data-row]').count()
    await more.click()
    await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(rows)
    await page.waitForTimeout(300)
    const place = await top(page)
    expect(Math.abs(place - before)).toBeLessThan(150)
    await page.locator('[data-row]').nth(rows).getByRole('link').first().dispatchEvent('click')
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(place)
  })

  test('R2.21 the tabs of the info page do not scroll it', async ({ page, shopper }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await shopper.visit('/en/info')
    await page.evaluate(() => globalThis.scrollTo(0, 120))
    await page
      .getByRole('link', { name: text('legal_faq_title') })
      .first()
      .dispatchEvent('click')
    await page.waitForURL(/tab=faq$/)
    await page.waitForTimeout(300)
    expect(await top(page)).toBe(120)
  })
})

test.describe('cookies', () => {
  const year = 365 * 24 * 60 * 60

  async function cookieOf(page: Page, name: string) {
    return (await page.context().cookies()).find((cookie) => cookie.name === name)
  }

  test('R4.12 R9.06 R9.07 the viewport is kept by name and follows the window', async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width: 1279, height: 800 })
    await shopper.visit('/en/contacts')
    await expect.poll(async () => (await cookieOf(page, 'viewport'))?.value).toBe('desktop')
    for (const [width, name] of [
      [1600, 'desktopWide'],
      [1280, 'desktopMedium'],
      [1024, 'desktop'],
      [1023, 'tablet'],
      [767, 'mobileLg'],
      [639, 'mobile'],
      [310, 'mobile'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => (await cookieOf(page, 'viewport'))?.value, String(width))
        .toBe(name)
      await expect(page.locator('[data-viewport]')).toHaveAttribute('data-viewport', name)
    }
    const cookie = await cookieOf(page, 'viewport')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(600)
    const html = await (await page.request.get('/en/contacts')).text()
    expect(html).toContain('data-viewport="mobile"')
  })

  test('R4.12 R9.06 a visitor of whom nothing is known is answered for the desktop', async ({
    request,
  }) => {
    expect(await (await request.get('/en/contacts')).text()).toContain('data-viewport="desktop"')
    const strange = { headers: { cookie: 'viewport=fridge' } }
    expect(await (await request.get('/en/contacts', strange)).text()).toContain(
      'data-viewport="desktop"',
    )
  })

  test('R9.07 the language is kept for a year', async ({ page }) => {
    await page.goto('/de/contacts')
    const cookie = await cookieOf(page, 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(600)
  })
})
