import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { openWithPausedClock, press } from '../support/paused-clock.ts'
import { expect, test } from '../support/test.ts'

test.describe('modals', () => {
  const getResults = (page: Page) => page.getByLabel('Results')

  test('a modal is 700 px wide and white, has 20 px of padding and locks page scrolling [R3.11 R9.08]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
    await press(page, 'Modal')
    const dialog = page.getByRole('dialog', { name: 'Modal' })
    await expect(dialog).toHaveCSS('padding', '20px')
    await expect(dialog).toHaveCSS('overflow', 'auto')
    const frame = dialog.locator('..')
    await expect(frame).toHaveCSS('width', '700px')
    await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(frame).toHaveCSS('animation-name', 'zoom-in')
    await expect(frame).toHaveCSS('animation-duration', '0.3s')
    await expect(dialog.locator('../../*').first()).toHaveCSS('backdrop-filter', 'none')
    await page.mouse.wheel(0, 400)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await press(page, 'Close all')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('background, padding, overflow, blur and scroll lock of a modal are configurable [R3.11]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
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

  test('the promise of an open modal resolves with the value it is closed with, and its callback is called [R4.07 R3.11]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
    await press(page, 'Modal')
    await press(page, 'Answer yes')
    await expect(getResults(page)).toHaveText('returned yes, got yes')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, 'Modal')
    await page.keyboard.press('Escape')
    await expect(getResults(page)).toHaveText(
      'returned yes, got yes, returned nothing, got nothing',
    )
  })

  test('modals stack from z-index 999, toasts are above them, and "close all" closes every modal [R4.07 R4.09]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
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

  test('the backdrop and Escape close a closable modal, but clicks inside do not [R4.08]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
    await press(page, 'Modal')
    const dialog = page.getByRole('dialog')
    const state = (name: string) => expect(dialog.locator('..')).toHaveAttribute('data-state', name)
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

  test('Escape closes the topmost modal only [R4.08]', async ({ page }) => {
    await visit(page, '/en/gallery')
    await press(page, 'Side')
    await press(page, 'One more')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Side' })).toBeVisible()
  })

  test('focus starts on the marked element, is trapped, and is restored when the modal is removed [R4.08]', async ({
    page,
  }) => {
    await visit(page, '/en/gallery')
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

  test('a panel slides up and a side modal slides in from the right; neither has padding, and both close in 300 ms [R4.08 R9.08]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    const variants = [
      ['Panel', 'slide-up', 'slide-down'],
      ['Side', 'slide-from-right', 'slide-to-right'],
    ] as const
    for (const [name, entering, leaving] of variants) {
      await press(page, name)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toHaveCSS('padding', '0px')
      const frame = dialog.locator('..')
      await expect(frame).toHaveCSS('animation-name', entering)
      await page.keyboard.press('Escape')
      await expect(frame).toHaveCSS('animation-name', leaving)
      await expect(frame).toHaveCSS('animation-duration', '0.3s')
      await page.clock.runFor(299)
      await expect(page.locator('[data-modal]')).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(page.locator('[data-modal]')).toHaveCount(0)
    }
  })

  test('with reduced motion, a modal opens without animation [R4.08]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/en/gallery')
    await press(page, 'Panel')
    const frame = page.getByRole('dialog').locator('..')
    const seconds = await frame.evaluate((node) =>
      parseFloat(getComputedStyle(node).animationDuration),
    )
    expect(seconds).toBeLessThan(0.001)
  })
})
