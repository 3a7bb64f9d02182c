import type { Locator, Page } from '@playwright/test'
import { clickHeaderLink, holdServerCalls, visit } from '../support/navigation.ts'
import { openWithPausedClock, press } from '../support/paused-clock.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.describe('the progress bar', () => {
  const getBar = (page: Page) => page.getByRole('progressbar', { name: 'Example progress' })
  const readPercent = async (page: Page) => Number(await getBar(page).getAttribute('aria-valuenow'))

  test('the progress bar advances from 0 to at least 85, waits, fills and disappears [R4.05 R9.03]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    await press(page, 'Start')
    await expect(getBar(page)).toHaveAttribute('aria-valuenow', '0')
    await page.clock.runFor(500)
    await expect.poll(() => readPercent(page)).toBeGreaterThan(0)
    await page.clock.runFor(30_000)
    await expect.poll(() => readPercent(page)).toBeGreaterThanOrEqual(85)
    expect(await readPercent(page)).toBeLessThan(100)
    await press(page, 'Finish')
    await expect(getBar(page)).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(300)
    await expect(getBar(page)).toHaveCount(0)
  })

  test('the progress bar can be paused, set to a value and marked as failed [R4.05]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    await press(page, 'Start')
    await press(page, 'Pause')
    await press(page, 'Set to 50')
    await page.clock.runFor(5000)
    await expect(getBar(page)).toHaveAttribute('aria-valuenow', '50')
    const getWidth = async (element: Locator) => (await element.boundingBox())?.width ?? 0
    await expect
      .poll(
        async () => (await getWidth(getBar(page).locator('div'))) / (await getWidth(getBar(page))),
      )
      .toBeCloseTo(0.5)
    const normalColor = await getBar(page)
      .locator('div')
      .evaluate((node) => getComputedStyle(node).backgroundColor)
    await press(page, 'Fail')
    await expect(getBar(page)).toHaveAttribute('data-phase', 'failed')
    await expect(getBar(page).locator('div')).not.toHaveCSS('background-color', normalColor)
  })

  test('the progress bar is visible while the next page loads and disappears afterwards [R2.26 R4.05]', async ({
    page,
  }) => {
    await visit(page, '/en/contacts')
    const pageBar = page.getByRole('progressbar', { name: getMessage('shop_page_loading') })
    await expect(pageBar).toHaveCount(0)
    const release = await holdServerCalls(page)
    await clickHeaderLink(page, 'shop_nav_packs')
    await expect(pageBar).toHaveAttribute('data-phase', 'running')
    await expect(pageBar).not.toHaveAttribute('aria-valuenow', '0')
    release()
    await page.waitForURL(/\/en\/catalog/)
    await expect(pageBar).toHaveCount(0)
  })
})

test.describe('the progress bar of a failed load', () => {
  test.use({ allowedErrors: /Failed to (load resource|fetch)|page error|Error in route match/ })

  test('a failed page load shows the progress bar in its failure style [R2.26 R4.05]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/contacts')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await clickHeaderLink(page, 'shop_nav_packs')
    const pageBar = page.getByRole('progressbar', { name: getMessage('shop_page_loading') })
    await expect(pageBar).toHaveAttribute('data-phase', 'failed')
    await page.clock.runFor(1500)
    await expect(pageBar).toHaveCount(0)
  })
})
