import type { Page } from '@playwright/test'
import { unsetDial } from '../../app/features/dial/dial.ts'
import { loopToLength } from '../../app/audio/part-samples.ts'
import { mixGain } from '../../app/audio/mix.ts'
import type { Lane } from '../../app/features/tray/lane.ts'
import { planLanes } from '../../app/features/tray/plan-lanes.ts'
import { recordOutput } from '../support/record-output.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { addRowsToTray } from '../support/tray.ts'
import { outputGain } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

// Sounds are recorded in real time.
test.slow()

const rate = 44_100

/** Adds the first loops of a list to the tray, opens it and returns its lanes once all are ready. */
async function fillTray(page: Page, path: string, count: number): Promise<readonly Lane[]> {
  await addRowsToTray(page, path, count)
  await page.locator('[data-deck-toggle]').click()
  await expect(page.locator('[data-lane]')).toHaveCount(count)
  for (const text of [getMessage('tray_loading'), 'Matching to', getMessage('tray_failed')])
    await expect(page.locator('[data-lane]', { hasText: text })).toHaveCount(0)
  return page.evaluate(() => JSON.parse(localStorage.getItem('tray') ?? '[]') as Lane[])
}

function getPlayButton(page: Page) {
  return page.locator('[data-player]').getByRole('button', { name: getMessage('tray_play') })
}

/** Returns the left channel of a recording as the browser decodes it. */
async function decode(page: Page, url: string): Promise<Float32Array> {
  const text = await page.evaluate(async (address) => {
    const response = await (await fetch(address)).arrayBuffer()
    const buffer = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(response)
    const bytes = new Uint8Array(buffer.getChannelData(0).slice().buffer)
    let out = ''
    for (let at = 0; at < bytes.length; at += 8192)
      out += String.fromCodePoint(...bytes.subarray(at, at + 8192))
    return btoa(out)
  }, url)
  return new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
}

/** Returns the sum of the lanes over a number of frames, each from its start. */
async function mix(page: Page, lanes: readonly Lane[], length: number): Promise<Float32Array> {
  const plan = planLanes(
    lanes.map(({ track }) => track),
    unsetDial,
  )
  const sum = new Float32Array(length)
  for (const { track } of lanes) {
    const { frames } = plan.lanes.get(track.id) ?? { frames: 1 }
    const loop = loopToLength(await decode(page, track.url), 1, frames)
    for (let index = 0; index < length; index++)
      sum[index] =
        (sum[index] ?? 0) + (loop[index % frames] ?? 0) * track.gain * mixGain * outputGain
  }
  return sum
}

/** Returns the largest difference between two signals, the first read from a frame on. */
function getDifference(a: Float32Array, b: Float32Array, from: number, length: number): number {
  let largest = 0
  for (let index = 0; index < length; index++)
    largest = Math.max(largest, Math.abs((a[from + index] ?? 0) - (b[index] ?? 0)))
  return largest
}

test('tray sounds start on the same frame and repeat in time; muted ones are silent [P3.11]', async ({
  page,
}) => {
  const output = await recordOutput(page)
  const lanes = await fillTray(page, '/en/catalog?type=loops', 2)
  await getPlayButton(page).click()
  await output.waitUntilReady()
  // The recorder starts a moment after the page's first sound.
  await page
    .getByRole('button', { name: getMessage('tray_stop') })
    .last()
    .click()
  // The recorder sends only full blocks, so the end of the first sound arrives late.
  await output.readFurther(rate / 4)
  await output.clear()
  await getPlayButton(page).click()
  const [left] = await output.readFurther(8 * rate)
  const expected = await mix(page, lanes, 7.5 * rate)
  const first = expected.findIndex((sample) => Math.abs(sample) > 1e-3)
  const firstSample = left.findIndex((sample) => Math.abs(sample) > 1e-3)
  const starts = [-2, -1, 0, 1, 2].map((offset) => firstSample - first + offset)
  const differences = starts.map((start) => getDifference(left, expected, start, 7.5 * rate))
  expect(Math.min(...differences)).toBeLessThan(2e-3)

  for (const { track } of lanes)
    await page.getByRole('button', { name: `Mute ${track.title}` }).click()
  await output.readFurther(rate / 2)
  await output.clear()
  const silence = await output.read(rate / 4)
  expect(silence.every((side) => side.every((sample) => sample === 0))).toBe(true)

  await page.getByRole('button', { name: `Mute ${lanes[0]?.track.title}` }).click()
  await page.getByRole('button', { name: `Solo ${lanes[1]?.track.title}` }).click()
  await output.readFurther(rate / 2)
  await output.clear()
  const solo = await output.read(rate / 4)
  // The soloed sound is muted, but still silences the others.
  expect(solo.every((side) => side.every((sample) => sample === 0))).toBe(true)
})

