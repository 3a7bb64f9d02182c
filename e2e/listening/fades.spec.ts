import { openEngine, startSound } from '../support/engine.ts'
import { expect, test } from '../support/test.ts'
import { serveSound } from '../support/tone.ts'
import { getLargestStep, getPeak } from './signals.ts'

// The recorder is a script that the page's policy forbids.
test.use({ bypassCSP: true })

const rate = 44_100

test('a stream that is sought into clicks neither in nor out [P3.02]', async ({ page }) => {
  const gain = 2
  // A steady level: any part of it that is not faded begins and ends with a step.
  const level = 0.25
  await serveSound(page, /steady\.mp3/, new Float32Array(40 * rate).fill(level))
  const output = await openEngine(page)
  const sound = { url: '/media/steady.mp3', duration: 40, gain }
  await startSound(page, { ...sound, from: 10 })
  await output.waitUntilReady()
  await page.evaluate(() => globalThis.window.stopSound?.())
  await output.readFurther(rate / 4)
  await output.clear()

  await startSound(page, { ...sound, from: 20 })
  await output.readFurther(rate / 4)
  await page.evaluate(() => globalThis.window.stopSound?.())
  const [heard] = await output.readFurther(rate / 4)
  expect(getPeak(heard)).toBeCloseTo(gain * level, 2)
  // Evenly spread over 4 ms, the steps are a hundredth of the level; a device that is late skips some.
  expect(getLargestStep(heard)).toBeLessThan((gain * level) / 2)
})
