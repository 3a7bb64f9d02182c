import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { readZipNames } from '../support/zip-names.ts'

const rows = '[data-section] [data-row]'

/** Signs up and buys one-shots; returns their names, the last one bought first. */
async function buySounds(request: APIRequestContext, count: number): Promise<string[]> {
  await createCustomer(request)
  await topUp(request, 50)
  const names: string[] = []
  for (let bought = 0; bought < count; bought += 1) {
    const [line] = (await buySound(request)).lines
    names.unshift(line?.name ?? '')
  }
  return names
}

const getTitles = (page: Page) => page.locator(`${rows} .sound-row-title`)

test('a guest who opens the library logs in first and comes back to it [P4.05]', async ({
  page,
}) => {
  await visit(page, '/en/library?search=kick')
  await expect(page).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Flibrary%3Fsearch%3Dkick/)
  await expect(page.getByRole('banner').locator('[href$="/library"]')).toHaveCount(0)
})

test('an empty library plays a sound of the shop [P4.05 P12.08]', async ({ page }) => {
  await createCustomer(page.request)
  await visit(page, '/en/library')
  await page.locator('[data-taster] [data-play]').first().click()
  await expect(page.locator('[data-taster] [data-playing]')).toHaveCount(1)
  await expect(page.locator('[data-download=library]')).toHaveCount(0)
})

test('owned sounds are played with the keys of lists, filtered and searched; the URL follows [P4.05]', async ({
  page,
}) => {
  const names = await buySounds(page.request, 3)
  await visit(page, '/en/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: getMessage('library_title') })
    .click()
  await expect(page).toHaveURL(/\/en\/library$/)
  await expect(getTitles(page)).toHaveText(names)
  await page.locator(`${rows} [data-play]`).first().click()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(rows).nth(1)).toBeFocused()
  await expect(page.locator(`${rows} [data-playing]`)).toHaveCount(1)
  await page.keyboard.press('Space')
  await page.locator('#library-search input').fill(names[2] ?? '')
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(page).toHaveURL(/\/en\/library\?search=/)
  await expect(getTitles(page)).toHaveText(names.slice(2))
  await page.locator('#library-search input').fill('')
  await expect(page.locator(rows)).toHaveCount(3)
  await page.locator('[data-filter=instrument] input').first().check()
  await expect(page).toHaveURL(/\/en\/library\?instrument=/)
  await expect(page.locator('[data-filter-chips] a')).toHaveCount(1)
  await page.locator('[name=sort]').selectOption('name-asc')
  await expect(page).toHaveURL(/sort=name-asc/)
})

test('the details of a file show the checksum of the file that is downloaded [P4.05]', async ({
  page,
}) => {
  await buySounds(page.request, 1)
  await visit(page, '/en/library')
  const row = page.locator(rows).first()
  await row.locator('[popovertarget]').click()
  const shown = await row.locator('[popover] dd').allTextContents()
  await page.keyboard.press('Escape')
  await expect(row.locator('[popover]')).toBeHidden()
  const href = (await row.locator('a[href^="/download/"]').getAttribute('href')) ?? ''
  const response = await page.request.get(href)
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(await response.body()))
  expect(shown[1]).toBe(Buffer.from(hash).toString('hex'))
  expect(response.headers()['content-disposition']).toContain(shown[0])
})

test('a selection is kept while searching on, and is one ZIP [P4.05]', async ({ page }) => {
  const names = await buySounds(page.request, 3)
  await visit(page, '/en/library')
  const select = (name: string | undefined) =>
    page.getByRole('checkbox', { name: getMessage('library_select', 'en', { name: name ?? '' }) })
  await select(names[0]).check()
  await page.locator('#library-search input').fill(names[2] ?? '')
  await expect(page.locator(rows)).toHaveCount(1)
  await select(names[2]).check()
  await expect(page.locator('#library-selection [role=status]')).toHaveText(/^2 selected · /)
  await page.locator('#library-search input').fill('')
  await expect(select(names[0])).toBeChecked()
  await expect(select(names[1])).not.toBeChecked()
  const download = page.waitForEvent('download')
  await page.locator('[data-download=selection]').click()
  const zip = await readFile(await (await download).path())
  expect(readZipNames(zip)).toHaveLength(2)
})

test('everything is one ZIP, and an interrupted download of it resumes [P4.05]', async ({
  page,
}) => {
  await buySounds(page.request, 2)
  await visit(page, '/en/library')
  const href = (await page.locator('[data-download=library]').getAttribute('href')) ?? ''
  const whole = await page.request.get(href)
  const zip = await whole.body()
  expect(readZipNames(zip)).toHaveLength(2)
  const middle = Math.floor(zip.length / 2)
  const rest = await page.request.get(href, {
    headers: { range: `bytes=${middle}-`, 'if-range': whole.headers()['etag'] ?? '' },
  })
  expect(rest.status()).toBe(206)
  const resumed = Buffer.concat([zip.subarray(0, middle), await rest.body()])
  expect(resumed.equals(zip)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the library is searched, shows checksums and sends a selection as a ZIP [P4.05]', async ({
    page,
  }) => {
    const names = await buySounds(page.request, 3)
    await page.goto('/en/library')
    await page.locator('#library-search input').fill(names[1] ?? '')
    await page.locator('#library-search button').click()
    await expect(page).toHaveURL(/\/en\/library\?/)
    await expect(getTitles(page)).toHaveText([names[1] ?? ''])
    await page.locator(`${rows} [popovertarget]`).click()
    await expect(page.locator(`${rows} [popover] dd`).nth(1)).toHaveText(/^[0-9a-f]{64}$/)
    await page.goto('/en/library')
    for (const index of [0, 2]) await page.locator(`${rows} input`).nth(index).check()
    const download = page.waitForEvent('download')
    await page.locator('#library-selection button').click()
    const zip = await readFile(await (await download).path())
    expect(readZipNames(zip)).toHaveLength(2)
  })
})
