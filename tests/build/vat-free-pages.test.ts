import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import { openBuiltShopForSeller } from '../support/shops/built-shop.ts'
import { demoShop } from '../support/shops/demo-shop.ts'
import { openShop } from '../support/shops/open-shop.ts'
import { findVatClaims, toText, vatFreeShop, vatFreeTexts } from '../support/shops/vat-free-shop.ts'

type Identity = typeof demoShop

const legal = resolve(import.meta.dirname, '../../shop/legal')
const vatFree: Identity = { ...demoShop, config: vatFreeShop, legalTexts: vatFreeTexts }

const paths = [
  '/',
  '/catalog',
  '/cart',
  '/cart?step=checkout',
  '/profile?tab=balance',
  '/profile?tab=settings',
  '/terms',
  '/privacy',
  '/right-of-withdrawal',
  '/imprint',
  '/accessibility',
  '/info?tab=about',
  '/info?tab=faq',
  '/info?tab=licence',
  '/info?tab=user-data',
]

/** Opens a shop with a customer who has an order and a cart; returns the text of its pages. */
async function openPages(identity: Identity) {
  const { config, legalTexts } = identity
  const shop = await openShop({ shop: config, legalTexts })
  const customer = await shop.signUp(5000)
  const [bought, inCart] = shop.products.oneShots
  await customer.buy(bought)
  await customer.addToCart(inCart)
  const built = await openBuiltShopForSeller(identity, shop.provider.fetch)
  return async (locale: Locale) => {
    const pages = new Map<string, string>()
    for (const path of [...paths, `/catalog/${inCart.id}`]) {
      const response = await built.send(`/${locale}${path}`, { token: customer.token })
      expect([path, response.status]).toEqual([path, 200])
      pages.set(path, toText(await response.text()))
    }
    return pages
  }
}

test('no page of a small business claims VAT in any language [P5.07]', async () => {
  const read = await openPages(vatFree)
  for (const locale of locales) {
    for (const [path, text] of await read(locale)) {
      expect({ path, claims: findVatClaims(text, locale) }).toEqual({ path, claims: [] })
    }
  }
})

test('the pages of a shop with VAT state that prices include it [P5.07]', async () => {
  const pages = await (await openPages(demoShop))('de')
  const silent = [...pages].filter(([, text]) => findVatClaims(text, 'de').length === 0)
  expect(silent).toEqual([])
  expect(pages.get('/profile?tab=settings')).toContain('bestimmt die enthaltene MwSt.')
})

test('under the one-country rule, the pages do not say that the VAT depends on the country [P5.07]', async () => {
  const config = { ...demoShop.config, tax: { ...demoShop.config.tax, mode: 'home' as const } }
  const pages = await (
    await openPages({ ...demoShop, config, legalTexts: readLegalTexts(legal, config) })
  )('de')
  for (const [path, text] of pages)
    expect([path, text]).toEqual([
      path,
      expect.not.stringContaining('bestimmt die enthaltene MwSt.'),
    ])
  expect(pages.get('/profile?tab=settings')).toContain('Wir brauchen es für deine Rechnung.')
  expect(pages.get('/profile?tab=balance')).toContain('mit Wohnsitz in der Europäischen Union.')
})
