import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const oneShots = '/en/catalog?type=one-shots'

const results = (page: Page) => page.locator('[data-results]')
const filters = (page: Page) => page.getByRole('complementary', { name: text('catalog_filters') })
const group = (page: Page, name: string) => filters(page).locator(`[data-filter=${name}]`)
const boxes = (page: Page, name: string) => group(page, name).getByRole('checkbox')

/** How many results the page tells of. */
async function total(page: Page): Promise<number> {
  return Number.parseInt(await results(page).getByRole('status').innerText(), 10)
}

/** The number that stands beside a box. */
async function countBeside(box: Locator): Promise<number> {
  return Number(await box.locator('xpath=ancestor::label/span[last()]').innerText())
}

test('R2.07 the filters stand beside the results, which they do not push', async ({
  page,
  shopper,
}) => {
  await shopper.visit(oneShots)
  const column = await filters(page).boundingBox()
  const list = await results(page).boundingBox()
  expect(column?.y).toBe(list?.y)
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await expect(page.getByRole('button', { name: text('catalog_filters') })).toBeHidden()
})

test('R2.07 several values of one filter combine, at once, with the counts promised', async ({
  page,
  shopper,
}) => {
  await shopper.visit(oneShots)
  const all = await total(page)
  const [first, second] = [boxes(page, 'instrument').nth(0), boxes(page, 'instrument').nth(1)]
  const [one, other] = [await countBeside(first), await countBeside(second)]
  await first.check()
  await expect.poll(() => total(page)).toBe(one)
  await second.check()
  await expect.poll(() => total(page)).toBe(one + other)
  expect(one + other).toBeLessThan(all)
  const chosen = await Promise.all([first, second].map((box) => box.getAttribute('value')))
  expect(new URL(page.url()).searchParams.get('instrument')).toBe(chosen.join(','))
  await page.reload()
  await shopper.ready()
  await expect(first).toBeChecked()
  await expect(second).toBeChecked()
  expect(await total(page)).toBe(one + other)
})

test('R2.07 a chip above the results takes its filter away, and clear takes all', async ({
  page,
  shopper,
}) => {
  await shopper.visit(`${oneShots}&search=a`)
  await boxes(page, 'instrument').first().check()
  await group(page, 'price').getByRole('spinbutton').first().fill('0.1')
  await expect(page).toHaveURL(/price=0\.1%2C/)
  const chips = page.locator('[data-filter-chips] a')
  await expect(chips).toHaveCount(2)
  const address = page.url()
  await chips.last().click()
  await expect(page).not.toHaveURL(/price/)
  await expect(group(page, 'price').getByRole('spinbutton').first()).toHaveValue('')
  await expect(boxes(page, 'instrument').first()).toBeChecked()
  await page.goto(address)
  await page.getByRole('link', { name: text('catalog_filters_clear') }).click()
  await expect(page).toHaveURL('/en/catalog?type=one-shots&search=a')
  await expect(boxes(page, 'instrument').first()).not.toBeChecked()
})

for (const [name, middle, above] of [
  ['length', '0.5', '0.5001'],
  ['price', '1', '1.01'],
] as const) {
  test(`R2.07 a range of ${name} leaves what lies inside`, async ({ page, shopper }) => {
    await shopper.visit(oneShots)
    const all = await total(page)
    const [from, to] = [0, 1].map((side) => group(page, name).getByRole('spinbutton').nth(side))
    await to?.fill(middle)
    await expect.poll(() => total(page)).toBeLessThan(all)
    const below = await total(page)
    expect(below).toBeGreaterThan(0)
    await to?.fill('')
    await from?.fill(above)
    await expect.poll(() => total(page)).toBe(all - below)
    expect(new URL(page.url()).searchParams.get(name)).toBe(`${above},`)
  })
}

test('R2.07 unknown values of every filter are ignored', async ({ page, shopper }) => {
  await shopper.visit(oneShots)
  const all = await total(page)
  await shopper.visit(
    `${oneShots}&genre=nope&instrument=x,y&key=h-flat&bpm=fast&price=9,1&length=a,b`,
  )
  expect(await total(page)).toBe(all)
  await expect(page.locator('[data-filter-chips]')).toHaveCount(0)
})

test('R2.07 without results one filter at a time can be dropped, or all', async ({
  page,
  shopper,
}) => {
  await shopper.visit(`${oneShots}&search=zzzzzz&price=0,900`)
  const nothing = page.locator('[data-nothing-found]')
  await expect(nothing).toContainText('zzzzzz')
  await nothing.getByRole('link', { name: 'zzzzzz' }).click()
  await expect(page).toHaveURL('/en/catalog?type=one-shots&price=0%2C900')
  await expect(nothing).toHaveCount(0)
  await page.goto(`${oneShots}&search=zzzzzz&price=0,900`)
  await nothing.getByRole('link', { name: text('catalog_clear') }).click()
  await expect(page).toHaveURL('/en/catalog')
})

test('R2.07 nothing jumps while results load, and the new number is announced', async ({
  page,
  shopper,
}) => {
  await shopper.visit(oneShots)
  await page.evaluate(() => scrollTo(0, 120))
  const rows = await page.locator('[data-row]').count()
  const box = await results(page).boundingBox()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  const status = results(page).getByRole('status')
  const before = await status.innerText()
  const asked = page.waitForRequest('**/_serverFn/**')
  await boxes(page, 'instrument').first().check()
  await asked
  // Room for a page that shows its loading to do so, which it must not.
  await page.waitForTimeout(1300)
  expect(await page.locator('[data-row]').count()).toBe(rows)
  expect(await results(page).boundingBox()).toEqual(box)
  release()
  await expect(status).not.toHaveText(before)
  expect((await results(page).boundingBox())?.y).toBe(box?.y)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('R2.07 the filters open in a panel at the side and close again', async ({
    page,
    shopper,
  }) => {
    await shopper.visit(oneShots)
    await expect(filters(page)).toBeHidden()
    await page.getByRole('button', { name: text('catalog_filters') }).click()
    await expect(filters(page)).toBeVisible()
    const modal = page.getByRole('dialog', { name: text('catalog_filters') })
    const inside = () => modal.evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    // From its last control the Tab key comes round to the first, not to the page behind.
    await filters(page)
      .getByRole('button', { name: text('catalog_show_results') })
      .focus()
    await page.keyboard.press('Tab')
    await expect.poll(inside).toBe(true)
    await boxes(page, 'instrument').first().check()
    await expect(page).toHaveURL(/instrument=/)
    await expect(filters(page)).toBeVisible()
    await filters(page)
      .getByRole('button', { name: text('catalog_show_results') })
      .click()
    await expect(filters(page)).toBeHidden()
    const opener = page.getByRole('button', {
      name: text('catalog_filters_chosen', 'en', { count: '1' }),
    })
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(filters(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R2.07 the filters are a form whose answer is the narrowed page', async ({ page }) => {
    await page.goto(oneShots)
    const [first, second] = [boxes(page, 'instrument').nth(0), boxes(page, 'instrument').nth(1)]
    const expected = (await countBeside(first)) + (await countBeside(second))
    await first.check()
    await second.check()
    await group(page, 'price').getByRole('spinbutton').last().fill('900')
    await filters(page)
      .getByRole('button', { name: text('catalog_show_results') })
      .click()
    await page.waitForURL(/instrument=/)
    expect(await total(page)).toBe(expected)
    await expect(page.locator('[data-filter-chips] a')).toHaveCount(3)
    await expect(first).toBeChecked()
    await expect(group(page, 'price').getByRole('spinbutton').last()).toHaveValue('900')
  })
})
