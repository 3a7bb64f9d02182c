import type { Page } from '@playwright/test'
import { getScreen } from './screens.ts'
import type { ScreenName } from './screens.ts'

export type Theme = 'light' | 'dark'

/** Applies a width and a theme and waits for images, fonts and rendering. */
export async function prepareScreen(
  page: Page,
  name: ScreenName,
  width: number,
  theme: Theme,
): Promise<void> {
  const { media } = getScreen(name)
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
    // The sticky header would cover scrolled content.
    globalThis.scrollTo(0, 0)
    await document.fonts.ready
    const missing = images.filter((image) => !image.complete)
    await Promise.all(missing.map((image) => image.decode().catch(() => {})))
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  })
}
