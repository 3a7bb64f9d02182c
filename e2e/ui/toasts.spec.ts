import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { openWithPausedClock, press } from '../support/paused-clock.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Starts recording animations; the returned function reads the names of those that started. */
async function recordAnimations(page: Page): Promise<() => Promise<readonly string[]>> {
  const names = await page.evaluateHandle(() => {
    const started: string[] = []
    addEventListener('animationstart', ({ animationName }) => started.push(animationName))
    return started
  })
  return () => names.jsonValue()
}

test.describe('toasts', () => {
  test('a toast has a message, a theme, a width, a close button and a copy button [R3.10 R9.02]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWithPausedClock(page, '/en/gallery')
    for (const name of ['Plain toast', 'Success toast', 'Grey toast']) await press(page, name)
    const toasts = page.locator('[data-toast]')
    await expect(toasts).toHaveText(['By the way', 'All is well', 'Something is wrong'])
    const themes = await toasts.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-toast')),
    )
    expect(themes).toEqual(['grey', 'success', 'danger'])
    const styles = await toasts.evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, color } = getComputedStyle(one)
        return [backgroundColor, color].join(' ')
      }),
    )
    expect(new Set(styles).size).toBe(3)
    const plain = toasts.last()
    await expect(plain).toHaveCSS('width', '500px')
    await expect(plain).toHaveCSS('padding', '0px')
    await plain.getByTitle(getMessage('site_copy')).click()
    await expect(plain.getByTitle(getMessage('shop_copied'))).toBeVisible()
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

  test('the buttons of a toast are labeled in the page’s language [R3.10]', async ({ page }) => {
    await visit(page, '/de/gallery')
    await press(page, 'Narrow slow toast')
    await expect(
      page.locator('[data-toast]').getByTitle(getMessage('shop_close', 'de')),
    ).toBeVisible()
    await expect(
      page.locator('[data-toast]').getByTitle(getMessage('site_copy', 'de')),
    ).toBeVisible()
  })

  test('a toast that cannot be closed has no close button; width, padding and timeout are configurable [R3.10]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    await press(page, 'Toast that cannot be closed')
    await expect(page.locator('[data-toast]').getByTitle('Close')).toHaveCount(0)
    await press(page, 'Narrow slow toast')
    const narrow = page.locator('[data-toast]').first()
    await expect(narrow).toHaveCSS('width', '300px')
    await expect(narrow).toHaveCSS('padding', '12px')
    await page.clock.runFor(19_999)
    await expect(narrow).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(1)
    await expect(narrow).toHaveAttribute('data-state', 'closed')
  })

  test('a long toast message is not clipped [R3.10]', async ({ page }) => {
    await openWithPausedClock(page, '/en/gallery')
    await press(page, 'Long toast')
    const paragraph = page.locator('[data-toast] p')
    await expect(paragraph).toBeVisible()
    const clipping = await paragraph.evaluate((node) => ({
      below: node.scrollHeight - node.clientHeight,
      beside: node.scrollWidth - node.clientWidth,
      clamp: getComputedStyle(node).webkitLineClamp,
    }))
    expect(clipping).toEqual({ below: 0, beside: 0, clamp: 'none' })
  })

  test('a toast fades in, closes after 5000 ms, fades out and is removed 300 ms later [R4.06 R9.02]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    const started = await recordAnimations(page)
    await press(page, 'Plain toast')
    await page.mouse.move(5, 500)
    const toast = page.locator('[data-toast]')
    await expect.poll(started).toContain('fade-in')
    await expect(toast).toHaveCSS('animation-name', 'fade-in')
    await expect(toast).toHaveCSS('animation-duration', '0.3s')
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

  test('the countdown bar starts after 100 ms, runs for the timeout and pauses on hover and focus [R4.06]', async ({
    page,
  }) => {
    await openWithPausedClock(page, '/en/gallery')
    const started = await recordAnimations(page)
    await press(page, 'Plain toast')
    const toast = page.locator('[data-toast]')
    const bar = toast.locator('[data-countdown]')
    await expect(bar).toHaveCSS('animation-name', 'run-out')
    await expect(bar).toHaveCSS('animation-delay', '0.1s')
    await expect(bar).toHaveCSS('animation-duration', '5s')
    await expect(bar).toHaveCSS('animation-play-state', 'running')
    await expect.poll(started).toContain('run-out')
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

  test('a toast appears at the edge where it covers no control [P4.12]', async ({ page }) => {
    await openWithPausedClock(page, '/en/gallery')
    const show = async (coversTop: boolean) => {
      await page.evaluate((isTop) => {
        // The gallery has controls everywhere.
        document.querySelector('main')?.toggleAttribute('hidden', true)
        document.querySelector('[data-test-control]')?.remove()
        const control = document.createElement('button')
        control.dataset['testControl'] = ''
        control.style.cssText = `position:fixed;right:40px;width:90px;height:90px;${isTop ? 'top:80px' : 'bottom:10px'}`
        document.body.append(control)
      }, coversTop)
      await page
        .getByRole('button', { name: 'Plain toast', includeHidden: true })
        .evaluate((button: HTMLElement) => button.click())
      await page.clock.runFor(400)
    }
    const isOnTop = async () => {
      const box = await page.locator('[data-toast]').boundingBox()
      return (box?.y ?? 0) < 400
    }
    await show(true)
    await expect.poll(isOnTop).toBe(false)
    await page.clock.runFor(6000)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await show(false)
    await expect.poll(isOnTop).toBe(true)
  })
})
