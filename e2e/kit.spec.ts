import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startProgram } from './support/program.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const noon = new Date('2026-01-01T12:00:00Z')

/** Opens the kit with a clock that stands still. */
async function openKit(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await page.clock.install({ time: noon })
  await visit('/en/kit')
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Holds what the page asks of the server back until the answer is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** How the one animation or transition of an element runs. */
function motionOf(element: Locator) {
  return element.evaluate((node) => {
    const [animation] = node.getAnimations()
    const { delay, duration } = animation?.effect?.getTiming() ?? {}
    const name = animation instanceof CSSAnimation ? animation.animationName : null
    return { name, delay, duration, state: animation?.playState }
  })
}

test.describe('toasts', () => {
  test('R3.10 R9.02 a toast has its text, theme, width, and buttons that close and copy it', async ({
    page,
    shopper,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openKit(page, shopper.visit)
    for (const name of ['Plain toast', 'Success toast', 'Grey toast']) await press(page, name)
    const toasts = page.locator('[data-toast]')
    await expect(toasts).toHaveText(['By the way', 'All is well', 'Something is wrong'])
    const themes = await toasts.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-toast')),
    )
    expect(themes).toEqual(['grey', 'success', 'danger'])
    const plain = toasts.last()
    expect((await plain.boundingBox())?.width).toBe(500)
    await expect(plain).toHaveCSS('padding', '0px')
    await plain.getByTitle(text('house_copy')).click()
    await expect(plain.getByTitle(text('shop_copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Something is wrong')
    await expect(plain.getByRole('button', { name: 'Close', exact: true })).toHaveAttribute(
      'title',
      'Close',
    )
    await plain.getByTitle('Close').click()
    await expect(plain).toHaveAttribute('data-state', 'closed')
    await page.clock.runFor(300)
    await expect(toasts).toHaveText(['By the way', 'All is well'])
  })

  test('R3.10 the buttons of a toast are named in the page’s language', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/de/kit')
    await press(page, 'Narrow slow toast')
    await expect(page.locator('[data-toast]').getByTitle(text('shop_close', 'de'))).toBeVisible()
    await expect(page.locator('[data-toast]').getByTitle(text('house_copy', 'de'))).toBeVisible()
  })

  test('R3.10 a toast that cannot be closed has no such button, and options change the rest', async ({
    page,
    shopper,
  }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Toast that cannot be closed')
    await expect(page.locator('[data-toast]').getByTitle('Close')).toHaveCount(0)
    await press(page, 'Narrow slow toast')
    const narrow = page.locator('[data-toast]').first()
    expect((await narrow.boundingBox())?.width).toBe(300)
    await expect(narrow).toHaveCSS('padding', '12px')
    await page.clock.runFor(19_999)
    await expect(narrow).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(narrow).toHaveAttribute('data-state', 'closed')
  })

  test('R3.10 a long text is shown whole', async ({ page, shopper }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Long toast')
    const words = page.locator('[data-toast] p')
    await expect(words).toBeVisible()
    const hidden = await words.evaluate((node) => ({
      below: node.scrollHeight - node.clientHeight,
      beside: node.scrollWidth - node.clientWidth,
      clamp: getComputedStyle(node).webkitLineClamp,
    }))
    expect(hidden).toEqual({ below: 0, beside: 0, clamp: 'none' })
  })

  test('R4.06 R9.02 a toast fades in, closes after 5000 ms, fades out and is gone 300 ms later', async ({
    page,
    shopper,
  }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Plain toast')
    await page.mouse.move(5, 500)
    const toast = page.locator('[data-toast]')
    expect(await motionOf(toast)).toMatchObject({ name: 'fade-in', duration: 300 })
    await page.clock.runFor(4999)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toast).toHaveAttribute('data-state', 'closed')
    await expect(toast).toHaveCSS('opacity', '0')
    await expect(toast).toHaveCSS('transition-duration', '0.3s')
    await page.clock.runFor(299)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })

  test('R4.06 the countdown bar starts after 100 ms, runs for the timeout and waits under the pointer or the focus', async ({
    page,
    shopper,
  }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Plain toast')
    const toast = page.locator('[data-toast]')
    const bar = toast.locator('[data-countdown]')
    expect(await motionOf(bar)).toEqual({
      name: 'run-out',
      delay: 100,
      duration: 5000,
      state: 'running',
    })
    await page.clock.runFor(4000)
    await toast.hover()
    await expect(bar).toHaveCSS('animation-play-state', 'paused')
    await page.clock.runFor(60_000)
    await toast.getByTitle('Close').focus()
    await page.mouse.move(5, 500)
    await page.clock.runFor(60_000)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await page.getByRole('button', { name: 'Plain toast' }).focus()
    await expect(bar).toHaveCSS('animation-play-state', 'running')
    await page.clock.runFor(999)
    await expect(toast).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(toast).toHaveAttribute('data-state', 'closed')
  })
})

test.describe('modals', () => {
  const results = (page: Page) => page.getByLabel('Results')

  test('R3.11 R9.08 a modal is 700 wide, white, padded by 20 and keeps the page from scrolling', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Modal')
    const dialog = page.getByRole('dialog', { name: 'Modal' })
    await expect(dialog).toHaveCSS('padding', '20px')
    await expect(dialog).toHaveCSS('overflow', 'auto')
    const frame = dialog.locator('..')
    await expect(frame).toHaveCSS('width', '700px')
    await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(frame).toHaveCSS('animation-name', 'zoom-in')
    await expect(frame).toHaveCSS('animation-duration', '0.3s')
    await page.mouse.wheel(0, 400)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await press(page, 'Close all')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('R3.11 background, padding, overflow, blur and scroll lock can be other', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Modal over a blurred page')
    const blurred = page.getByRole('dialog')
    await expect(blurred).toHaveCSS('padding', '40px')
    await expect(blurred.locator('..')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(blurred.locator('../../*').first()).toHaveCSS('backdrop-filter', /blur/)
    await press(page, 'Close all')
    await expect(blurred).toHaveCount(0)
    await press(page, 'Modal over a page that scrolls')
    await expect(page.getByRole('dialog')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('R4.07 R3.11 opening answers with what the modal was closed with, and tells its callback', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Modal')
    await press(page, 'Answer yes')
    await expect(results(page)).toHaveText('told yes, got yes')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, 'Modal')
    await page.keyboard.press('Escape')
    await expect(results(page)).toHaveText('told yes, got yes, told nothing, got nothing')
  })

  test('R4.07 R4.09 modals stack from layer 999 up, toasts stand above them, and all close at once', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await expect(page.locator('[data-toasts]')).toHaveCSS('z-index', '999')
    await press(page, 'Side')
    await press(page, 'One more')
    const layers = page.locator('[data-modal-layer]')
    await expect(layers).toHaveCount(2)
    await expect(layers.nth(0)).toHaveCSS('z-index', '999')
    await expect(layers.nth(1)).toHaveCSS('z-index', '1000')
    await expect(page.locator('[data-toasts]')).toHaveCSS('z-index', '1001')
    const upper = page.getByRole('dialog', { name: 'Modal' })
    await upper.getByRole('button', { name: 'Show a toast' }).click()
    await page.locator('[data-toast]').getByTitle('Close').click()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await expect(layers).toHaveCount(2)
    await upper.getByRole('button', { name: 'Close all' }).click()
    await expect(layers).toHaveCount(0)
  })

  test('R4.08 the backdrop and Escape close what may be closed, clicks inside do not', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Modal')
    const dialog = page.getByRole('dialog')
    const state = (name: string) =>
      expect(dialog.locator('..')).toHaveAttribute('data-state', name, { timeout: 1000 })
    await dialog.getByText('Words in a modal.').click()
    await state('open')
    await dialog.getByText('Words in a modal.').hover()
    await page.mouse.down()
    await page.mouse.move(20, 400)
    await page.mouse.up()
    await state('open')
    await page.mouse.click(20, 400)
    await expect(dialog).toHaveCount(0)
    await press(page, 'Modal that stays')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByTitle('Close')).toHaveCount(0)
    await page.mouse.click(20, 400)
    await page.keyboard.press('Escape')
    await state('open')
    await press(page, 'Answer no')
    await expect(dialog).toHaveCount(0)
  })

  test('R4.08 Escape closes the topmost modal only', async ({ page, shopper }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Side')
    await press(page, 'One more')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Side' })).toBeVisible()
  })

  test('R4.08 the focus begins on the marked element, cannot leave, and comes back on removal', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    await press(page, 'Modal')
    const dialog = page.getByRole('dialog')
    const focused = (name: string) => dialog.getByRole('button', { name, exact: true })
    await expect(focused('Answer yes')).toBeFocused()
    for (const name of ['One more', 'Show a toast', 'Close all']) {
      await page.keyboard.press('Tab')
      await expect(focused(name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(focused('Close')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(focused('Close all')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Modal', exact: true })).toBeFocused()
    await expect(dialog).toHaveCount(0)
  })

  test('R4.08 R9.08 a panel slides up, a side from the right, both without padding, and leave in 300 ms', async ({
    page,
    shopper,
  }) => {
    await openKit(page, shopper.visit)
    const ways = [
      ['Panel', 'slide-up', 'slide-down'],
      ['Side', 'slide-from-right', 'slide-to-right'],
    ] as const
    for (const [name, comes, goes] of ways) {
      await press(page, name)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toHaveCSS('padding', '0px')
      const frame = dialog.locator('..')
      await expect(frame).toHaveCSS('animation-name', comes)
      await page.keyboard.press('Escape')
      await expect(frame).toHaveCSS('animation-name', goes)
      await expect(frame).toHaveCSS('animation-duration', '0.3s')
      await page.clock.runFor(299)
      await expect(page.locator('[data-modal]')).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(page.locator('[data-modal]')).toHaveCount(0)
    }
  })

  test('R4.08 with reduced motion a modal is there at once', async ({ page, shopper }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shopper.visit('/en/kit')
    await press(page, 'Panel')
    const frame = page.getByRole('dialog').locator('..')
    const seconds = await frame.evaluate((node) =>
      parseFloat(getComputedStyle(node).animationDuration),
    )
    expect(seconds).toBeLessThan(0.001)
  })
})

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Example progress' })
  const percent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

  test('R4.05 R9.03 it steps from 0 to above 85, waits, is full and goes', async ({
    page,
    shopper,
  }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Start')
    expect(await percent(page)).toBe(0)
    await page.clock.runFor(500)
    const soon = await percent(page)
    expect(soon).toBeGreaterThan(0)
    await page.clock.runFor(30_000)
    const later = await percent(page)
    expect(later).toBeGreaterThanOrEqual(85)
    expect(later).toBeLessThan(100)
    await press(page, 'Finish')
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(300)
    await expect(bar(page)).toHaveCount(0)
  })

  test('R4.05 it can be paused, set and failed', async ({ page, shopper }) => {
    await openKit(page, shopper.visit)
    await press(page, 'Start')
    await press(page, 'Pause')
    await press(page, 'Set to 50')
    await page.clock.runFor(5000)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '50')
    const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0
    await expect
      .poll(async () => (await widthOf(bar(page).locator('div'))) / (await widthOf(bar(page))))
      .toBeCloseTo(0.5)
    const calm = await bar(page)
      .locator('div')
      .evaluate((node) => getComputedStyle(node).backgroundColor)
    await press(page, 'Fail')
    await expect(bar(page)).toHaveAttribute('data-phase', 'failed')
    await expect(bar(page).locator('div')).not.toHaveCSS('background-color', calm)
  })

  test('R2.26 R4.05 it shows while the next page loads, and ends with it', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/contacts')
    const top = page.getByRole('progressbar', { name: text('shop_page_loading') })
    await expect(top).toHaveCount(0)
    const release = await holdAnswers(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_packs') })
      .click()
    await expect(top).toHaveAttribute('data-phase', 'running')
    await expect(top).not.toHaveAttribute('aria-valuenow', '0')
    release()
    await page.waitForURL(/\/en\/catalog/)
    await expect(top).toHaveCount(0)
  })
})

test.describe('a load that fails', () => {
  test.use({ tolerated: /Failed to (load resource|fetch)|page error|Error in route match/ })

  test('R2.26 R4.05 the bar shows a failed load in its failure style', async ({
    page,
    shopper,
  }) => {
    await page.clock.install({ time: noon })
    await shopper.visit('/en/contacts')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_packs') })
      .click()
    const top = page.getByRole('progressbar', { name: text('shop_page_loading') })
    await expect(top).toHaveAttribute('data-phase', 'failed')
    await page.clock.runFor(1500)
    await expect(top).toHaveCount(0)
  })
})

test.describe('the spinner and the splash', () => {
  test('R9.11 the spinner is a canvas of 256 × 256 that runs through its frames, 24 or 150 large', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    const canvases = page.getByRole('region', { name: 'Spinners' }).locator('canvas')
    const sizes = await canvases.evaluateAll((all) =>
      all.map((node) => [
        node.getAttribute('width'),
        node.getAttribute('height'),
        node.clientWidth,
      ]),
    )
    expect(sizes).toEqual([
      ['256', '256', 150],
      ['256', '256', 24],
    ])
    const seen = new Set<string | null>()
    await expect
      .poll(async () => seen.add(await canvases.first().getAttribute('data-frame')).size)
      .toBeGreaterThan(4)
  })

  test('R2.32 R9.11 the splash covers a page whose data is held back, and goes with the first rendering', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/en/kit/late')).text()
    expect(html).toContain('data-splash')
    expect(html).not.toContain('Here at last')
    const release = await holdAnswers(page)
    await page.goto('/en/kit/late')
    const splash = page.locator('[data-splash]')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const shown = splash.filter({ visible: true })
    await expect(shown).toHaveCount(1)
    await expect(shown.locator('canvas')).toHaveCSS('width', '150px')
    await expect(shown.locator('canvas')).toHaveCSS('height', '150px')
    release()
    await expect(page.getByRole('heading', { name: 'Here at last' })).toBeVisible()
    await expect(splash).toHaveCount(0)
  })

  test('R2.32 no splash covers a page that the server sends whole', async ({ request }) => {
    for (const path of ['/en/', '/en/catalog', '/en/contacts', '/en/kit']) {
      expect(await (await request.get(path)).text(), path).not.toContain('data-splash')
    }
  })

  test('R2.32 without JavaScript the splash does not stay', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/en/kit/late')
    await expect(page.locator('[data-splash]')).toBeHidden()
    await context.close()
  })
})

