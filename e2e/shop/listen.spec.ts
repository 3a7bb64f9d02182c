import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Reads the playback position in seconds from the player's slider. */
async function readPosition(page: Page): Promise<number> {
  return Number(
    await page.locator('[data-player] [role=slider]').first().getAttribute('aria-valuenow'),
  )
}

test('one click on the home page plays the first sound, which continues across pages [R1.01 R2.01]', async ({
  page,
}) => {
  await visit(page, '/en/')
  await expect(page).toHaveTitle('Overtone')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .locator('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  const bar = page.locator('[data-player]')
  await expect(bar).toBeVisible()
  await expect.poll(() => readPosition(page)).toBeGreaterThan(0)

  await page.getByRole('link', { name: getMessage('shop_nav_packs') }).click()
  await page.waitForURL(/type=sample-packs/)
  await expect(bar.getByRole('button', { name: /^Pause / })).toBeVisible()
  const before = await readPosition(page)
  await expect.poll(() => readPosition(page)).toBeGreaterThan(before)
})

test('the arrow keys and the next and previous buttons play the adjacent sound in the list', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=one-shots')
  const rows = page.locator('[data-row]')
  await rows
    .nth(0)
    .getByRole('button', { name: /^Play / })
    .click()
  const title = page.locator('[data-player]').getByRole('link').first()
  const first = await rows.nth(0).getByRole('link').first().innerText()
  const second = await rows.nth(1).getByRole('link').first().innerText()
  await expect(title).toHaveText(first)
  await page.keyboard.press('ArrowDown')
  await expect(title).toHaveText(second)
  await page.keyboard.press('ArrowUp')
  await expect(title).toHaveText(first)
  await page.getByRole('button', { name: getMessage('player_next') }).click()
  await expect(title).toHaveText(second)
  await page.getByRole('button', { name: getMessage('player_previous') }).click()
  await expect(title).toHaveText(first)
})

test('a preview supports range requests, is cached as immutable and decodes to its exact length', async ({
  page,
}) => {
  await visit(page, '/en/')
  const [response] = await Promise.all([
    page.waitForResponse((response) => /\/media\/.*\.mp3/.test(response.url())),
    page
      .locator('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click(),
  ])
  const url = response.url()
  const range = await page.request.get(url, { headers: { range: 'bytes=100-199' } })
  expect(range.status()).toBe(206)
  expect((await range.body()).length).toBe(100)
  expect(range.headers()['etag']).toMatch(/^"[^"]+"$/)
  expect(range.headers()['cache-control']).toContain('immutable')
  const beyond = await page.request.get(url, { headers: { range: 'bytes=999999999-' } })
  expect(beyond.status()).toBe(416)
  const unchanged = await page.request.get(url, {
    headers: { 'if-none-match': range.headers()['etag'] ?? '' },
  })
  expect(unchanged.status()).toBe(304)
  const frames = await page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
    return decoded.length
  }, url)
  expect(frames).toBe(await page.evaluate(readFrameCount, url))
})

/**
 * Returns the number of sample frames of an MP3 from its Info tag, without encoder delay and
 * padding.
 */
async function readFrameCount(url: string): Promise<number> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const at = [...bytes.keys()].find((index) => view.getUint32(index) === 0x496e666f) ?? 0
  const frames = view.getUint32(at + 8)
  const gaps = view.getUint32(at + 140) & 0xffffff
  return frames * 1152 - (gaps >> 12) - (gaps & 0xfff)
}
