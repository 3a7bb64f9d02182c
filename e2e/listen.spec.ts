import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** The player's position as the slider tells it, in seconds. */
async function position(page: Page): Promise<number> {
  return Number(
    await page.locator('[data-player] [role=slider]').first().getAttribute('aria-valuenow'),
  )
}

test('R1.01 R2.01 the first sound plays one click after landing and goes on over pages', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/')
  await expect(page).toHaveTitle('Overtone')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .locator('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  const bar = page.locator('[data-player]')
  await expect(bar).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(0)

  await page.getByRole('link', { name: text('shop_nav_packs') }).click()
  await page.waitForURL(/type=sample-packs/)
  await expect(bar.getByRole('button', { name: /^Pause / })).toBeVisible()
  const before = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(before)
})

test('the arrow keys walk a list and play what they reach; next and previous do the same', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/catalog?type=one-shots')
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
  await page.getByRole('button', { name: text('player_next') }).click()
  await expect(title).toHaveText(second)
})

test('a preview is sent in parts, kept for ever, and decodes to its exact length', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/media\/.*\.mp3/.test(response.url())),
    page
      .locator('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click(),
  ])
  const url = answer.url()
  const part = await page.request.get(url, { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).length).toBe(100)
  expect(part.headers()['etag']).toMatch(/^"[^"]+"$/)
  expect(part.headers()['cache-control']).toContain('immutable')
  const beyond = await page.request.get(url, { headers: { range: 'bytes=999999999-' } })
  expect(beyond.status()).toBe(416)
  const same = await page.request.get(url, {
    headers: { 'if-none-match': part.headers()['etag'] ?? '' },
  })
  expect(same.status()).toBe(304)
  const frames = await page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes)
    return decoded.length
  }, url)
  expect(frames).toBe(await page.evaluate(statedFrames, url))
})

/** The frames an MP3 says it holds: what its Info tag counts, without delay and padding. */
async function statedFrames(address: string): Promise<number> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const at = [...bytes.keys()].find((index) => view.getUint32(index) === 0x496e666f) ?? 0
  const frames = view.getUint32(at + 8)
  const gaps = view.getUint32(at + 140) & 0xffffff
  return frames * 1152 - (gaps >> 12) - (gaps & 0xfff)
}
