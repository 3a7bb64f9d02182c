import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

declare global {
  interface Window {
    /** The audio contexts and the audio elements of the page, in the order of their creation. */
    audioContexts: AudioContext[]
    audioElements: HTMLAudioElement[]
    /** Whether the simulated browser has seen a gesture that lets pages play. */
    isPlaybackAllowed: boolean
  }
}

/** Opens a list of loops, whose audio contexts and elements the test can reach as the system does. */
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

/** Expects that the loop has stopped, and goes on from there when it is played again. */
async function expectInterruption(page: Page): Promise<void> {
  const row = page.locator('[data-row]').first()
  await expect(row.locator('[data-playing]')).toHaveCount(0)
  const position = await readPosition(page)
  expect(position).toBeGreaterThan(0)
  await row.locator('[data-play]').click()
  await expect(row.locator('[data-playing]')).toHaveCount(1)
  await expect.poll(() => readPosition(page)).toBeGreaterThan(position)
}

test('a call or a device that fails stops the sound, which goes on at its position [P3.08]', async ({
  page,
}) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => globalThis.window.audioContexts[0]?.suspend())
  await expectInterruption(page)
})

test('a device that is lost is opened again when the sound is played [P3.08]', async ({ page }) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => globalThis.window.audioContexts[0]?.close())
  await expectInterruption(page)
})

test('unplugged headphones pause the media card and so the sound [P3.08]', async ({ page }) => {
  await openLoops(page)
  await playLoop(page)
  await page.evaluate(() => {
    for (const element of globalThis.window.audioElements) element.pause()
  })
  await expectInterruption(page)
})

test('a sound that the browser does not allow yet plays after a press [P3.08]', async ({
  page,
}) => {
  // Browsers that are driven by a program allow everything.
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
