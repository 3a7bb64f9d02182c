import { createTone } from '../../tests/support/label/label-folder.ts'
import { startLabelShop } from '../support/label-shop.ts'
import { waitForHydration } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { recordOutput } from '../support/record-output.ts'
import { expect, test } from '../support/test.ts'
import { getAmplitude } from '../support/tone.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

/** The rows after the current one whose beginnings are fetched ahead. */
const rows = 20

/** The tones of the rows, in hertz. */
const frequencies = Array.from({ length: rows + 3 }, (_, index) => 400 + 120 * index)

const origin = getOrigin('fast-walk')

let shop: Program | null = null

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const sounds = frequencies.map((frequency, index) => [
    `Tone ${String(index + 1).padStart(3, '0')}.wav`,
    createTone(frequency, 4),
  ])
  shop = await startLabelShop('fast-walk', Object.fromEntries(sounds))
})

test.afterAll(() => shop?.stop())

/** Returns which of the tones are heard in a recording. */
function listHeard(samples: Float32Array): number[] {
  const size = 2048
  const heard = new Set<number>()
  for (let start = 0; start + size <= samples.length; start += size / 2) {
    const part = samples.subarray(start, start + size)
    if (part.every((sample) => Math.abs(sample) < 0.01)) continue
    for (const frequency of frequencies)
      if (getAmplitude(part, frequency) > 0.05) heard.add(frequency)
  }
  return [...heard].toSorted((a, b) => a - b)
}

test('the next twenty rows sound from their beginnings before the rest is fetched [P3.04]', async ({
  page,
}) => {
  test.slow()
  const output = await recordOutput(page)
  // Of some rows, the whole sound is fetched at once.
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.mp3')) fetched.add(request.url())
  })
  // All rows, so that none is appended on the way.
  await page.goto(`${origin}/en/catalog?type=one-shots&page=2`)
  await waitForHydration(page)
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('Space')
  await page.locator('[data-player]').waitFor()
  await output.waitUntilReady()
  await expect.poll(() => fetched.size).toBeGreaterThan(rows)
  await page.waitForLoadState('networkidle')
  // Further requests are never answered.
  await page.route('**/media/**', () => {})
  await output.clear()
  for (let row = 1; row <= rows; row++) {
    await page.keyboard.press('ArrowDown')
    const hear = async () => {
      const [left] = await output.readFurther(2048)
      return listHeard(left)
    }
    await expect.poll(hear, { message: `row ${row}` }).toContain(frequencies[row])
  }
})