/** Returns the mean power of a signal. */
function getPower(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}

test('two loops are heard together after three presses: play, keep, play [P3.11]', async ({
  page,
}) => {
  const output = await recordOutput(page)
  await visit(page, '/en/catalog?type=loops')
  const rows = page.locator('[data-row]')
  const bar = page.locator('[data-player]')
  await rows.nth(0).locator('[data-play]').click()
  await output.waitUntilReady()
  await bar.locator('[data-keep]').click()
  await expect(rows.nth(0).locator('[data-playing]')).toHaveCount(0)
  await output.clear()
  const [one] = await output.readFurther(10 * rate)
  await rows.nth(1).locator('[data-play]').click()
  await expect(rows.nth(1).locator('[data-playing]')).toBeVisible()
  const stop = bar.getByRole('button', { name: getMessage('tray_stop') })
  await expect(stop).toBeVisible()
  await output.readFurther(rate / 2)
  await output.clear()
  const [both] = await output.readFurther(20 * rate)
  expect(getPower(both)).toBeGreaterThan(1.1 * getPower(one))

  // Kept, the second one goes on in its place, too.
  await bar.locator('[data-keep]').click()
  await expect(rows.nth(1).locator('[data-playing]')).toHaveCount(0)
  await output.clear()
  const [kept] = await output.readFurther(20 * rate)
  const lanes = await page.evaluate(
    () => JSON.parse(localStorage.getItem('tray') ?? '[]') as Lane[],
  )
  const { barFrames, cycleBars } = planLanes(
    lanes.map(({ track }) => track),
    unsetDial,
  )
  const cycle = barFrames * cycleBars
  for (const part of [both, kept])
    expect(getDifference(part, part.subarray(cycle), 0, part.length - cycle)).toBeLessThan(2e-3)
  expect(getPower(kept) / getPower(both)).toBeCloseTo(1, 1)
})

test('eight sounds of different tempos stay in time for ten minutes [P3.11]', async ({ page }) => {
  await page.addInitScript(() => {
    /** Renders ten minutes of the page's output faster than real time. */
    class TenMinuteContext extends OfflineAudioContext {
      constructor() {
        super(1, 600 * 44_100, 44_100)
        Object.assign(globalThis, { tenMinutes: this })
      }

      override get state(): 'running' {
        return 'running'
      }

      override resume = async () => undefined
      override suspend = async () => undefined
    }
    Object.assign(globalThis, { AudioContext: TenMinuteContext })
  })
  const lanes = await fillTray(page, '/en/catalog?type=loops&sort=bpm_asc', 8)
  expect(new Set(lanes.map(({ track }) => track.bpm)).size).toBeGreaterThan(1)
  await getPlayButton(page).click()
  await expect(page.getByRole('button', { name: getMessage('tray_stop') }).last()).toBeVisible()
  const { barFrames, cycleBars } = planLanes(
    lanes.map(({ track }) => track),
    unsetDial,
  )
  const result = await page.evaluate(async (period) => {
    const { tenMinutes } = globalThis as unknown as { tenMinutes: OfflineAudioContext }
    const samples = (await tenMinutes.startRendering()).getChannelData(0)
    const start = samples.findIndex((sample) => sample !== 0)
    let drift = 0
    let peak = 0
    // The start of the first cycle can be faded in, within 4 ms.
    for (let index = start + 200; index < samples.length; index++) {
      const sample = samples[index] ?? 0
      const second = samples[start + period + ((index - start) % period)] ?? 0
      drift = Math.max(drift, Math.abs(sample - second))
      peak = Math.max(peak, Math.abs(sample))
    }
    return { start, drift, peak, seconds: samples.length / 44_100 }
  }, barFrames * cycleBars)
  test.info().annotations.push({ type: 'ten minutes', description: JSON.stringify(result) })
  expect(result.seconds).toBe(600)
  expect(result.start).toBeLessThan(rate)
  expect(result.peak).toBeGreaterThan(0.1)
  expect(result.peak).toBeLessThan(1)
  // The ten minutes consist of equal cycles, so no sound has drifted against another.
  expect(result.drift).toBeLessThan(1e-5)
})
