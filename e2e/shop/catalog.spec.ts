import type { Locator, Page } from '@playwright/test'
import { clickHeaderLink, holdServerCalls, waitForHydration, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const oneShotsPath = '/en/catalog?type=one-shots'

const getResults = (page: Page) => page.locator('[data-results]')
const getFilters = (page: Page) =>
  page.getByRole('complementary', { name: getMessage('catalog_filters') })
const getFilterGroup = (page: Page, name: string) =>
  getFilters(page).locator(`[data-filter=${name}]`)
const getCheckboxes = (page: Page, name: string) => getFilterGroup(page, name).getByRole('checkbox')

/** Reads the displayed number of results. */
async function readTotal(page: Page): Promise<number> {
  return Number.parseInt(await getResults(page).getByRole('status').innerText(), 10)
}

/** Reads the number of results next to a checkbox. */
async function readResultCount(box: Locator): Promise<number> {
  return Number(await box.locator('xpath=ancestor::label/span[last()]').innerText())
}

test('the filters are next to the results, aligned at the top [R2.07]', async ({ page }) => {
  await visit(page, oneShotsPath)
  const column = await getFilters(page).boundingBox()
  const list = await getResults(page).boundingBox()
  expect(column?.y).toBe(list?.y)
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await expect(page.getByRole('button', { name: getMessage('catalog_filters') })).toBeHidden()
})

test('several values of one filter combine, and the total matches the displayed counts [R2.07]', async ({
  page,
}) => {
  await visit(page, oneShotsPath)
  const all = await readTotal(page)
  const [first, second] = [
    getCheckboxes(page, 'instrument').nth(0),
    getCheckboxes(page, 'instrument').nth(1),
  ]
  const [one, other] = [await readResultCount(first), await readResultCount(second)]
  await first.check()
  await expect.poll(() => readTotal(page)).toBe(one)
  await second.check()
  await expect.poll(() => readTotal(page)).toBe(one + other)
  expect(one + other).toBeLessThan(all)
  const values = await Promise.all([first, second].map((box) => box.getAttribute('value')))
  expect(new URL(page.url()).searchParams.get('instrument')).toBe(values.join(','))
  await page.reload()
  await waitForHydration(page)
  await expect(first).toBeChecked()
  await expect(second).toBeChecked()
  expect(await readTotal(page)).toBe(one + other)
})

test('a chip above the results removes its filter, and "clear" removes all filters [R2.07]', async ({
  page,
}) => {
  await visit(page, `${oneShotsPath}&search=a`)
  await getCheckboxes(page, 'instrument').first().check()
  await getFilterGroup(page, 'price').getByRole('spinbutton').first().fill('0.1')
  await expect(page).toHaveURL(/price=0\.1%2C/)
  const chips = page.locator('[data-filter-chips] a')
  await expect(chips).toHaveCount(2)
  const url = page.url()
  await chips.last().click()
  await expect(page).not.toHaveURL(/price/)
  await expect(getFilterGroup(page, 'price').getByRole('spinbutton').first()).toHaveValue('')
  await expect(getCheckboxes(page, 'instrument').first()).toBeChecked()
  await page.goto(url)
  await page.getByRole('link', { name: getMessage('catalog_filters_clear') }).click()
  await expect(page).toHaveURL('/en/catalog?type=one-shots&search=a')
  await expect(getCheckboxes(page, 'instrument').first()).not.toBeChecked()
})

for (const [name, middle, above] of [
  ['length', '0.5', '0.5001'],
  ['price', '1', '1.01'],
] as const) {
  test(`the ${name} range filters the results [R2.07]`, async ({ page }) => {
    await visit(page, oneShotsPath)
    const all = await readTotal(page)
    const [from, to] = [0, 1].map((side) =>
      getFilterGroup(page, name).getByRole('spinbutton').nth(side),
    )
    await to?.fill(middle)
    await expect.poll(() => readTotal(page)).toBeLessThan(all)
    const below = await readTotal(page)
    expect(below).toBeGreaterThan(0)
    await to?.fill('')
    await from?.fill(above)
    await expect.poll(() => readTotal(page)).toBe(all - below)
    expect(new URL(page.url()).searchParams.get(name)).toBe(`${above},`)
  })
}

test('unknown filter values are ignored [R2.07]', async ({ page }) => {
  await visit(page, oneShotsPath)
  const all = await readTotal(page)
  await visit(
    page,
    `${oneShotsPath}&genre=nope&instrument=x,y&key=h-flat&bpm=fast&price=9,1&length=a,b`,
  )
  expect(await readTotal(page)).toBe(all)
  await expect(page.locator('[data-filter-chips]')).toHaveCount(0)
})

test('an empty result list offers to remove each filter or all of them [R2.07]', async ({
  page,
}) => {
  await visit(page, `${oneShotsPath}&search=zzzzzz&price=0,900`)
  const noResults = page.locator('[data-nothing-found]')
  await expect(noResults).toContainText('zzzzzz')
  await noResults.getByRole('link', { name: 'zzzzzz' }).click()
  await expect(page).toHaveURL('/en/catalog?type=one-shots&price=0%2C900')
  await expect(noResults).toHaveCount(0)
  await page.goto(`${oneShotsPath}&search=zzzzzz&price=0,900`)
  await noResults.getByRole('link', { name: getMessage('catalog_clear') }).click()
  await expect(page).toHaveURL('/en/catalog')
})

test('the results stay in place while new ones load, and the new count is announced [R2.07]', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, oneShotsPath)
  await page.evaluate(() => scrollTo(0, 120))
  const rows = await page.locator('[data-row]').count()
  const box = await getResults(page).boundingBox()
  const release = await holdServerCalls(page)
  const status = getResults(page).getByRole('status')
  const before = await status.innerText()
  const serverCall = page.waitForRequest('**/_serverFn/**')
  await getCheckboxes(page, 'instrument').first().check()
  await serverCall
  // Longer than the delay before a loading state would replace the results.
  await page.clock.runFor(5000)
  expect(await page.locator('[data-row]').count()).toBe(rows)
  expect(await getResults(page).boundingBox()).toEqual(box)
  release()
  await expect(status).not.toHaveText(before)
  expect((await getResults(page).boundingBox())?.y).toBe(box?.y)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('on a small screen, the filters open in a side panel that can be closed [R2.07]', async ({
    page,
  }) => {
    await visit(page, oneShotsPath)
    await expect(getFilters(page)).toBeHidden()
    await page.getByRole('button', { name: getMessage('catalog_filters') }).click()
    await expect(getFilters(page)).toBeVisible()
    const modal = page.getByRole('dialog', { name: getMessage('catalog_filters') })
    const inside = () => modal.evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    // Tab on the last control moves the focus to the first one, not to the page behind the panel.
    await getFilters(page).locator('[type=submit]').focus()
    await page.keyboard.press('Tab')
    await expect.poll(inside).toBe(true)
    await getCheckboxes(page, 'instrument').first().check()
    await expect(page).toHaveURL(/instrument=/)
    await expect(getFilters(page)).toBeVisible()
    await getFilters(page).locator('[type=submit]').click()
    await expect(getFilters(page)).toBeHidden()
    const opener = page.getByRole('button', {
      name: getMessage('catalog_filters_chosen', 'en', { count: '1' }),
    })
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(getFilters(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, submitting the filter form opens the filtered page [R2.07]', async ({
    page,
  }) => {
    await page.goto(oneShotsPath)
    const [first, second] = [
      getCheckboxes(page, 'instrument').nth(0),
      getCheckboxes(page, 'instrument').nth(1),
    ]
    const expected = (await readResultCount(first)) + (await readResultCount(second))
    await first.check()
    await second.check()
    await getFilterGroup(page, 'price').getByRole('spinbutton').last().fill('900')
    await getFilters(page).locator('[type=submit]').click()
    await page.waitForURL(/instrument=/)
    expect(await readTotal(page)).toBe(expected)
    await expect(page.locator('[data-filter-chips] a')).toHaveCount(3)
    await expect(first).toBeChecked()
    await expect(getFilterGroup(page, 'price').getByRole('spinbutton').last()).toHaveValue('900')
  })
})

test('"show more" appends results and replaces the history entry [R2.07 R4.04]', async ({
  page,
}) => {
  await visit(page, '/en/contacts')
  await clickHeaderLink(page, 'shop_nav_one_shots')
  await page.waitForURL(/\/en\/catalog\?type=one-shots$/)
  const names = () => page.locator('[data-row] a[href]').allTextContents()
  await expect(page.locator('[data-show-more]')).toBeVisible()
  const before = await names()
  await page.locator('[data-show-more]').click()
  await page.waitForURL(/\/en\/catalog\?type=one-shots&page=2$/)
  await expect.poll(async () => (await names()).length).toBeGreaterThan(before.length)
  expect((await names()).slice(0, before.length)).toEqual(before)
  await page.goBack()
  await page.waitForURL(/\/en\/contacts$/)
})
