import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { findProductPath } from '../support/product-path.ts'
import { expect, test } from '../support/test.ts'

test('a sound page draws a more detailed waveform in place once it is used [P3.06]', async ({
  page,
}) => {
  await visitSound(page)
  const slider = page.locator('main header [data-seek]')
  const countBars = () => slider.locator('path').first().evaluate(countLines)
  const before = await slider.boundingBox()
  expect(await countBars()).toBe(120)
  await page.mouse.move(600, 300)
  await expect.poll(countBars).toBe(Math.floor((before?.width ?? 0) / 2))
  expect(await slider.boundingBox()).toEqual(before)
})

test('the large waveform of a sound opens without playing it and closes with its keyboard shortcut [P3.06]', async ({
  page,
}) => {
  await visitSound(page)
  await page.getByRole('button', { name: 'Waveform' }).click()
  const slider = page.locator('[data-zoom]')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\ss of /)
  await expect(page.locator('[data-player] [data-playing]')).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(slider).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Waveform' })).toBeFocused()
})

test('opening the large waveform of a playing sound does not fetch it again [P3.06]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops')
  const fetches: string[] = []
  page.on('request', (request) => {
    if (/\/media\/.*\.mp3/.test(request.url())) fetches.push(request.url())
  })
  const play = page.locator('[data-row] [data-play]').first()
  await Promise.all([page.waitForRequest(/\/media\/.*\.mp3/), play.click()])
  const [url] = fetches
  await page.keyboard.press('w')
  // The onset markers are requested at the same moment as the samples.
  await expect(page.locator('[data-zoom] [data-onset]').first()).toBeAttached()
  expect(fetches.filter((other) => other === url)).toHaveLength(1)
})

test('the large waveform zooms and scrolls with keys, the wheel and two fingers, and seeks [P3.06]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops')
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('w')
  const slider = page.locator('[data-zoom]')
  await expect(slider).toBeVisible()
  // The onset markers are fetched separately.
  await expect(slider.locator('[data-onset]').first()).toBeAttached()
  const whole = await readRange(page)
  expect(whole.start).toBe(0)
  const { end } = whole

  await slider.press('+')
  await expectRange(page, 0, end / 2)
  await slider.press('Shift+ArrowRight')
  await expectRange(page, end / 8, (end * 5) / 8)
  await slider.press('0')
  await expectRange(page, 0, end)

  await slider.hover()
  await page.mouse.wheel(0, -347)
  await expect.poll(async () => getSpan(await readRange(page))).toBeCloseTo(end / 2, 1)
  const zoomed = await readRange(page)
  await page.mouse.wheel(100, 0)
  await expect.poll(async () => (await readRange(page)).start).toBeGreaterThan(zoomed.start)
  await slider.press('0')

  await slider.evaluate(pinch)
  await expect.poll(async () => getSpan(await readRange(page))).toBeCloseTo(end / 2, 1)

  await slider.press('End')
  expect((await readRange(page)).end).toBeCloseTo(end, 1)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await slider.press('0')
  const box = await slider.boundingBox()
  if (!box) throw new Error('The waveform is not visible.')
  await page.mouse.click(box.x + box.width / 2, box.y + 20)
  await expect
    .poll(async () => Number(await slider.getAttribute('aria-valuenow')))
    .toBeCloseTo(end / 2, 0)
})

test('the labels of the large waveform do not overlap on a phone [P3.06]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/en/catalog?type=loops')
  // A four-bar loop.
  await page.locator('[data-row]').nth(2).focus()
  await page.keyboard.press('w')
  const ticks = page.locator('[data-panel] [data-tick]')
  await expect(ticks.first()).toBeVisible()
  for (const key of ['0', '+', '+', '+']) {
    await page.locator('[data-zoom]').press(key)
    const boxes = await ticks.evaluateAll((all) =>
      all.map((tick) => tick.getBoundingClientRect()).map(({ x, y, right }) => ({ x, y, right })),
    )
    for (const box of boxes)
      for (const other of boxes)
        if (other.y === box.y && other.x > box.x) expect(box.right).toBeLessThan(other.x)
  }
})

/** Opens a loop's page without hovering over anything. */
async function visitSound(page: Page): Promise<void> {
  await visit(page, await findProductPath(page.request, 'loops'))
}

function countLines(path: Element): number {
  return path.getAttribute('d')?.match(/z/g)?.length ?? 0
}

/** Reads the visible range in seconds. */
async function readRange(page: Page) {
  const text = await page.locator('[data-panel] [role=status]').textContent()
  const [start = NaN, end = NaN] = text?.match(/[\d.]+/g)?.map(Number) ?? []
  return { start, end }
}

async function expectRange(page: Page, start: number, end: number): Promise<void> {
  await expect.poll(async () => (await readRange(page)).start).toBeCloseTo(start, 1)
  expect((await readRange(page)).end).toBeCloseTo(end, 1)
}

function getSpan({ start, end }: { readonly start: number; readonly end: number }): number {
  return end - start
}

/** Moves two fingers apart to twice their distance. */
function pinch(slider: Element): void {
  const { left, width, top } = slider.getBoundingClientRect()
  slider.setPointerCapture = () => undefined
  const send = (type: string, pointerId: number, fraction: number) =>
    slider.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        clientX: left + fraction * width,
        clientY: top + 20,
        bubbles: true,
      }),
    )
  send('pointerdown', 11, 0.4)
  send('pointerdown', 12, 0.6)
  send('pointermove', 11, 0.3)
  send('pointermove', 12, 0.7)
  send('pointerup', 11, 0.3)
  send('pointerup', 12, 0.7)
}
