import type { Page } from '@playwright/test'
import { targetLoudness } from '../../app/features/player/playback-gain.ts'
import { toLoudness } from '../../provider/programs/analysis/measure/decibels.ts'
import { computeLoudnessPower } from '../../provider/programs/analysis/measure/loudness.ts'
import { visit } from '../support/navigation.ts'
import { recordOutput } from '../support/record-output.ts'
import { expect, test } from '../support/test.ts'
import { getDifference, getLargestStep, getPeak } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

// Sounds are recorded in real time.
test.slow()

const rate = 44_100

/** Both channels of a sound as the browser decodes them. */
type StereoSamples = readonly [Float32Array, Float32Array]

/** Opens a list that fetches sounds only when they are played. */
async function openList(page: Page, path: string) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const output = await recordOutput(page)
  await visit(page, path)
  return output
}

/** Plays the sound of a row for the first time and returns its samples. */
async function playRow(page: Page, index: number): Promise<StereoSamples> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => /\/media\/.*\.mp3/.test(response.url())),
    pressPlay(page, index),
  ])
  const sides = await page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const buffer = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
    return [0, 1].map((side) => [
      ...buffer.getChannelData(Math.min(side, buffer.numberOfChannels - 1)),
    ])
  }, response.url())
  const [left = [], right = []] = sides
  return [Float32Array.from(left), Float32Array.from(right)]
}

async function pressPlay(page: Page, index: number): Promise<void> {
  await page.locator('[data-row]').nth(index).locator('[data-play]').click()
}

/** Returns the gain at which the player plays a sound, measured at its loudest sample. */
function getGain(output: Float32Array, sound: Float32Array): number {
  return getPeak(output) / getPeak(sound)
}

test('a loop repeats sample-accurately [P3.03]', async ({ page }) => {
  const output = await openList(page, '/en/catalog?type=loops')
  const [sound] = await playRow(page, 0)
  const period = sound.length
  await output.waitUntilReady()
  await output.clear()
  for (const side of await output.read(period * 2.5)) {
    expect(getPeak(side)).toBeGreaterThan(0.05)
    expect(getDifference(side, side.subarray(period))).toBeLessThan(1e-4)
  }
})

test('changing sounds ends one before the next starts, without a click [P3.02]', async ({
  page,
}) => {
  const output = await openList(page, '/en/catalog?type=loops')
  const [first] = await playRow(page, 0)
  await output.waitUntilReady()
  const [second] = await playRow(page, 1)
  await pressPlay(page, 0)
  await output.clear()
  await output.readFurther(rate / 2)
  await pressPlay(page, 1)
  await expect(page.locator('[data-row]').nth(1).locator('[data-seek]')).toHaveAttribute(
    'tabindex',
    '0',
  )
  const [left] = await output.readFurther(rate / 2 + second.length)
  const steps = [first, second, left].map(getLargestStep)
  // No step is larger than those within the sounds.
  expect(steps[2]).toBeLessThanOrEqual(Math.max(steps[0] ?? 0, steps[1] ?? 0) * 2)
  const gain = getGain(left.subarray(-second.length), second)
  const start = findStart(left, second, gain)
  expect(start).not.toBe(null)
  const recorded = left.subarray(start ?? 0)
  expect(getDifference(recorded, second, gain)).toBeLessThan(2e-3)
})

test('every sound plays at the same loudness and below full scale [P3.07]', async ({ page }) => {
  const output = await openList(page, '/en/catalog?type=loops')
  await playRow(page, 0)
  await output.waitUntilReady()
  for (const row of [1, 2]) {
    const [sound] = await playRow(page, row)
    await output.clear()
    const sides = await output.read(sound.length + rate)
    const recorded = sides.map((side) => side.subarray(-sound.length))
    const loudness = toLoudness(computeLoudnessPower(recorded, rate, true)) ?? 0
    expect(Math.abs(loudness - targetLoudness), `row ${row}: ${loudness} LUFS`).toBeLessThan(1)
    expect(Math.max(...recorded.map(getPeak))).toBeLessThan(1)
  }
})

/** Returns the frame at which a sound starts in a recording, or null if it is not in it. */
function findStart(recording: Float32Array, sound: Float32Array, gain: number): number | null {
  const probe = sound.subarray(0, 4096)
  for (let start = 0; start + probe.length < recording.length; start++) {
    if (isSame(recording.subarray(start), probe, gain)) return start
  }
  return null
}

function isSame(recording: Float32Array, probe: Float32Array, gain: number): boolean {
  for (const [index, value] of probe.entries()) {
    if (Math.abs((recording[index] ?? 0) - value * gain) > 2e-3) return false
  }
  return getPeak(probe) > 0.01
}
