import type { Page } from '@playwright/test'
import { visit, waitForHydration } from './navigation.ts'
import { recordOutput } from './record-output.ts'
import type { OutputRecording } from './record-output.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'
import { servePreviewTone } from './tone.ts'

/** The frequency in hertz of the tone that replaces every sound. */
export const toneFrequency = 220

/** A one-shot with the root note G0, so that the computer key G plays it at its own pitch. */
const soundName = 'Engine G'

/** Its root as a MIDI note, of which 60 is C3. */
export const rootNote = 31

/** Opens the piano on a one-shot's page, with a tone as its sound. */
export async function openKeys(page: Page): Promise<void> {
  await visit(page, '/en/catalog?type=one-shots')
  await page.getByRole('link', { name: soundName, exact: true }).click()
  await page.waitForURL(/\/catalog\/\d+/)
  await waitForHydration(page)
  await page.getByRole('button', { name: getMessage('player_sampler') }).click()
  await page.locator('[data-piano]').waitFor()
  // The panel takes the focus once it is visible.
  await expect(page.locator('[data-panel]')).toBeFocused()
}

/** Opens the piano, records its output and waits until it can be played. */
export async function recordKeys(page: Page, peak = 0.5): Promise<OutputRecording> {
  await servePreviewTone(page, { frequency: toneFrequency, seconds: 12, peak })
  const output = await recordOutput(page)
  await openKeys(page)
  await output.waitUntilReady()
  await page.locator('[aria-busy=false]:has([data-piano])').waitFor()
  return output
}

/** Returns the frequency of a note, given in semitones from the root note. */
export function getNoteFrequency(semitones: number): number {
  return toneFrequency * 2 ** (semitones / 12)
}
