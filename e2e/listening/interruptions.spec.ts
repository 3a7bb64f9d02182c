import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

declare global {
  interface Window {
    /** The audio contexts and audio elements of the page, in order of creation. */
    audioContexts: AudioContext[]
    audioElements: HTMLAudioElement[]
    /** Whether the simulated browser has received a user gesture, which allows pages to play audio. */
    isPlaybackAllowed: boolean
  }
}

/** Opens a list of loops and exposes its audio contexts and elements to the test. */
async function openLoops(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.window.audioContexts = []
    globalThis.window.audioElements = []
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        globalThis.window.audioContexts.push(this)
      }
    }
    globalThis.Audio = new Proxy(Audio, {
      construct(target, args: ConstructorParameters<typeof Audio>) {
        const element = new target(...args)
        globalThis.window.audioElements.push(element)
        return element
      },
    })
  })
  await visit(page, '/en/catalog?type=loops')
}

/** Plays the first loop for a while. */
async function playLoop(page: Page): Promise<void> {
  await page.locator('[data-row] [data-play]').first().click()
  await expect.poll(() => readPosition(page)).toBeGreaterThan(0.2)
}

async function readPosition(page: Page): Promise<number> {
  const slider = page.locator('[data-player] [role=slider]').first()
  return Number(await slider.getAttribute('aria-valuenow'))
}

/** Expects the loop to have stopped, and to resume from its position when played again. */
async function expectInterruption(page: Page): Promise<void> {
  const row = page.locator('[data-row]').first()
  await expect(row.locator('[data-playing]')).toHaveCount(0)
  const position = await readPosition(page)
  expect(position).toBeGreaterThan(0)
  await row.locator('[data-play]').click()
  await expect(row.locator('[data-playing]')).toHaveCount(1)
  await expect.poll(() => readPosition(page)).toBeGreaterThan(position)
}

test('a phone call or a device failure stops the sound, which resumes at its position [P3.08]', async ({
  page,
}) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => globalThis.window.audioContexts[0]?.suspend())
  await expectInterruption(page)
})

test('a lost audio device is reopened when the sound is played again [P3.08]', async ({ page }) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => globalThis.window.audioContexts[0]?.close())
  await expectInterruption(page)
})

test('unplugging headphones pauses the sound through the media session [P3.08]', async ({
  page,
}) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => {
    for (const element of globalThis.window.audioElements) element.pause()
  })
  await expectInterruption(page)
})

test('a sound blocked by the autoplay policy plays after a user gesture [P3.08]', async ({
  page,
}) => {
  // Automated browsers allow autoplay.
  await page.addInitScript(() => {
    globalThis.window.isPlaybackAllowed = false
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ hasBeenActive: globalThis.window.isPlaybackAllowed }),
    })
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')
    Object.defineProperty(BaseAudioContext.prototype, 'state', {
      get(this: BaseAudioContext): unknown {
        return globalThis.window.isPlaybackAllowed ? state?.get?.call(this) : 'suspended'
      },
    })
  })
  await openLoops(page)
  await page.locator('[data-row] [data-play]').first().click()
  await expect(page.getByText(getMessage('player_blocked'))).toBeVisible()
  await page.evaluate(() => (globalThis.window.isPlaybackAllowed = true))
  await playLoop(page)
  await expect(page.getByText(getMessage('player_blocked'))).toHaveCount(0)
})
