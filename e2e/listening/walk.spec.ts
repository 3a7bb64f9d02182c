import type { Page } from '@playwright/test'
import { pageSize } from '../../app/features/catalog/list/page-size.ts'
import { createTone } from '../../tests/support/label/label-folder.ts'
import { startLabelShop } from '../support/label-shop.ts'
import { waitForHydration } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { expect, test } from '../support/test.ts'

const rowsCount = 101

/** The next page is loaded when fewer rows are left below the focus. */
const rowsAhead = 12

const origin = getOrigin('long-list')

let shop: Program | null = null

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const numbers = Array.from({ length: rowsCount }, (_, index) => index + 1)
  const sounds = numbers.map((number) => [
    `Tone ${String(number).padStart(3, '0')}.wav`,
    createTone(100 + number * 10, 0.1),
  ])
  shop = await startLabelShop('long-list', Object.fromEntries(sounds))
})

test.afterAll(() => shop?.stop())

/** Limits a page's connection to 400 kbit/s and 150 ms of latency. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
}

/** Collects the URLs that a page requests from now on and that match a pattern. */
function collectRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Opens the list and plays its first sound. */
async function openList(page: Page): Promise<void> {
  await page.goto(`${origin}/en/catalog?type=one-shots`)
  await waitForHydration(page)
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('Space')
  await page.locator('[data-player]').waitFor()
}

interface VisitedRows {
  /** The titles of the focused rows, in order. */
  readonly focused: string[]
  /** The titles of the current tracks, in order. */
  readonly played: string[]
}

/** Records the rows that get the focus and the tracks that become current from now on. */
async function recordWalk(page: Page): Promise<() => Promise<VisitedRows>> {
  await page.evaluate(() => {
    const walk: VisitedRows = { focused: [], played: [] }
    Object.assign(globalThis, { walk })
    addEventListener('focusin', ({ target }) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null
      if (row) walk.focused.push(row.querySelector('.sound-row-title')?.textContent ?? '')
    })
    const bar = document.querySelector('[data-player]') ?? document.body
    const readTitle = () => bar.querySelector('a')?.textContent ?? ''
    // The bar also changes while a track plays, such as when its time does.
    let current = readTitle()
    const observer = new MutationObserver(() => {
      const title = readTitle()
      if (title === current) return
      current = title
      walk.played.push(title)
    })
    observer.observe(bar, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'walk') as VisitedRows)
}

/** Holds the key until a number of further rows have had the focus; returns them. */
async function holdKey(page: Page, count: number): Promise<VisitedRows> {
  const readWalk = await recordWalk(page)
  let walk = await readWalk()
  while (walk.focused.length < count) {
    const presses = Math.min(8, count - walk.focused.length)
    for (let press = 0; press < presses; press++) await page.keyboard.down('ArrowDown')
    walk = await readWalk()
  }
  await page.keyboard.up('ArrowDown')
  return walk
}

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  for (const line of ['fast', 'slow']) {
    test.describe(`on a ${device}, over a ${line} line`, () => {
      test.use({ viewport })

      test('a hundred rows are visited in order with the keyboard [P3.04]', async ({ page }) => {
        test.slow()
        const lists = collectRequests(page, /_serverFn\/getProducts/)
        await openList(page)
        if (line === 'slow') await slowDown(page)
        const { focused, played } = await holdKey(page, rowsCount - 1)
        const titles = await page.locator('[data-row] .sound-row-title').allTextContents()
        expect(titles).toHaveLength(rowsCount)
        expect(new Set(titles).size).toBe(rowsCount)
        expect(focused).toEqual(titles.slice(1))
        expect(played).toEqual(titles.slice(1))
        // The document contains the first page.
        expect(lists).toHaveLength(Math.ceil(rowsCount / pageSize) - 1)
        await expect(page.locator('[data-row]').last()).toBeInViewport()
      })
    })
  }
}

test('the next page is appended before the focus reaches the last row [P3.04]', async ({
  page,
}) => {
  await openList(page)
  await holdKey(page, pageSize - rowsAhead - 1)
  await expect(page.locator('[data-row]')).toHaveCount(pageSize)
  await holdKey(page, 1)
  await expect(page.locator('[data-row]')).toHaveCount(2 * pageSize)
  await expect(page.locator('[data-row]').nth(pageSize - rowsAhead)).toBeFocused()
})
