import type { Page } from '@playwright/test'
import { plugMidi, sendMidi, simulateMidi } from '../support/midi-devices.ts'
import type { OutputRecording } from '../support/record-output.ts'
import { getNoteFrequency, recordKeys, rootNote, toneFrequency } from '../support/sampler.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { getAmplitude, measureCents } from '../support/tone.ts'
import { outputGain } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const rate = 44_100

/** Records a second from now on and returns its second half. */
async function listen(output: OutputRecording): Promise<Float32Array> {
  await output.clear()
  const [left] = await output.read(rate)
  return left.subarray(rate / 2)
}

/** Expects notes, in semitones from the root note, to sound together and in tune. */
function expectNotes(heard: Float32Array, semitones: readonly number[]): void {
  for (const note of semitones) {
    const frequency = getNoteFrequency(note)
    expect(getAmplitude(heard, frequency), `${note} semitones`).toBeGreaterThan(0.05)
    expect(Math.abs(measureCents(heard, frequency)), `${note} semitones`).toBeLessThanOrEqual(5)
  }
}

function getPeak(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

async function press(page: Page, ...codes: string[]): Promise<void> {
  for (const code of codes) await page.keyboard.down(code)
}

async function releaseKeys(page: Page, ...codes: string[]): Promise<void> {
  for (const code of codes) await page.keyboard.up(code)
}

test('computer keys play a chord in tune, and its notes end when the keys are released [P3.12]', async ({
  page,
}) => {
  const output = await recordKeys(page)
  await press(page, 'KeyG')
  expectNotes(await listen(output), [0])
  await press(page, 'KeyA', 'KeyD')
  const chord = await listen(output)
  expectNotes(chord, [0, -7, -3])
  await releaseKeys(page, 'KeyG', 'KeyA', 'KeyD')
  expect(getPeak(await listen(output))).toBeLessThan(1e-4)
})

test('ten notes of a full-scale sound never clip [P3.07 P3.12]', async ({ page }) => {
  const output = await recordKeys(page, 1)
  const row = ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon']
  await press(page, ...row)
  const peak = getPeak(await listen(output))
  expect(peak).toBeGreaterThan(0.9 * outputGain)
  expect(peak).toBeLessThan(outputGain)
})

test('playing a note stops the player, and starting the player ends the notes [P3.02 P3.12]', async ({
  page,
}) => {
  const output = await recordKeys(page)
  const play = page.locator('[data-player] [data-play]')
  await play.click()
  await page.locator('[data-panel]').focus()
  expect(getAmplitude(await listen(output), toneFrequency)).toBeGreaterThan(0.05)
  await press(page, 'KeyA')
  const note = await listen(output)
  expectNotes(note, [-7])
  expect(getAmplitude(note, toneFrequency)).toBeLessThan(1e-3)
  await page.getByRole('button', { name: getMessage('player_previous') }).click()
  await play.click()
  const sound = await listen(output)
  expect(getAmplitude(sound, toneFrequency)).toBeGreaterThan(0.05)
  expect(getAmplitude(sound, getNoteFrequency(-7))).toBeLessThan(1e-3)
})

test('a MIDI keyboard plays notes, with pedal and pitch bend [P3.12]', async ({ page }) => {
  await simulateMidi(page)
  const output = await recordKeys(page)
  const status = page.locator('[data-panel]').getByRole('status')
  expect(await page.evaluate(() => globalThis.window.midiRequests)).toBe(0)
  await page.getByRole('button', { name: getMessage('player_sampler_connect') }).click()
  await expect(status.last()).toHaveText(getMessage('player_sampler_no_device'))
  await plugMidi(page, 'Two Octaves')
  await expect(status.last()).toContainText('Two Octaves')
  const send = (...bytes: number[]) => sendMidi(page, 'Two Octaves', ...bytes)

  await send(0x90, rootNote + 5, 100)
  await send(0xe0, 127, 127)
  expectNotes(await listen(output), [7])
  await send(0xe0, 0, 64)
  await send(0xb0, 64, 127)
  await send(0x80, rootNote + 5, 0)
  expectNotes(await listen(output), [5])
  await send(0xb0, 64, 0)
  expect(getPeak(await listen(output))).toBeLessThan(1e-4)

  await send(0x90, rootNote, 100)
  await plugMidi(page, 'Two Octaves', false)
  await expect(status.last()).toHaveText(getMessage('player_sampler_no_device'))
  expect(getPeak(await listen(output))).toBeLessThan(1e-4)
})
