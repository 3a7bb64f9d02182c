import type { Page } from '@playwright/test'
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

const steps = 30

/** The tones of the rows, in hertz. */
const frequencies = Array.from({ length: steps + 3 }, (_, index) => 400 + 120 * index)

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

/** Presses the arrow key at a steady pace; resolves once the last row may have sounded. */
async function walk(page: Page, milliseconds: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const isOver = page.waitForTimeout(milliseconds)
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('ArrowDown')
    // oxlint-disable-next-line no-await-in-loop -- the pace of the visitor
    await isOver
  }
}

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

for (const { slowdown, milliseconds } of [
  { slowdown: 1, milliseconds: 125 },
  { slowdown: 4, milliseconds: 125 },
])
  test(`thirty rows walked eight a second, on a processor ${slowdown} times slower, all sound [P3.04]`, async ({
    page,
  }) => {
    test.slow()
    const output = await recordOutput(page)
    // All rows, so that none is appended on the way.
    await page.goto(`${origin}/en/catalog?type=one-shots&page=2`)
    await waitForHydration(page)
    await page.locator('[data-row]').first().focus()
    await page.keyboard.press('Space')
    await page.locator('[data-player]').waitFor()
    await output.waitUntilReady()
    await output.readFurther(44_100)
    await output.clear()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await walk(page, milliseconds)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const [left] = await output.readFurther(44_100 / 2)
    const heard = listHeard(left)
    const missing = frequencies.slice(1, steps + 1).filter((one) => !heard.includes(one))
    expect(missing).toEqual([])
  })
