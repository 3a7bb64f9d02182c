import type { ShopConfig } from '../shop-config.ts'

/** What the law of a country asks of invoices and of the programs that issue them. */
const rules: Readonly<Record<string, string>> = {
  FR: 'a certified or attested program for sales to consumers (article 286, I, 3° bis of the code général des impôts)',
  IT: 'electronic invoices through the Sistema di Interscambio (decreto legislativo 127/2015)',
  ES: 'a program that meets the rules of Veri*Factu (Real Decreto 1007/2023)',
  PT: 'a certified program with ATCUD, QR code and SAF-T (Decreto-Lei 28/2019)',
  HU: 'a report of each invoice to Online Számla (act CXXVII of 2007, annex 10)',
  PL: 'invoices through KSeF and, for sales to consumers, a fiscal cash register, with exceptions (VAT act of 2004)',
}

/**
 * Returns a warning that the law of the seller's country asks for invoicing that this shop does not
 * have; null elsewhere.
 */
export function describeInvoicing({ seller }: Pick<ShopConfig, 'seller'>): string | null {
  const { country } = seller.address
  const rule = rules[country]
  if (rule === undefined) return null
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  return `The law in ${name} can ask for certified or reported invoicing, which this shop does not have: ${rule}. Ask your tax adviser before you sell.`
}
