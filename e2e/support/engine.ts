import type { Page } from '@playwright/test'
import type { Engine } from '../../app/audio/types.ts'
import { visit } from './navigation.ts'
import { recordOutput } from './record-output.ts'
import type { OutputRecording } from './record-output.ts'

declare global {
  interface Window {
    testEngine: Engine
    /** Stops the sound started last. */
    stopSound: (() => void) | undefined
    /** The engine's events, in order. */
    engineReports: string[]
  }
}

/** Opens a page with its own audio engine and records its output. */
export async function openEngine(page: Page): Promise<OutputRecording> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const output = await recordOutput(page)
  await visit(page, '/en/catalog?type=loops')
  const script = page.waitForResponse(/create-engine-.*\.js/)
  await page.locator('[data-row] [data-play]').first().hover()
  const url = (await script).url()
  // Browsers play audio only after a user gesture.
  await page.mouse.click(2, 2)
  await page.evaluate(async (address) => {
    const { createEngine } = (await import(address)) as { createEngine: () => Engine }
    globalThis.window.testEngine = createEngine()
  }, url)
  return output
}

interface SoundStart {
  readonly url: string
  readonly duration: number
  readonly gain: number
  readonly from?: number
  readonly repeats?: boolean
}

/** Plays a sound in place of the previous one and waits until it has started. */
export async function startSound(page: Page, sound: SoundStart): Promise<void> {
  await page.evaluate(async ({ from = 0, repeats = false, ...recording }) => {
    globalThis.window.stopSound?.()
    globalThis.window.engineReports = []
    const abort = new AbortController()
    globalThis.window.stopSound = () => abort.abort()
    await globalThis.window.testEngine.start(recording, {
      from,
      repeats,
      signal: abort.signal,
      onEnd: () => globalThis.window.engineReports.push('end'),
      onInterruption: () => globalThis.window.engineReports.push('interruption'),
    })
  }, sound)
}
