import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** The number of changes of the announced position to observe. */
const ticks = 12

for (const [name, reducedMotion, state] of [
  ['with motion', 'no-preference', 'running'],
  ['with reduced motion', 'reduce', 'paused'],
] as const) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the playhead moves without layout or style recalculation of its own [P3.14]', async ({
      page,
    }) => {
      await playLoop(page)
      await expect
        .poll(() => page.locator('[data-playhead]').evaluateAll(getPlayStates))
        .toEqual([state, state])
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Performance.enable')
      const count = async () => {
        const { metrics } = await devTools.send('Performance.getMetrics')
        const get = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
        return { layouts: get('LayoutCount'), styles: get('RecalcStyleCount') }
      }
      const before = await count()
      await waitForTicks(page, ticks)
      const after = await count()
      // At 60 frames per second, there are 15 frames between two ticks.
      expect(after.layouts - before.layouts).toBeLessThanOrEqual(ticks)
      expect(after.styles - before.styles).toBeLessThanOrEqual(2 * ticks)
    })

    test('the playhead matches the playback position in the row and in the player, also after seeking', async ({
      page,
    }) => {
      await playLoop(page)
      await expectPlayheads(page, 2)
      await page.locator('[data-player] [data-seek]').press('End')
      await page.locator('[data-player] [data-seek]').press('PageDown')
      await expectPlayheads(page, 2)
      await page
        .getByRole('button', { name: /^Pause/ })
        .first()
        .click()
      await expectPlayheads(page, 2)
    })
  })
}

/** Returns whether compositor layers animate the playhead, or it moves a few times per second. */
function getPlayStates(layers: Element[]): (string | undefined)[] {
  return layers.map((layer) => layer.getAnimations()[0]?.playState)
}

async function playLoop(page: Page): Promise<void> {
  await visit(page, '/en/catalog?type=loops')
  await page.locator('[data-play]').first().click()
  await expect(page.locator('[data-playhead]')).toHaveCount(2)
  await expect(page.locator('[data-player] [data-seek]')).toBeVisible()
  await expect(page.locator('[data-play]').first()).toHaveAttribute('data-playing')
  await page.waitForLoadState('networkidle')
}

/** Waits for a number of changes of the announced position, which happen four times per second. */
async function waitForTicks(page: Page, count: number): Promise<void> {
  await page.locator('[data-player] [data-seek]').evaluate(async (slider, wanted) => {
    const { promise, resolve } = Promise.withResolvers<null>()
    let changes = 0
    const observer = new MutationObserver(() => {
      changes += 1
      if (changes >= wanted) resolve(null)
    })
    observer.observe(slider, { attributeFilter: ['aria-valuenow'] })
    await promise
    observer.disconnect()
  }, count)
}

/** Expects the playheads to show the fraction that has been played. */
async function expectPlayheads(page: Page, count: number): Promise<void> {
  const getDistances = () =>
    page.locator('[data-playhead]').evaluateAll((layers) =>
      layers.map((layer) => {
        const slider = layer.closest('[role=slider]')
        const box = slider?.getBoundingClientRect()
        const read = (name: string) => Number(slider?.getAttribute(name))
        const played = read('aria-valuenow') / read('aria-valuemax')
        const drawn = (layer.getBoundingClientRect().right - (box?.left ?? 0)) / (box?.width ?? 1)
        const distance = Math.abs(played - drawn)
        // The end of a loop is next to its start.
        return Math.min(distance, 1 - distance) * read('aria-valuemax')
      }),
    )
  await expect
    .poll(async () => (await getDistances()).filter((seconds) => seconds < 0.4).length)
    .toBe(count)
}
