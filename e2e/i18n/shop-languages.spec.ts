import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { otherIdentity } from '../../tests/support/shops/other-identity.ts'
import { waitForHydration } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const origin = getOrigin('other-identity')

/** Starts a shop without products in the given languages for the tests of a describe block. */
function useShopIn(languages: readonly string[], settings: Record<string, string> = {}): void {
  const folder = mkdtempSync(join(tmpdir(), 'shop-languages-'))
  let shop: Program

  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: origin })

  test.beforeAll(async () => {
    const path = join(folder, 'shop.config.mjs')
    writeFileSync(path, `export default ${JSON.stringify({ ...otherIdentity, languages })}`)
    shop = await startShop('other-identity', {
      SHOP_CONFIG: path,
      DEMO_CATALOGUE: 'none',
      ...settings,
    })
  })

  test.afterAll(async () => {
    await shop?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

test.describe('a shop in German', () => {
  useShopIn(['de'], { SITE_LOCALE: 'ru' })

  test('shows no language menu, in the browser and without scripts [P6.05]', async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    for (const path of ['/de/contacts', '/de/auth/login']) {
      const html = await (await page.request.get(path)).text()
      expect(html).not.toContain(getMessage('shop_language_switch', 'de'))
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(
        page.getByRole('navigation', { name: getMessage('shop_language_switch', 'de') }),
      ).toHaveCount(0)
    }
    expect(problems).toEqual([])
  })

  test('redirects every other language and the root path to German [P6.05]', async ({ page }) => {
    await page.goto('/en/info?tab=licence')
    await expect(page).toHaveURL(`${origin}/de/info?tab=licence`)
    await page.goto('/')
    await expect(page).toHaveURL(`${origin}/de/opening`)
    const unknown = await page.request.get('/nope')
    expect(unknown.status()).toBe(404)
    expect(await unknown.text()).toContain('<html lang="de"')
  })

  test('applies its site locale [P6.05]', async ({ page }) => {
    await page.goto('/de/contacts')
    await expect(page.locator('[data-breadcrumbs] li').first()).toHaveText('Главная')
  })
})

test.describe('a shop in French and English', () => {
  useShopIn(['fr', 'en'])

  test('offers and links its languages on every page, also after a client-side navigation [P6.05]', async ({
    page,
  }) => {
    const alternates = page.locator('link[rel=alternate][hreflang]')
    const listAlternates = () =>
      alternates.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      )
    await page.goto('/fr/contacts')
    await waitForHydration(page)
    expect(await listAlternates()).toEqual([
      ['fr', '/fr/contacts'],
      ['en', '/en/contacts'],
      ['x-default', '/en/contacts'],
    ])
    const footer = page.getByRole('contentinfo').last()
    await footer.getByRole('link', { name: getMessage('shop_footer_imprint', 'fr') }).click()
    await expect(page).toHaveURL(`${origin}/fr/imprint`)
    await expect.poll(listAlternates).toEqual([
      ['fr', '/fr/imprint'],
      ['en', '/en/imprint'],
      ['x-default', '/en/imprint'],
    ])
    const languages = page.getByRole('navigation', {
      name: getMessage('shop_language_switch', 'fr'),
    })
    await expect(languages.getByRole('link')).toHaveText(['Français', 'English'])
    await languages.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${origin}/en/imprint`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  test('redirects a removed language to the first one with a 307, keeping path and query [P6.05]', async ({
    request,
  }) => {
    const headers = { cookie: 'i18n_redirected=de', 'accept-language': 'de' }
    const locate = async (path: string) => {
      const response = await request.get(path, { headers, maxRedirects: 0 })
      return [response.status(), response.headers()['location']]
    }
    expect(await locate('/de/info?tab=faq')).toEqual([307, '/fr/info?tab=faq'])
    expect(await locate('/info?tab=faq')).toEqual([307, '/en/info?tab=faq'])
    const index = await (await request.get('/sitemap.xml')).text()
    expect(index.match(/\w+\.xml/g)).toEqual(['fr.xml', 'en.xml'])
  })
})
