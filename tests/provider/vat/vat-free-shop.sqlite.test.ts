import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import {
  findVatClaims,
  toText,
  vatFreeShop,
  vatFreeTexts,
} from '../../support/shops/vat-free-shop.ts'

type Identity = Pick<typeof demoShop, 'config' | 'legalTexts'>

const vatFree: Identity = { config: vatFreeShop, legalTexts: vatFreeTexts }

/** Sells in a language and refunds; returns the emails, the invoices and the output of the commands. */
async function sell(locale: Locale, { config, legalTexts }: Identity): Promise<string[]> {
  const shop = await openShop({ shop: config, legalTexts })
  const { fetch } = shop.provider
  shop.provider.fetch = async (request) => {
    const localized = new Request(request)
    localized.headers.set('x-locale', locale)
    return await fetch(localized)
  }
  const customer = await shop.signUp(5000)
  const bought = await customer.buy(shop.products.oneShots[0])
  expect(bought.status).toBe(200)
  const printed: string[] = []
  for (const args of ['orders 1', 'refund order 1 --reason faulty', 'orders', 'payments']) {
    const { status, stdout } = await runShopCommand(shop.folder, args, null, undefined, config)
    expect(status).toBe(0)
    printed.push(stdout)
  }
  const emails = await shop.db.selectFrom('outbox').selectAll().execute()
  const invoices = await shop.db.selectFrom('invoices').selectAll().execute()
  expect([emails.length, invoices.length]).toEqual([4, 2])
  return [
    ...printed,
    ...emails.flatMap(({ subject, text, html }) => [subject, text, toText(html ?? '')]),
    ...invoices.map(({ html }) => toText(html)),
  ]
}

test.each(locales)(
  'in %s, no email, invoice, command or text of a small business claims VAT [P5.07]',
  async (locale) => {
    const texts = legalDocuments.map((document) => vatFreeTexts.get(document, locale))
    for (const text of [
      ...(await sell(locale, vatFree)),
      ...texts.map((one) => one?.markdown ?? ''),
    ])
      expect(findVatClaims(text, locale)).toEqual([])
    const terms = vatFreeTexts.get('terms', locale)?.markdown ?? ''
    expect(terms).not.toBe(demoShop.legalTexts.get('terms', locale)?.markdown)
  },
)

test.each([
  ['en', 'Tax number'],
  ['de', 'Steuernummer'],
  ['nl', 'Belastingnummer'],
  ['fr', 'Numéro fiscal'],
  ['it', 'Codice fiscale'],
  ['es', 'NIF'],
] as const)(
  'in %s, the invoices, emails and imprint of a seller without a VAT number state the tax number [P5.02]',
  async (locale, label) => {
    const stated = new RegExp(`${label}[\\s:]+${vatFreeShop.seller.taxNumber}`)
    const texts = await sell(locale, vatFree)
    // The two invoices, and the text and HTML of the three emails about orders.
    expect(texts.filter((text) => stated.test(text))).toHaveLength(8)
    expect(vatFreeTexts.get('imprint', locale)?.markdown).toMatch(stated)
    expect(demoShop.legalTexts.get('imprint', locale)?.markdown).not.toContain(`- ${label}:`)
  },
)

test('VAT claims are found in a shop that charges VAT [P5.07]', async () => {
  const texts = await sell('de', demoShop)
  const claims = texts.map((text) => findVatClaims(text, 'de').length > 0)
  expect(claims.filter((isFound) => isFound).length).toBeGreaterThan(6)
})

test.each([
  ['DE', 'de', 'Steuerfreier Umsatz nach der Kleinunternehmerregelung (§ 19 UStG).'],
  ['DE', 'en', 'Exempt from VAT as a small enterprise (§ 19 UStG).'],
  ['AT', 'de', '(§ 6 Abs. 1 Z 27 UStG 1994).'],
  ['FR', 'fr', 'TVA non applicable, art. 293 B du CGI (franchise des petites entreprises).'],
  ['NL', 'nl', 'Vrijgesteld van btw volgens de kleineondernemersregeling (art. 25 Wet OB 1968).'],
  ['BE', 'nl', '(artikel 284 van Richtlijn 2006/112/EG).'],
] as const)(
  'the invoices of a small business in %s cite its law in %s [P5.07 P5.08]',
  async (country, locale, note) => {
    const { seller } = vatFreeShop
    const address = { ...seller.address, country }
    const config = { ...vatFreeShop, seller: { ...seller, address } }
    const texts = await sell(locale, { ...vatFree, config })
    // The order's email, the credit note and its email, and the invoice.
    expect(texts.filter((text) => text.includes(note)).length).toBeGreaterThanOrEqual(4)
  },
)
