import type { Page } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'
import { scrollDelayMs } from '../../app/router/scroll.ts'

test.describe('scrolling', () => {
  const readScrollTop = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY))

  test('a page opens at the top, going back restores the scroll position, and "show more" keeps it [R2.21]', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/en/catalog?type=one-shots')
    const more = page.locator('[data-show-more]')
    await more.scrollIntoViewIfNeeded()
    const before = await readScrollTop(page)
    expect(before).toBeGreaterThan(200)
    const rows = await page.locator('[data-row]').count()
    await more.click()
    await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(rows)
    await page.clock.runFor(2 * scrollDelayMs)
    const position = await readScrollTop(page)
    expect(Math.abs(position - before)).toBeLessThan(150)
    await page.locator('[data-row]').nth(rows).getByRole('link').first().dispatchEvent('click')
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect.poll(() => readScrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => readScrollTop(page)).toBe(position)
  })

  test('a page scrolled before it hydrates stays there [R2.21]', async ({ page }) => {
    await page.clock.install()
    const { promise: scrolled, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto('/en/catalog?type=one-shots', { waitUntil: 'commit' })
    await page.locator('[data-show-more]').scrollIntoViewIfNeeded()
    const position = await readScrollTop(page)
    expect(position).toBeGreaterThan(200)
    release()
    await waitForHydration(page)
    await page.clock.runFor(2 * scrollDelayMs)
    expect(await readScrollTop(page)).toBe(position)
  })

  test('a page opens at the part that its URL names [R2.21]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await createCustomer(page.request)
    await visit(page, '/en/profile?tab=settings#sessions')
    await expect(
      page.getByRole('heading', { name: getMessage('profile_sessions_title') }),
    ).toBeInViewport()
    expect(await readScrollTop(page)).toBeGreaterThan(0)
  })

  test('switching tabs on the info page does not scroll it [R2.21]', async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 400 })
    await visit(page, '/en/info')
    await page.evaluate(() => globalThis.scrollTo(0, 120))
    await page
      .getByRole('link', { name: getMessage('legal_faq_title') })
      .first()
      .dispatchEvent('click')
    await page.waitForURL(/tab=faq$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('legal_faq_title'))
    await page.clock.runFor(2 * scrollDelayMs)
    expect(await readScrollTop(page)).toBe(120)
  })
})
