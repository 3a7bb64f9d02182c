import type { Page } from '@playwright/test'
import { addToCartPattern, getAddableRows, pressAdd } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { addSoundToCart } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const catalogue = '/en/catalog?type=one-shots'
const panel = '[data-mini-cart]'

const getCartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

/** Opens the sounds as a customer with this number of sounds in the cart. */
async function openWithCart(page: Page, count: number): Promise<void> {
  await createCustomer(page.request)
  for (let added = 0; added < count; added += 1) await addSoundToCart(page.request, added)
  await visit(page, catalogue)
  await expect(page.locator('[data-cart-count]')).toHaveText(`(${count})`)
}

for (const { name, viewport } of [
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
  { name: 'on a phone held sideways', viewport: { width: 740, height: 360 } },
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(name, () => {
    test.use({ viewport })

    test('the cart link opens the lines, which play and can be removed, and the way to the checkout [P4.12]', async ({
      page,
    }) => {
      await openWithCart(page, 2)
      await getCartLink(page).click()
      const lines = page.locator(`${panel} [data-cart-line]`)
      await expect(lines).toHaveCount(2)
      await expect(page.locator(panel)).toBeFocused()
      const box = await page.locator(panel).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      const pay = page.locator(panel).getByRole('link', { name: getMessage('cart_pay') })
      await expect(pay).toBeInViewport({ ratio: 1 })
      const name = await lines.first().getByRole('link').first().innerText()
      await lines.first().locator('[data-play]').click()
      // The sound may have ended by the time the page is looked at.
      await expect(page.locator('[data-player]')).toContainText(name)
      await lines
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(lines).toHaveCount(1)
      await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
      await page
        .locator(panel)
        .getByRole('link', { name: getMessage('cart_pay') })
        .click()
      await expect(page).toHaveURL(/\/en\/cart\?step=checkout/)
      await expect(page.locator(panel)).toHaveCount(0)
    })
  })
}

test('keys open and close the mini-cart, and the focus returns to the link [P4.12]', async ({
  page,
}) => {
  await openWithCart(page, 1)
  await getCartLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(panel)).toBeFocused()
  await expect(getCartLink(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator(panel)).toHaveCount(0)
  await expect(getCartLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(panel)).toBeFocused()
  const remove = page.locator(panel).getByRole('button', { name: /^Remove/ })
  await remove.press('Enter')
  await expect(page.locator(panel)).toContainText(getMessage('cart_empty_title'))
  await expect(page.locator(panel)).toBeFocused()
})

test('a press elsewhere closes the mini-cart, and a second one on its link opens the cart [P4.12]', async ({
  page,
}) => {
  await openWithCart(page, 1)
  await getCartLink(page).click()
  await expect(page.locator(panel)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.locator(panel)).toHaveCount(0)
  await getCartLink(page).click()
  await expect(page.locator(panel)).toBeVisible()
  await getCartLink(page).click()
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.locator(panel)).toHaveCount(0)
})

test('the mini-cart lists what is being added before the shop answers, and moves nothing [P4.12]', async ({
  page,
}) => {
  await openWithCart(page, 1)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const row = getAddableRows(page).first()
  const name = await row.locator('.sound-row-title').textContent()
  await row.getByRole('button', { name: addToCartPattern }).click()
  const place = await page.getByRole('heading', { level: 1 }).boundingBox()
  await getCartLink(page).click()
  await expect(page.locator(`${panel} li`)).toHaveCount(2)
  await expect(page.locator(`${panel} li`).last()).toHaveText(name ?? '')
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place)
  release()
  await expect(page.locator(`${panel} [data-cart-line]`)).toHaveCount(2)
  await expect(page.locator(`${panel} [aria-busy=true]`)).toHaveCount(0)
})

test('additions that wait for another one reach the cart even if another document opens at once [P4.12]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, catalogue)
  const buttons = getAddableRows(page).getByRole('button', { name: addToCartPattern })
  // The code of adding is loaded before a press.
  const loaded = page.waitForResponse(/add-product/)
  await buttons.first().hover()
  await loaded
  await pressAdd(page, buttons.first())
  await expect(page.locator('[data-toast]')).toBeVisible()
  await buttons.evaluateAll((all) => {
    for (const button of all.slice(0, 3)) {
      if (button instanceof HTMLElement) button.click()
    }
    location.href = '/en/info'
  })
  await page.waitForURL(/\/en\/info/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(4)')
  await visit(page, '/en/cart')
  await expect(page.locator('main [data-cart-line]')).toHaveCount(4)
})
