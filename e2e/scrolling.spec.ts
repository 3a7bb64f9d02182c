import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('scrolling', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY))

  test('R2.21 a page opens at its top, Back restores where it was left, more results keep their place', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    const more = page.locator('[data-show-more]')
    await more.scrollIntoViewIfNeeded()
    const before = await top(page)
    expect(before).toBeGreaterThan(200)
    const rows = await page.locator('[data-row]').count()
    await more.click()
    await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(rows)
    // Room for the page to be scrolled, which it must not be.
    await page.waitForTimeout(300)
    const place = await top(page)
    expect(Math.abs(place - before)).toBeLessThan(150)
    await page.locator('[data-row]').nth(rows).getByRole('link').first().dispatchEvent('click')
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(place)
  })

  test('R2.21 the tabs of the info page do not scroll it', async ({ page, shopper }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await shopper.visit('/en/info')
    await page.evaluate(() => globalThis.scrollTo(0, 120))
    await page
      .getByRole('link', { name: text('legal_faq_title') })
      .first()
      .dispatchEvent('click')
    await page.waitForURL(/tab=faq$/)
    // Room for the page to be scrolled, which it must not be.
    await page.waitForTimeout(300)
    expect(await top(page)).toBe(120)
  })
})
