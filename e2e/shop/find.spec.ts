import type { Page } from '@playwright/test'
import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const listPath = '/en/catalog?type=one-shots'

const getRows = (page: Page) => page.locator('[data-row]')
const getField = (page: Page) => page.locator('[name=search]')

/** Returns the index of the row with the focus; -1 if there is none. */
const getFocusedRow = (page: Page) =>
  getRows(page).evaluateAll((rows) => rows.findIndex((row) => row.contains(document.activeElement)))

test('“show more” moves the focus to the first new row [P2.08]', async ({ page }) => {
  await visit(page, listPath)
  const rowCount = await getRows(page).count()
  await page.locator('[data-show-more]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => getRows(page).count()).toBeGreaterThan(rowCount)
  await expect.poll(() => getFocusedRow(page)).toBe(rowCount)
})

test('a reload after “show more” restores the position and the focus [P2.08]', async ({ page }) => {
  await visit(page, listPath)
  const rowCount = await getRows(page).count()
  await page.locator('[data-show-more]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => getFocusedRow(page)).toBe(rowCount)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(500)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => getFocusedRow(page)).toBe(rowCount)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('an arrow key on the last row loads the next page and moves on [P2.08]', async ({ page }) => {
  await visit(page, listPath)
  const rowCount = await getRows(page).count()
  await getRows(page).last().locator('[data-play]').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => getFocusedRow(page)).toBe(rowCount)
  expect(await getRows(page).count()).toBeGreaterThan(rowCount)
})

test('Back and reload restore the list, the position and the focus [P2.08]', async ({ page }) => {
  await visit(page, `${listPath}&page=2`)
  const count = await getRows(page).count()
  const row = getRows(page).nth(count - 3)
  const link = row.locator('.sound-row-title')
  await link.focus()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/catalog\/\d+$/)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await getRows(page).count()).toBe(count)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await page.reload()
  await waitForHydration(page)
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('suggestions load with the first focus and lead to a product by keyboard [P2.04]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/en/catalog')
  expect(scripts.filter((url) => url.includes('search-suggestions'))).toEqual([])
  await getField(page).focus()
  await page.keyboard.type('kic')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(getField(page)).toHaveAttribute('aria-expanded', 'true')
  expect(scripts.some((url) => url.includes('search-suggestions'))).toBe(true)
  const name = await options.first().locator('span').first().innerText()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/catalog\/\d+$/)
  await expect(page.locator('h1')).toHaveText(name)
})

test('a suggested filter replaces the typed words [P2.04]', async ({ page }) => {
  await visit(page, '/en/catalog')
  await getField(page).focus()
  await page.keyboard.type('kick')
  const filters = page.getByRole('group', { name: getMessage('catalog_filters') })
  await filters.getByRole('option', { name: getMessage('catalog_instrument_kick') }).click()
  await expect(page).toHaveURL(/[?&]instrument=kick/)
  await expect(page).not.toHaveURL(/search=/)
  await expect(getField(page)).toHaveValue('')
})

test('“more like this” lists similar sounds, named in a chip that can be removed [P2.09]', async ({
  page,
}) => {
  await visit(page, listPath)
  const first = getRows(page).first()
  const name = await first.locator('.sound-row-title').innerText()
  // In the row by its key, in the player for fingers.
  await first.locator('[data-play]').click()
  const bar = page.locator('[data-player]')
  await bar.getByRole('button', { name: getMessage('player_menu') }).click()
  await bar.getByRole('button', { name: getMessage('catalog_similar_sounds') }).click()
  await page.waitForURL(/similar=\d+/)
  const chip = page.locator('[data-filter-chips] a')
  await expect(chip).toContainText(name)
  expect(await getRows(page).locator('.sound-row-title').allTextContents()).not.toContain(name)
  await chip.click()
  await expect(page).toHaveURL(listPath)
})

test('a link to sounds similar to a removed one says so and filters nothing [P2.09]', async ({
  page,
}) => {
  await visit(page, `${listPath}&similar=999999`)
  await expect(page.getByText(getMessage('catalog_similar_gone'))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${getMessage('catalog_one_shots')} `))
  await expect(page.locator('[data-filter-chips]')).toHaveCount(0)
})

test('a filter of a German list has its German name after a navigation [P2.05 R1.03]', async ({
  page,
}) => {
  await visit(page, '/de/catalog?type=one-shots')
  await page.locator('[data-filter=instrument] input[value=kick]').check()
  await page.waitForURL(/instrument=kick/)
  await expect(page.locator('[data-filter-chips]')).toContainText(
    getMessage('catalog_instrument_kick', 'de'),
  )
  await page.locator('[data-filter=tag] input').first().check()
  await page.waitForURL(/tag=/)
  const label = await page.locator('[data-filter=tag] label').first().innerText()
  expect(label).not.toMatch(/Airy|Bright|Crisp|Tight|Noisy/)
})

test("a suggested artist leads to the artist's page [P2.04 P2.10]", async ({ page }) => {
  await visit(page, '/en/catalog')
  await getField(page).focus()
  await page.keyboard.type('odd p')
  await page.getByRole('option', { name: 'Odd Parcel', exact: true }).click()
  await page.waitForURL(/\/en\/artists\/odd-parcel$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Odd Parcel' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search without results is a whole page [P2.06]', async ({ page }) => {
    await page.goto('/en/catalog?search=xyzzy&genre=techno')
    const empty = page.locator('[data-nothing-found]')
    await expect(empty.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(empty.getByRole('link', { name: /^Without “xyzzy”/ })).toBeVisible()
  })
})
