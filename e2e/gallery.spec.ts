import { follow, holdAnswers } from './support/moves.ts'
import { originOf } from './support/ports.ts'
import { startShop } from './support/start-shop.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('buttons and icons', () => {
  test('R9.12 buttons come in three sizes, four themes and three types', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/gallery')
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
    const looks = await page.evaluate(() =>
      ['primary', 'secondary', 'transparent', 'danger'].map((theme) => {
        const found = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === `${theme} md`,
        )
        const { backgroundColor, borderTopColor, color } = getComputedStyle(found ?? document.body)
        return [backgroundColor, borderTopColor, color].join(' ')
      }),
    )
    expect(new Set(looks).size).toBe(4)
    await expect(button('Usual')).toHaveAttribute('type', 'button')
    await expect(button('Submit')).toHaveAttribute('type', 'submit')
    await expect(button('Reset')).toHaveAttribute('type', 'reset')
  })

  test('R9.12 a button leads nowhere while disabled or while a page chosen in the menu is on its way', async ({
    page,
    shopper,
    context,
  }) => {
    await shopper.visit('/en/gallery')
    await page.getByText('To nowhere').click({ force: true })
    await expect(page).toHaveURL(/\/en\/gallery$/)
    const release = await holdAnswers(page)
    await follow(page, 'shop_nav_packs')
    await expect(page.getByRole('progressbar', { name: text('shop_page_loading') })).toBeVisible()
    const link = page.getByRole('link', { name: 'To the contact page' })
    await link.click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/\/en\/contacts$/)
    await tab.close()
    release()
    await page.waitForURL(/\/en\/catalog/)
    await expect(page.getByRole('heading', { level: 1, name: text('contact_title') })).toHaveCount(
      0,
    )
  })

  test('R9.12 a button that leads somewhere does so, and with ctrl or to a new tab as any link', async ({
    page,
    shopper,
    context,
  }) => {
    await shopper.visit('/en/gallery')
    const link = page.getByRole('link', { name: 'To the contact page' })
    for (const open of [
      () => link.click({ modifiers: ['ControlOrMeta'] }),
      () => page.getByRole('link', { name: 'To a new tab' }).click(),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), open()])
      await expect(tab).toHaveURL(/\/en\/contacts$/)
      await expect(page).toHaveURL(/\/en\/gallery$/)
      await tab.close()
    }
    await link.click()
    await page.waitForURL(/\/en\/contacts$/)
  })

  test('R9.13 icons come in three sizes, of which md is the usual one', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/gallery')
    const icons = page.getByRole('region', { name: 'Icons' }).locator('svg')
    const facts = await icons.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-icon'), one.clientWidth]),
    )
    expect(facts).toEqual([
      ['sm', 16],
      ['md', 20],
      ['lg', 24],
    ])
  })
})

test('the kit is listed nowhere, and where no setting asks for it there is none', async ({
  request,
}) => {
  expect(await (await request.get('/en/gallery')).text()).toMatch(/name="robots" content="noindex"/)
  const shop = await startShop('no-gallery', { DEMO_CATALOGUE: 'none', GALLERY_PAGE: '' })
  try {
    for (const path of ['/en/gallery', '/en/gallery/client-only']) {
      expect((await request.get(originOf('no-gallery') + path)).status(), path).toBe(404)
    }
  } finally {
    await shop.stop()
  }
})
