import type { Page } from '@playwright/test'
import { openEngine, startSound } from '../support/engine.ts'
import type { OutputRecording } from '../support/record-output.ts'
import { expect, test } from '../support/test.ts'
import { createTone, getAmplitude, measureUnsteadiness, serveSound } from '../support/tone.ts'
import { outputGain } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const rate = 44_100
const url = '/media/tone.mp3'

/** Expects an amplitude to be within 1 dB of that before the output's gain. */
function expectLevel(amplitude: number, wanted: number): void {
  expect(Math.abs(20 * Math.log10(amplitude / (wanted * outputGain))), `${amplitude}`).toBeLessThan(
    1,
  )
}

/** Waits until a tone is audible: a started sound may reach the device a moment later. */
async function waitForTone(
  output: OutputRecording,
  frequency: number,
  hertz = rate,
): Promise<void> {
  await output.waitUntilReady()
  const measure = async () => {
    const [recording] = await output.readFurther(1024)
    return getAmplitude(recording.subarray(-1024), frequency, hertz)
  }
  await expect.poll(measure, { timeout: 30_000 }).toBeGreaterThan(0.1)
}

/** Returns whether two frequencies sound at the same time anywhere in a recording. */
function hasBoth(recording: Float32Array, one: number, other: number): boolean {
  const window = 512
  for (let start = 0; start + window <= recording.length; start += window / 2) {
    const part = recording.subarray(start, start + window)
    if (getAmplitude(part, one) > 0.05 && getAmplitude(part, other) > 0.05) return true
  }
  return false
}

test('a long sound streams at its level, seeks without sounding twice, and ends [P3.02 P3.07]', async ({
  page,
}) => {
  const [low, high] = [1000, 3000]
  const halves = [low, high].map((frequency) => createTone({ frequency, seconds: 20, peak: 0.25 }))
  await serveSound(page, /tone\.mp3/, Float32Array.from(halves.flatMap((half) => [...half])))
  const output = await openEngine(page)
  const sound = { url, duration: 40, gain: 2 }

  await startSound(page, sound)
  await waitForTone(output, low)
  await output.clear()
  const [first] = await output.read(rate / 2)
  expectLevel(getAmplitude(first, low), 0.5)

  await startSound(page, { ...sound, from: 30 })
  await waitForTone(output, high)
  const [both] = await output.readFurther(rate / 2)
  expect(hasBoth(both, low, high)).toBe(false)
  expectLevel(getAmplitude(both.subarray(-rate / 4), high), 0.5)

  await startSound(page, { ...sound, from: 39.5 })
  await page.waitForFunction(() => globalThis.window.engineReports.includes('end'))
  await output.clear()
  const [rest] = await output.read(rate / 4)
  expect(getAmplitude(rest, high)).toBeLessThan(1e-3)
})

/** Makes the device accept only its native sample rate of 48 kHz. */
async function refuseOtherRates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor(options: AudioContextOptions = {}) {
        if (options.sampleRate !== undefined)
          throw new DOMException('The rate is not supported', 'NotSupportedError')
        super({ ...options, sampleRate: 48_000 })
      }
    }
  })
}

test('a loop repeats in time and without a click on a 48 kHz device [P3.03]', async ({ page }) => {
  await refuseOtherRates(page)
  const frames = 12_347
  // A whole number of periods, so that a loop that repeats exactly is a steady tone.
  const frequency = (100 / frames) * rate
  const tone = createTone({ frequency, seconds: 1, peak: 0.5 }).subarray(0, frames)
  await serveSound(page, /tone\.mp3/, tone)
  const output = await openEngine(page)
  await startSound(page, { url, duration: frames / rate, gain: 1, repeats: true })
  await waitForTone(output, frequency, 48_000)
  await output.clear()
  const [recorded] = await output.read(48_000)
  expectLevel(getAmplitude(recorded, frequency, 48_000), 0.5)
  expect(measureUnsteadiness(recorded, frequency, 48_000)).toBeLessThan(2e-3)
})

test('a preview that overshoots full scale is limited below it [P3.07]', async ({ page }) => {
  await serveSound(page, /tone\.mp3/, createTone({ frequency: 440, seconds: 5, peak: 1 }))
  const output = await openEngine(page)
  await startSound(page, { url, duration: 5, gain: 3.9 })
  await waitForTone(output, 440)
  await output.clear()
  for (const side of await output.read(rate / 4)) {
    const peak = side.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.9 * outputGain)
    expect(peak).toBeLessThan(outputGain)
  }
})
