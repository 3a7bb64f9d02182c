import type { Locator, Page } from '@playwright/test'
import { openStill, press } from './support/gallery.ts'
import { follow, holdAnswers } from './support/moves.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Example progress' })
  const percent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

  test('R4.05 R9.03 it steps from 0 to above 85, waits, is full and goes', async ({
    page,
    shopper,
  }) => {
    await openStill(page, shopper.visit, '/en/gallery')
    await press(page, 'Start')
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '0')
    await page.clock.runFor(500)
    await expect.poll(() => percent(page)).toBeGreaterThan(0)
    await page.clock.runFor(30_000)
    await expect.poll(() => percent(page)).toBeGreaterThanOrEqual(85)
    expect(await percent(page)).toBeLessThan(100)
    await press(page, 'Finish')
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(300)
    await expect(bar(page)).toHaveCount(0)
  })

  test('R4.05 it can be paused, set and failed', async ({ page, shopper }) => {
    await openStill(page, shopper.visit, '/en/gallery')
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
    await follow(page, 'shop_nav_packs')
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
    await openStill(page, shopper.visit, '/en/contacts')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await follow(page, 'shop_nav_packs')
    const top = page.getByRole('progressbar', { name: text('shop_page_loading') })
    await expect(top).toHaveAttribute('data-phase', 'failed')
    await page.clock.runFor(1500)
    await expect(top).toHaveCount(0)
  })
})
