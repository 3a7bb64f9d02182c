import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../app/locales/locales.ts'
import { findDemoTraces, otherIdentity } from '../../tests/support/shops/other-identity.ts'
import { createCredentials } from '../support/customer.ts'
import { indexedPaths } from '../support/page-head.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20H0z"/></svg>'
const otherPaths = [
  '/auth/login',
  '/auth/sign-up',
  '/auth/forgot',
  '/favorites',
  '/opening',
  '/gone',
]
const origin = getOrigin('other-identity')

test.describe('a shop with another identity', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = mkdtempSync(join(tmpdir(), 'other-identity-'))
  let shop: Program

  test.beforeAll(async () => {
    writeFileSync(join(folder, 'logo.svg'), logo)
    const brand = { ...otherIdentity.brand, logo: 'logo.svg' }
    const config = JSON.stringify({ ...otherIdentity, brand })
    writeFileSync(join(folder, 'shop.config.mjs'), `export default ${config}`)
    shop = await startShop('other-identity', {
      SHOP_CONFIG: join(folder, 'shop.config.mjs'),
      DEMO_CATALOGUE: 'small',
    })
  })

  test.afterAll(async () => {
    await shop?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('no page contains a trace of the demo shop, in any language [P5.01]', async ({
    request,
  }) => {
    const catalog = await (await request.get(`${origin}/en/catalog`)).text()
    const product = /\/en(\/catalog\/\d+)/.exec(catalog)?.[1] ?? ''
    expect(product).not.toBe('')
    for (const locale of locales) {
      for (const path of [...indexedPaths, ...otherPaths, product]) {
        const html = await (await request.get(`${origin}/${locale}${path}`)).text()
        expect(findDemoTraces(html), path).toEqual([])
        expect(html, path).toContain('Kalk &amp; Ruis')
      }
    }
  })

  test('no customer page contains a trace of the demo shop [P5.01]', async ({ page }) => {
    const { email, password } = createCredentials()
    const names = { first_name: 'Ann', last_name: 'Bee', username: 'ann-bee', agreement: 'on' }
    await page.request.post(`${origin}/en/auth/sign-up`, {
      headers: { origin, 'sec-fetch-site': 'same-origin' },
      form: { ...names, email, password },
    })
    for (const path of ['/cart', '/profile', '/profile?tab=balance', '/crates/gone']) {
      const html = await (await page.request.get(`${origin}/en${path}`)).text()
      expect(findDemoTraces(html), path).toEqual([])
    }
  })

  test('the browser shows the name, the logo and the colors of the shop [P5.01]', async ({
    page,
  }) => {
    await page.goto(`${origin}/en/imprint`)
    await expect(page).toHaveTitle('Legal notice – Kalk & Ruis')
    const header = page.getByRole('banner').first()
    await expect(header.getByRole('img', { name: 'Kalk & Ruis' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Kalk en Ruis Geluid BV')
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    )
    expect(accent).toBe(otherIdentity.brand.colors.accent)
    await expect(page.locator('html')).toHaveAttribute('data-time-zone', 'Europe/Amsterdam')
    await page.getByRole('link', { name: 'Terms of use' }).first().click()
    await expect(page).toHaveTitle('Terms policy – Kalk & Ruis')
  })
})