test.describe('buttons and icons', () => {
  test('R9.12 buttons come in three sizes, four themes and three types', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const height = async (name: string) => (await button(name).boundingBox())?.height ?? 0
    for (const theme of ['primary', 'secondary', 'transparent', 'danger']) {
      const [large, middle, small] = [
        await height(`${theme} lg`),
        await height(`${theme} md`),
        await height(`${theme} sm`),
      ]
      expect(large).toBeGreaterThan(middle)
      expect(middle).toBeGreaterThan(small)
    }
    expect(await height('Usual')).toBe(await height('secondary md'))
    const looks = await page.evaluate(() =>
      ['primary', 'secondary', 'transparent', 'danger'].map((theme) => {
        const found = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === `${theme} md`,
        )
        const { backgroundColor, borderTopColor, color } = getComputedStyle(found ?? document.body)
        return [backgroundColor, borderTopColor, color].join(' ')
      }),
    )
    expect(new Set(looks).size).toBe(4)
    await expect(button('Usual')).toHaveAttribute('type', 'button')
    await expect(button('Submit')).toHaveAttribute('type', 'submit')
    await expect(button('Reset')).toHaveAttribute('type', 'reset')
  })

  test('R9.12 a button leads nowhere while disabled or while a page chosen in the menu is on its way', async ({
    page,
    shopper,
    context,
  }) => {
    await shopper.visit('/en/kit')
    await page.getByText('To nowhere').click({ force: true })
    await expect(page).toHaveURL(/\/en\/kit$/)
    const release = await holdAnswers(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_packs') })
      .click()
    await expect(page.getByRole('progressbar', { name: text('shop_page_loading') })).toBeVisible()
    const link = page.getByRole('link', { name: 'To the contact page' })
    await link.click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/\/en\/contacts$/)
    await tab.close()
    release()
    await page.waitForURL(/\/en\/catalog/)
    await expect(page.getByRole('heading', { level: 1, name: text('contact_title') })).toHaveCount(
      0,
    )
  })

  test('R9.12 a button that leads somewhere does so, and with ctrl or to a new tab as any link', async ({
    page,
    shopper,
    context,
  }) => {
    await shopper.visit('/en/kit')
    const link = page.getByRole('link', { name: 'To the contact page' })
    for (const open of [
      () => link.click({ modifiers: ['ControlOrMeta'] }),
      () => page.getByRole('link', { name: 'To a new tab' }).click(),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), open()])
      await expect(tab).toHaveURL(/\/en\/contacts$/)
      await expect(page).toHaveURL(/\/en\/kit$/)
      await tab.close()
    }
    await link.click()
    await page.waitForURL(/\/en\/contacts$/)
  })

  test('R9.13 icons come in three sizes, of which md is the usual one', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/kit')
    const icons = page.getByRole('region', { name: 'Icons' }).locator('svg')
    const facts = await icons.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-icon'), one.clientWidth]),
    )
    expect(facts).toEqual([
      ['sm', 16],
      ['md', 20],
      ['lg', 24],
    ])
  })
})

test('the kit is listed nowhere, and where no setting asks for it there is none', async ({
  request,
}) => {
  expect(await (await request.get('/en/kit')).text()).toMatch(/name="robots" content="noindex"/)
  const port = Number(process.env['E2E_PORT'] ?? 3210) + 5
  const origin = `http://localhost:${port}`
  const shop = await startProgram('app/server/main.ts', `${origin}/en/contacts`, {
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-kit-')),
    DEMO_CATALOGUE: 'none',
    KIT_PAGE: '',
  })
  try {
    for (const path of ['/en/kit', '/en/kit/late']) {
      expect((await request.get(origin + path)).status(), path).toBe(404)
    }
  } finally {
    await shop.stop()
  }
})
