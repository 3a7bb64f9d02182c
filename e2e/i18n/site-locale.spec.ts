import type { Locator, Page } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const cyrillicPattern = /\p{Script=Cyrillic}/u
const russianDatePattern =
  /^\d{1,2} (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря) 20\d\d г\.$/

test.describe('with the site locale ru', () => {
  let shop: Program

  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: getOrigin('site-locale') })

  test.beforeAll(async () => {
    shop = await startShop('site-locale', { SITE_LOCALE: 'ru' })
  })

  test.afterAll(async () => {
    await shop?.stop()
  })

  test('the default success toast and its copy button are in Russian, but its close button and the page are not [RH.2 R1.04 R8.04]', async ({
    page,
  }) => {
    await visit(page, '/de/auth/forgot')
    const toast = await requestResetLink(page)
    await expect(toast).toContainText('Запрос успешно отправлен')
    await expect(toast.getByTitle('Копировать')).toBeVisible()
    await expect(toast.getByTitle(getMessage('shop_close', 'de'))).toBeVisible()
    expect(removeSiteTexts(await page.locator('main').innerText())).not.toMatch(cyrillicPattern)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('dates are in Russian before and after hydration, but amounts are not [RH.2 R9.09]', async ({
    page,
  }) => {
    await createCustomer(page.request)
    await topUp(page.request, 10)
    await buySound(page.request)
    await visit(page, '/en/profile?tab=balance')
    const times = page.locator('main time')
    await expect(times.first()).toHaveText(russianDatePattern)
    const content = await page.locator('main').evaluate((main) => {
      for (const time of main.querySelectorAll('time')) time.remove()
      return (main as HTMLElement).innerText
    })
    expect(content).toContain('€')
    expect(removeSiteTexts(content)).not.toMatch(cyrillicPattern)
    const html = await (await page.request.get('/en/profile?tab=balance')).text()
    expect(html).toMatch(/\d г\.<\/time>/)
    await page.goto('/outbox')
    const receipt = await page.locator('[data-kind=order-receipt] pre').first().innerText()
    expect(receipt).toContain('Thank you for your order')
    expect(receipt.match(/\d{1,2} \p{L}+ 20\d\d г\. в \d\d:/gu)).toHaveLength(2)
  })

  test('the home breadcrumb and the settings group are in Russian before and after hydration [RH.2 R1.04]', async ({
    page,
    request,
  }) => {
    await visit(page, '/fr/info')
    const breadcrumbs = page.locator('[data-breadcrumbs] li')
    await expect(breadcrumbs.first()).toHaveText('Главная')
    await expect(breadcrumbs.last()).toHaveText(getMessage('legal_about_title', 'fr'))
    const menu = page.locator('[data-side-menu]')
    await expect(menu.getByRole('link', { name: 'Информация о пользователе' })).toBeVisible()
    await expect(menu.getByRole('heading')).toHaveText(getMessage('shop_side_settings', 'fr'))
    const html = await (await request.get('/fr/info')).text()
    expect(html).toContain('Главная')
    expect(html).toContain('Информация о пользователе')
  })

  test('no other text on a page is in Russian [RH.2]', async ({ page }) => {
    for (const path of ['/it/', '/fr/auth/login', '/es/info']) {
      await visit(page, path)
      expect(removeSiteTexts(await page.locator('body').innerText())).not.toMatch(cyrillicPattern)
    }
  })
})

test('without a site locale, the home breadcrumb and the settings group are in the page’s language [RH.1]', async ({
  page,
}) => {
  await visit(page, '/fr/info')
  await expect(page.locator('[data-breadcrumbs] li').first()).toHaveText('Accueil')
  const group = page.locator('[data-side-menu]')
  await expect(
    group.getByRole('link', { name: getMessage('site_settings_group', 'fr') }),
  ).toBeVisible()
  await expect(page.locator('body')).not.toContainText(cyrillicPattern)
})

test('without a site locale, the toast and its copy button are in the page’s language [RH.1 R8.04]', async ({
  page,
}) => {
  await visit(page, '/de/auth/forgot')
  const toast = await requestResetLink(page)
  await expect(toast).toContainText(getMessage('site_request_sent', 'de'))
  await expect(toast.getByTitle(getMessage('site_copy', 'de'))).toBeVisible()
  await expect(page.locator('body')).not.toContainText(cyrillicPattern)
})

/** Requests a reset link with the German form and returns the success toast. */
async function requestResetLink(page: Page): Promise<Locator> {
  await page.locator('[name=email]').fill('ann@example.com')
  await page.getByRole('button', { name: getMessage('account_send', 'de') }).click()
  return page.locator('[data-toast=success]')
}

/** Removes the home breadcrumb and the label of the settings group from a page's text. */
function removeSiteTexts(content: string): string {
  return content.replaceAll(/Главная|Информация о пользователе/gi, '')
}
