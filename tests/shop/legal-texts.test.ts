import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { formatCountry } from '#app/i18n/format-country.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { legalDocuments } from '#shop/legal-document.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import { listLegalBlocks } from '../i18n/legal-blocks.ts'
import { demoTexts } from '../support/shops/demo-shop.ts'
import { findVatClaims } from '../support/shops/vat-free-shop.ts'
import shop from '../../shop.config.ts'

const legal = resolve(import.meta.dirname, '../../shop/legal')
const otherLocales = locales.filter((locale) => locale !== 'en')

function getMarkdown(document: (typeof legalDocuments)[number], locale: Locale): string {
  return demoTexts.get(document, locale)?.markdown.replaceAll(/\s+/g, ' ') ?? ''
}

function listTexts(document: (typeof legalDocuments)[number], locale: Locale): string[] {
  return listLegalBlocks(document, locale).flatMap(({ title, paragraphs, items }) => [
    title,
    ...paragraphs,
    ...items,
  ])
}

describe.each(legalDocuments)('the text %s', (document) => {
  test.each(otherLocales)('has the same structure in %s as in English [R2.11 P5.02]', (locale) => {
    const count = (language: Locale) =>
      listLegalBlocks(document, language).map(({ paragraphs, items }) => [
        paragraphs.length,
        items.length,
      ])
    expect(count(locale)).toEqual(count('en'))
    const links = (language: Locale) =>
      [...getMarkdown(document, language).matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target)
    expect(links(locale).toSorted()).toEqual(links('en').toSorted())
  })

  test.each(locales)('repeats no sentence in %s and has typographic quotes [R2.11]', (locale) => {
    const titles = listLegalBlocks(document, locale).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const texts = listTexts(document, locale)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).not.toMatch(/["']|\b(undefined|null)\b|\{|^$/)
  })
})

test.each(locales)(
  'the legal texts in %s name the seller and the 14-day period [R2.11]',
  (locale) => {
    for (const document of ['privacy', 'terms', 'withdrawal', 'imprint'] as const) {
      expect(getMarkdown(document, locale)).toContain(shop.seller.legalName)
      expect(getMarkdown(document, locale)).toContain(shop.seller.email)
    }
    expect(getMarkdown('terms', locale)).toMatch(/\b14\b/)
    expect(getMarkdown('privacy', locale)).toContain('Autoriteit Persoonsgegevens')
  },
)

test.each(locales)(
  'the FAQ in %s promises no bit depth, because it differs by sound [P5.02]',
  (locale) => {
    expect(getMarkdown('faq', locale)).not.toMatch(/kHz|\b24\b/)
  },
)

test.each(locales)(
  'the texts in %s say which payment data is shared with whom [P5.02]',
  (locale) => {
    const privacy = getMarkdown('privacy', locale)
    expect(privacy).toContain('Stripe Payments Europe')
    expect(privacy).toMatch(/Data Privacy Framework|Privacidad de Datos UE-EE\. UU\./)
    expect(getMarkdown('user-data', locale)).toMatch(/VAT|MwSt\.|btw|IVA|TVA/)
  },
)

test.each(locales)(
  'under the one-country rule, the texts in %s do not say that the VAT depends on the customer’s country [P5.07]',
  (locale) => {
    const texts = readLegalTexts(legal, { ...shop, tax: { ...shop.tax, mode: 'home' } })
    for (const document of ['privacy', 'user-data'] as const) {
      expect(findVatClaims(texts.get(document, locale)?.markdown ?? '', locale)).toEqual([])
      expect(findVatClaims(getMarkdown(document, locale), locale)).not.toEqual([])
    }
    expect(findVatClaims(texts.get('terms', locale)?.markdown ?? '', locale)).not.toEqual([])
  },
)

test.each(locales)('the terms in %s say where the shop sells [P5.02]', (locale) => {
  const union = new Intl.DisplayNames(locale, { type: 'region' }).of('EU') ?? ''
  expect(getMarkdown('terms', locale).replace('Europäischen', 'Europäische')).toContain(union)
  const tax = { ...shop.tax, salesCountries: ['NL', 'BE'] }
  const { markdown } = readLegalTexts(legal, { ...shop, tax }).get('terms', locale) ?? {}
  const names = ['BE', 'NL'].map((code) => formatCountry(code, locale))
  expect(markdown).toContain(`: ${new Intl.ListFormat(locale).format(names)}.`)
  expect(markdown).not.toContain(union)
})

test.each(locales)('the terms in %s contain the withdrawal button label', (locale) => {
  expect(getMarkdown('terms', locale)).toContain(m.withdrawal_withdraw({}, { locale }))
})

test.each(locales)(
  'emails in %s use the same withdrawal button label as pages [P5.06]',
  (locale) => {
    const label = getTexts({}, locale)
      .mail_confirmation_withdraw_action({ address: '' })
      .replace(/\s?: $/, '')
    expect(label).toBe(m.withdrawal_withdraw({}, { locale }))
  },
)

test.each(locales)('the terms in %s name every remedy for a faulty file [P5.06]', (locale) => {
  expect(getMarkdown('terms', locale)).toMatch(
    /reduce the price|Preis mindern|lagere prijs|riduciamo il prezzo|réduisons le prix|rebajamos el precio/,
  )
})

test('the German withdrawal period has the wording of the law [P5.06]', () => {
  expect(getMarkdown('withdrawal', 'de')).toContain(
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  )
})

test.each(locales)('the titles in %s are those of the links to the texts [R2.11]', (locale) => {
  const titles = {
    terms: m.shop_footer_terms,
    privacy: m.shop_footer_privacy,
    withdrawal: m.legal_withdrawal_title,
    imprint: m.shop_footer_imprint,
    accessibility: m.shop_footer_accessibility,
    about: m.legal_about_title,
    licence: m.legal_licence_title,
  }
  for (const [document, title] of Object.entries(titles)) {
    const text = demoTexts.get(legalDocuments.find((name) => name === document) ?? 'terms', locale)
    expect(text?.title).toBe(title({}, { locale }))
  }
})

test.each(locales)('the imprint in %s has the information required by law [P5.02]', (locale) => {
  const { seller } = shop
  const imprint = listTexts('imprint', locale).join('\n')
  for (const fact of [
    seller.legalName,
    ...seller.representatives,
    seller.address.street,
    seller.address.postalCode,
    seller.address.city,
    new Intl.DisplayNames(locale, { type: 'region' }).of('NL'),
    seller.email,
    seller.phone,
    seller.register?.name,
    seller.register?.number,
    seller.vatId,
  ]) {
    expect(imprint).toContain(fact)
  }
})

test.each(locales)('the imprint in %s has the address on separate lines [P5.02]', (locale) => {
  const { legalName, address } = shop.seller
  const [seller] = demoTexts.get('imprint', locale)?.sections ?? []
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country)
  const lines = [legalName, address.street, `${address.postalCode} ${address.city}`, country]
  expect(seller?.html).toContain(`<p>${lines.join('<br>')}</p>`)
  expect(seller?.html).not.toContain('<li>')
})
