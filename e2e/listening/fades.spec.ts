import { openEngine, startSound } from '../support/engine.ts'
import { expect, test } from '../support/test.ts'
import { serveSound } from '../support/tone.ts'
import { getLargestStep, getPeak, outputGain } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const rate = 44_100

test('seeking a stream causes no click [P3.02]', async ({ page }) => {
  const gain = 2
  // At a constant level, any start or end without a fade is a step.
  const level = 0.25
  await serveSound(page, /steady\.mp3/, new Float32Array(40 * rate).fill(level))
  const output = await openEngine(page)
  const sound = { url: '/media/steady.mp3', duration: 40, gain }
  await startSound(page, { ...sound, from: 10 })
  await output.waitUntilReady()
  await page.evaluate(() => globalThis.window.stopSound?.())
  await output.clearOnceSilent()

  await startSound(page, { ...sound, from: 20 })
  await output.readFurther(rate / 4)
  await page.evaluate(() => globalThis.window.stopSound?.())
  const [recorded] = await output.readFurther(rate / 4)
  expect(getPeak(recorded)).toBeCloseTo(gain * level * outputGain, 2)
  // Over a 4 ms fade, each step is a hundredth of the level; a device that lags skips some.
  expect(getLargestStep(recorded)).toBeLessThan((gain * level) / 2)
})
