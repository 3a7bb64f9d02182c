import type { Locator, Page } from '@playwright/test'
import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { buy, checkOutSound, signUp, topUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const cyrillic = /\p{Script=Cyrillic}/u
const russianDate =
  /^\d{1,2} (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря) 20\d\d г\.$/

test.describe('a house that speaks Russian', () => {
  let shop: Program

  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: originOf('house') })

  test.beforeAll(async () => {
    shop = await startShop('house', { SITE_LOCALE: 'ru' })
  })

  test.afterAll(async () => {
    await shop?.stop()
  })

  test('RH.2 R1.04 R8.04 the default success toast and its copy button are Russian, the rest is the visitor’s', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/de/auth/forgot')
    const toast = await askForLink(page)
    await expect(toast).toContainText('Запрос успешно отправлен')
    await expect(toast.getByTitle('Копировать')).toBeVisible()
    await expect(toast.getByTitle(text('shop_close', 'de'))).toBeVisible()
    expect(withoutHouseTexts(await page.locator('main').innerText())).not.toMatch(cyrillic)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('RH.2 R9.09 dates are Russian on the server’s page and after it woke, and no sum is', async ({
    page,
    shopper,
  }) => {
    await signUp(page)
    await topUp(page, 10)
    await checkOutSound(page)
    await buy(page)
    await shopper.visit('/en/profile?tab=balance')
    const times = page.locator('main time')
    await expect(times.first()).toHaveText(russianDate)
    const texts = await page.locator('main').evaluate((main) => {
      for (const time of main.querySelectorAll('time')) time.remove()
      return (main as HTMLElement).innerText
    })
    expect(texts).toContain('€')
    expect(withoutHouseTexts(texts)).not.toMatch(cyrillic)
    const html = await (await page.request.get('/en/profile?tab=balance')).text()
    expect(html).toMatch(/\d г\.<\/time>/)
    await page.goto('/outbox')
    const receipt = await page.locator('[data-kind=order-receipt] pre').first().innerText()
    expect(receipt).toContain('Thank you for your order')
    expect(receipt.match(/\d{1,2} \p{L}+ 20\d\d г\. в \d\d:/gu)).toHaveLength(2)
  })

  test('RH.2 R1.04 the home entry and the settings group are Russian, on the page sent and when awake', async ({
    page,
    shopper,
    request,
  }) => {
    await shopper.visit('/fr/info')
    const trail = page.locator('[data-breadcrumbs] li')
    await expect(trail.first()).toHaveText('Главная')
    await expect(trail.last()).toHaveText(text('legal_about_title', 'fr'))
    const menu = page.locator('[data-side-menu]')
    await expect(menu.getByRole('link', { name: 'Информация о пользователе' })).toBeVisible()
    await expect(menu.getByRole('heading')).toHaveText(text('shop_side_settings', 'fr'))
    const html = await (await request.get('/fr/info')).text()
    expect(html).toContain('Главная')
    expect(html).toContain('Информация о пользователе')
  })

  test('RH.2 no other text of a page is Russian', async ({ page, shopper }) => {
    for (const path of ['/it/', '/fr/auth/login', '/es/info']) {
      await shopper.visit(path)
      expect(withoutHouseTexts(await page.locator('body').innerText())).not.toMatch(cyrillic)
    }
  })
})

test('RH.1 without a house language the home entry and the settings group are the visitor’s', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/fr/info')
  await expect(page.locator('[data-breadcrumbs] li').first()).toHaveText('Accueil')
  const group = page.locator('[data-side-menu]')
  await expect(group.getByRole('link', { name: text('site_settings_group', 'fr') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(cyrillic)
})

test('RH.1 R8.04 without a house language the toast and its copy button are the visitor’s', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/de/auth/forgot')
  const toast = await askForLink(page)
  await expect(toast).toContainText(text('site_request_sent', 'de'))
  await expect(toast.getByTitle(text('site_copy', 'de'))).toBeVisible()
  await expect(page.locator('body')).not.toContainText(cyrillic)
})

/** Sends the form at hand, in German, for a new password; finds the toast that answers. */
async function askForLink(page: Page): Promise<Locator> {
  await page.locator('[name=email]').fill('ann@example.com')
  await page.getByRole('button', { name: text('account_send', 'de') }).click()
  return page.locator('[data-toast=success]')
}

/** The text of a page without the home entry of its breadcrumbs and the label of the settings group. */
function withoutHouseTexts(content: string): string {
  return content.replaceAll(/Главная|Информация о пользователе/gi, '')
}
