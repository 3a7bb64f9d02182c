import type { Page } from '@playwright/test'
import { screenOf } from './screens.ts'
import type { ScreenName } from './screens.ts'

export type Theme = 'light' | 'dark'

/** Shows a screen at a width and in a theme, and waits until nothing is still to come. */
export async function settle(
  page: Page,
  name: ScreenName,
  width: number,
  theme: Theme,
): Promise<void> {
  const { media } = screenOf(name)
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: theme,
    media: media === 'print' ? 'print' : 'screen',
    forcedColors: media === 'forced' ? 'active' : 'none',
  })
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    // What stays in place at the top lies over what was scrolled under it, rightly.
    globalThis.scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  })
}
