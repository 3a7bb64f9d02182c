import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTexts } from '#provider/texts/texts.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { legalDocuments } from '#shop/legal-document.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import demo from '../../../shop.config.ts'

const legal = resolve(import.meta.dirname, '../../../shop/legal')

/** The identity of a small business in Germany, which charges no VAT and has no VAT number. */
export const vatFreeShop: ShopConfig = {
  ...demo,
  seller: {
    ...demo.seller,
    register: null,
    vatId: null,
    taxNumber: '201/123/40017',
    address: { ...demo.seller.address, region: 'SN', country: 'DE' },
  },
  tax: { ...demo.tax, mode: 'none' },
}

/** The legal texts of `vatFreeShop`. */
export const vatFreeTexts = readLegalTexts(legal, vatFreeShop)

const vatWords =
  /.{0,40}\b(VAT|MwSt|Mehrwertsteuer|USt|Umsatzsteuer|[Bb]tw|IVA|TVA|TTC|HT)\b.{0,40}/g

/** Lists mentions of VAT in a text other than its absence, with their context. */
export function findVatClaims(text: string, locale: Locale): string[] {
  const remainingText = listExemptions(locale).reduce(
    (rest, exemption) => rest.replaceAll(normalize(exemption), ''),
    normalize(text),
  )
  return remainingText.match(vatWords) ?? []
}

/** Returns the text of a page without markup, styles and scripts. */
export function toText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
}

/** Lists the sentences that state that no VAT is charged, and why. */
function listExemptions(locale: Locale): string[] {
  const sources = legalDocuments.map((document) =>
    readFileSync(resolve(legal, locale, `${document}.md`), 'utf8'),
  )
  return [
    getTexts({}, locale).invoice_exempt({ law: '§ 19 UStG' }),
    m.cart_vat_exempt({}, { locale }),
    m.catalog_no_vat({}, { locale }),
    ...[...sources.join('\n').matchAll(/^\{tax\.exempt\}(.*)$/gm)].map(([, line = '']) => line),
  ]
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
