import type { Page } from '@playwright/test'
import { visit, waitForHydration } from './navigation.ts'
import { recordOutput } from './record-output.ts'
import type { OutputRecording } from './record-output.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'
import { servePreviewTone } from './tone.ts'

/** The frequency of the tone that every sound is replaced by, in hertz. */
export const toneFrequency = 220

/** A one-shot whose root note is G: it plays at its own pitch on G3, the key G of the computer. */
const soundName = 'Engine G'

/** Opens the keys of a one-shot on its page, whose sound is a tone. */
export async function openKeys(page: Page): Promise<void> {
  await visit(page, '/en/catalog?type=one-shots')
  await page.getByRole('link', { name: soundName, exact: true }).click()
  await page.waitForURL(/\/catalog\/\d+/)
  await waitForHydration(page)
  await page.getByRole('button', { name: getMessage('player_sampler') }).click()
  await page.locator('[data-piano]').waitFor()
  // The panel takes the focus after it is shown.
  await expect(page.locator('[data-panel]')).toBeFocused()
}

/** Opens the keys, records what they play, and waits until they can be played. */
export async function recordKeys(page: Page, peak = 0.5): Promise<OutputRecording> {
  await servePreviewTone(page, { frequency: toneFrequency, seconds: 12, peak })
  const output = await recordOutput(page)
  await openKeys(page)
  await output.waitUntilReady()
  await page.locator('[aria-busy=false]:has([data-piano])').waitFor()
  return output
}

/** Returns the frequency of the tone on a key, counted in semitones from the root note. */
export function getNoteFrequency(semitones: number): number {
  return toneFrequency * 2 ** (semitones / 12)
}
