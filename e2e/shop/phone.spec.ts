import { locales } from '../../app/locales/locales.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on phones, the search field fills a line and the sort order is below it [P2.07]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops')
  const field = await page.getByRole('searchbox').boundingBox()
  const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
  expect(field?.width).toBeGreaterThan(270)
  expect(sort?.width).toBeGreaterThan(130)
  expect(sort?.y).toBeGreaterThan((field?.y ?? 0) + 40)
})

test('on phones, rows have equal heights and name the pack and the artist on one line [P2.10]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=loops')
  const rows = page.locator('[data-row]')
  await expect(rows.first().locator('[href*="/artists/"]')).toBeVisible()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

test('on phones, rows show only tags that fit completely [P2.10]', async ({ page }) => {
  await visit(page, '/de/catalog?type=loops')
  const lines = page.locator('.sound-row-character')
  await expect(lines.first()).toBeVisible()
  const tags = await lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const box = line.getBoundingClientRect()
      const text = line.lastChild
      if (!(text instanceof Text)) return []
      const range = document.createRange()
      return [...text.data.matchAll(/[^·\n]+/g)].map((tag) => {
        range.setStart(text, tag.index)
        range.setEnd(text, tag.index + tag[0].length)
        const { top, bottom, right } = range.getBoundingClientRect()
        return (top + bottom) / 2 > box.bottom ? 'hidden' : right <= box.right ? 'whole' : 'cut'
      })
    }),
  )
  expect(new Set(tags)).toEqual(new Set(['whole', 'hidden']))
})

test("an artist's only pack fills the row on a wide page [P2.10]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/en/artists/odd-parcel')
  const card = page.locator('[data-section=pack] article')
  expect((await card.boundingBox())?.width).toBe(1280)
  const cover = await card.locator(':scope > div').first().boundingBox()
  const name = await card.getByRole('heading').boundingBox()
  expect(name?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 0))
})

test('on phones, the header shows all of its links without scrolling [P2.10]', async ({ page }) => {
  for (const locale of locales) {
    await visit(page, `/${locale}/contacts`)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const heart = page.getByRole('banner').locator('.heart-link')
      const { end, scrolled } = await heart.evaluate(async (link) => {
        await document.fonts.ready
        const { scrollWidth = 1, clientWidth = 0 } = link.parentElement ?? {}
        return { end: link.getBoundingClientRect().right, scrolled: scrollWidth - clientWidth }
      })
      expect(end, `${locale} at ${width} px`).toBeLessThanOrEqual(width - 16)
      expect(scrolled, `${locale} at ${width} px`).toBe(0)
    }
  }
})
