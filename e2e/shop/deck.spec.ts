import type { Page } from '@playwright/test'
import { openCheckoutWithSound } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const loops = '/en/catalog?type=loops'

function getRow(page: Page, index: number) {
  return page.locator('[data-row]').nth(index)
}

function isSounding(page: Page, index: number) {
  return expect(getRow(page, index).locator('[data-playing]')).toBeVisible()
}

/** How a visitor hears the second loop over the first. */
const walks = {
  pointer: async (page: Page) => {
    await getRow(page, 0).locator('[data-play]').click()
    await isSounding(page, 0)
    await getRow(page, 0).locator('.keep').click()
    await getRow(page, 1).locator('[data-play]').click()
  },
  touch: async (page: Page) => {
    await getRow(page, 0).locator('[data-play]').tap()
    await isSounding(page, 0)
    await getRow(page, 0).locator('.keep').tap()
    await getRow(page, 1).locator('[data-play]').tap()
  },
  keys: async (page: Page) => {
    await getRow(page, 0).focus()
    await page.keyboard.press('Space')
    await isSounding(page, 0)
    await page.keyboard.press('t')
    await page.keyboard.press('ArrowDown')
  },
}

declare global {
  interface Window {
    /** How often the visitor has pressed something. */
    presses: number
  }
}

/** Counts what the visitor presses in the page from now on: keys, and clicks by mouse or finger. */
async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.window.presses = 0
    const count = (event: Event) => {
      if (event.isTrusted) globalThis.window.presses++
    }
    addEventListener('keydown', count, true)
    addEventListener('click', count, true)
  })
}

for (const [name, walk] of Object.entries(walks)) {
  test.describe(name, () => {
    test.use(name === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 780 } } : {})

    test(`three presses by ${name} play a loop over a kept one, from an untouched list`, async ({
      page,
    }) => {
      await visit(page, loops)
      await countPresses(page)
      await walk(page)
      await isSounding(page, 1)
      expect(await page.evaluate(() => globalThis.window.presses)).toBe(3)
      const bar = page.locator('[data-player]')
      await expect(bar.getByRole('button', { name: getMessage('tray_stop') })).toBeVisible()
      await expect(getRow(page, 0).locator('.keep')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('[data-toast]')).toHaveCount(0)
    })
  })
}

test('keep, mute, solo, level, hearing alone, removing and undoing take one press each', async ({
  page,
}) => {
  await visit(page, loops)
  await walks.pointer(page)
  await isSounding(page, 1)
  const bar = page.locator('[data-player]')
  const alone = bar.getByRole('button', { name: getMessage('tray_needle_alone') })
  await alone.click()
  await expect(alone).toHaveAttribute('aria-pressed', 'true')
  await getRow(page, 1).focus()
  await page.keyboard.press('n')
  await expect(alone).toHaveAttribute('aria-pressed', 'false')
  await bar.locator('[data-deck-toggle]').click()
  const lanes = page.locator('[data-lane]')
  await expect(lanes).toHaveCount(1)
  await bar.locator('[data-keep]').click()
  await expect(lanes).toHaveCount(2)
  const first = lanes.first()
  for (const name of [/^Mute /, /^Solo /]) {
    await first.getByRole('button', { name }).click()
    await expect(first.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  await first.getByRole('slider').press('Home')
  await expect(first.getByRole('slider')).toHaveAttribute('aria-valuetext', '0%')
  await first.getByRole('button', { name: /^Remove / }).click()
  await expect(lanes).toHaveCount(1)
  await page.locator('[data-toast]').first().getByRole('button', { name: 'Undo' }).click()
  await expect(lanes).toHaveCount(2)
})

test('one play button stops all that is heard, and goes on with it', async ({ page }) => {
  await visit(page, loops)
  await walks.pointer(page)
  await isSounding(page, 1)
  const bar = page.locator('[data-player]')
  await bar.getByRole('button', { name: getMessage('tray_stop') }).click()
  await expect(page.locator('[data-playing]')).toHaveCount(0)
  const play = bar.getByRole('button', { name: getMessage('tray_play') })
  await play.click()
  await isSounding(page, 1)
  await expect(bar.getByRole('button', { name: getMessage('tray_stop') })).toBeVisible()
})

test('a silent deck is shown on pages with sounds only, not at the checkout', async ({ page }) => {
  await createCustomer(page.request)
  await visit(page, loops)
  await getRow(page, 0).locator('.keep').click()
  const bar = page.locator('[data-player]')
  await expect(bar).toBeVisible()
  await visit(page, '/en/privacy')
  await expect(bar).toBeHidden()
  await visit(page, loops)
  await expect(bar).toBeVisible()
  await openCheckoutWithSound(page)
  await expect(page.locator('main [data-play]')).toHaveCount(1)
  await expect(bar).toBeHidden()
})

for (const width of [360, 768, 1280, 1600])
  test(`eight lanes and the bar fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, loops)
    for (let index = 0; index < 8; index++) await getRow(page, index).locator('.keep').click()
    await getRow(page, 8).locator('[data-play]').click()
    await page.locator('[data-deck-toggle]').click()
    await expect(page.locator('[data-lane]')).toHaveCount(8)
    const controls = page
      .locator('[data-player]')
      .locator('button, a, input')
      .filter({ visible: true })
    for (const control of await controls.all()) {
      const box = (await control.boundingBox()) ?? { x: -1, width: 0 }
      expect(box.x, await control.innerHTML()).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, await control.innerHTML()).toBeLessThanOrEqual(width)
    }
    const panel = (await page.locator('[data-panel]').boundingBox()) ?? { height: Infinity }
    expect(panel.height).toBeLessThanOrEqual(0.6 * 800 + 1)
  })
