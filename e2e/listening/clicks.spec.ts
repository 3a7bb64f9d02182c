import { openEngine, startSound } from '../support/engine.ts'
import { expect, test } from '../support/test.ts'
import { serveSound } from '../support/tone.ts'
import { getLargestStep, getPeak, outputGain } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const rate = 44_100

test('starts and seeks of a loop that is cut in the middle of a wave cause no click [P3.02]', async ({
  page,
}) => {
  const level = 0.5
  const step = (2 * Math.PI * 100) / rate
  // A whole number of periods, cut at the peak of the wave.
  const wave = Float32Array.from({ length: 2 * rate }, (_, at) => level * Math.cos(at * step))
  await serveSound(page, /wave\.mp3/, wave)
  const output = await openEngine(page)
  const sound = { url: '/media/wave.mp3', duration: 2, gain: 1, repeats: true }
  await startSound(page, sound)
  await output.waitUntilReady()
  await page.evaluate(() => globalThis.window.stopSound?.())
  await output.clearOnceSilent()

  for (const from of [0, 0.3, 0, 1.1025, 0, 0.7, 0, 1.605]) {
    // oxlint-disable-next-line no-await-in-loop -- each replaces the one before
    await startSound(page, { ...sound, from })
    // oxlint-disable-next-line no-await-in-loop -- heard before the next one starts
    await output.readFurther(rate / 10)
  }
  await page.evaluate(() => globalThis.window.stopSound?.())
  const [recorded] = await output.readFurther(rate / 4)
  expect(getPeak(recorded)).toBeCloseTo(level * outputGain, 1)
  // A start without a fade steps by the whole level; a device that lags skips some frames.
  expect(getLargestStep(recorded)).toBeLessThan(level / 4)
})
