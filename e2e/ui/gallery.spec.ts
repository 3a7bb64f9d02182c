import type { Page } from '@playwright/test'
import { clickHeaderLink, holdServerCalls, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/**
 * Waits until a tab has a path. Polls its location, because Chromium can report the load of a new tab
 * before Playwright listens.
 */
async function expectPath(tab: Page, path: string): Promise<void> {
  // A navigation aborts the evaluation.
  const readPath = () => tab.evaluate(() => location.pathname).catch(() => '')
  await expect.poll(readPath).toBe(path)
}

test.describe('buttons and icons', () => {
  test('buttons come in three sizes, four themes and three types [R9.12]', async ({ page }) => {
    await visit(page, '/en/gallery')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const height = async (name: string) => (await button(name).boundingBox())?.height ?? 0
    for (const theme of ['primary', 'secondary', 'transparent', 'danger']) {
      const [large, middle, small] = [
        await height(`${theme} lg`),
        await height(`${theme} md`),
        await height(`${theme} sm`),
      ]
      expect(large).toBeGreaterThan(middle)
      expect(middle).toBeGreaterThan(small)
    }
    expect(await height('Usual')).toBe(await height('secondary md'))
    const styles = await page.evaluate(() =>
      ['primary', 'secondary', 'transparent', 'danger'].map((theme) => {
        const found = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === `${theme} md`,
        )
        const { backgroundColor, borderTopColor, color } = getComputedStyle(found ?? document.body)
        return [backgroundColor, borderTopColor, color].join(' ')
      }),
    )
    expect(new Set(styles).size).toBe(4)
    await expect(button('Usual')).toHaveAttribute('type', 'button')
    await expect(button('Submit')).toHaveAttribute('type', 'submit')
    await expect(button('Reset')).toHaveAttribute('type', 'reset')
  })

  test('a link button does not navigate while disabled or while a menu navigation is pending [R9.12]', async ({
    page,
    context,
  }) => {
    await visit(page, '/en/gallery')
    await page.getByText('To nowhere').click({ force: true })
    await expect(page).toHaveURL(/\/en\/gallery$/)
    const release = await holdServerCalls(page)
    await clickHeaderLink(page, 'shop_nav_packs')
    await expect(
      page.getByRole('progressbar', { name: getMessage('shop_page_loading') }),
    ).toBeVisible()
    const link = page.getByRole('link', { name: 'To the contact page' })
    await link.click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expectPath(tab, '/en/contacts')
    await tab.close()
    release()
    await page.waitForURL(/\/en\/catalog/)
    await expect(
      page.getByRole('heading', { level: 1, name: getMessage('contact_title') }),
    ).toHaveCount(0)
  })

  test('a link button navigates, and Ctrl or target=_blank opens a new tab as with any link [R9.12]', async ({
    page,
    context,
  }) => {
    await visit(page, '/en/gallery')
    const link = page.getByRole('link', { name: 'To the contact page' })
    for (const open of [
      () => link.click({ modifiers: ['ControlOrMeta'] }),
      () => page.getByRole('link', { name: 'To a new tab' }).click(),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), open()])
      await expectPath(tab, '/en/contacts')
      await expect(page).toHaveURL(/\/en\/gallery$/)
      await tab.close()
    }
    await link.click()
    await page.waitForURL(/\/en\/contacts$/)
  })

  test('icons come in three sizes, md by default [R9.13]', async ({ page }) => {
    await visit(page, '/en/gallery')
    const icons = page.getByRole('region', { name: 'Icons' }).locator('svg')
    const sizes = await icons.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-icon'), one.clientWidth]),
    )
    expect(sizes).toEqual([
      ['sm', 16],
      ['md', 20],
      ['lg', 24],
    ])
  })
})

test('the component gallery is not indexed', async ({ request }) => {
  const html = await (await request.get('/en/gallery')).text()
  expect(html).toMatch(/name="robots" content="noindex"/)
})
