import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { countryLaws } from '#shop/country-law.ts'
import type { LegalTexts } from '#shop/legal-document.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import {
  findForeignLaw,
  findLegalGaps,
  getSellerLaw,
  listUnverifiedFacts,
} from '#shop/seller-law.ts'
import { parseShopConfig } from '#shop/shop-config.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { findDemoTraces, otherIdentity } from '../support/shops/other-identity.ts'

const templates = resolve(import.meta.dirname, '../../shop/legal')

/** Details that only some countries require. */
const more: Readonly<Record<string, Partial<ShopConfig['legal']>>> = {
  FR: {
    hosting: { name: 'Grève SAS', address: '2 quai Nord, 59000 Lille', phone: '+33 3 55 01 01 01' },
    disputeBody: {
      name: 'Médiation du son',
      address: '5 rue Haute, 75002 Paris',
      url: 'https://mediation.test',
    },
  },
}

/** Returns the identity of a seller in a country. */
function createSeller(country: string, mode: ShopConfig['tax']['mode'] = 'home'): ShopConfig {
  const { seller, tax } = otherIdentity
  const [region = ''] = Object.keys(countryLaws[country]?.dataProtection.value ?? {})
  return parseShopConfig({
    ...otherIdentity,
    seller: { ...seller, address: { ...seller.address, country, region: region || null } },
    tax: { ...tax, mode },
    legal: { servicesInEu: true, ...more[country] },
  })
}

const made = new Map<string, LegalTexts>()

/** Creates the texts for a seller in a country once. */
function makeTexts(country: string, mode: ShopConfig['tax']['mode'] = 'home'): LegalTexts {
  const key = `${country} ${mode}`
  const texts = made.get(key) ?? readLegalTexts(templates, createSeller(country, mode))
  made.set(key, texts)
  return texts
}

function joinTexts(texts: LegalTexts, locale: Locale): string {
  return legalDocuments
    .map((document) => texts.get(document, locale)?.markdown)
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\\', '')
}

test('the legal facts of a country have an official source and the date it was read [P6.05]', () => {
  expect(Object.keys(countryLaws)).toEqual(['AT', 'DE', 'ES', 'FR', 'IT', 'NL'])
  for (const { law: _law, ...facts } of Object.values(countryLaws)) {
    for (const { source, readOn } of Object.values(facts)) {
      expect(source).toMatch(/^https:\/\//)
      expect(readOn ?? '2026-11-24').toMatch(/^202\d-\d\d-\d\d$/)
    }
  }
})

test.each([
  ['AT', 3, 7],
  ['DE', 4, 7],
  ['ES', 6, 7],
  ['FR', 3, 8],
  ['IT', 6, 7],
  ['NL', 7, 7],
  ['BE', 0, 0],
])(
  'the owner is told that of the legal facts of %s, %i of %i were not verified [P6.05]',
  (...counts) => {
    const [country] = counts
    const { names, total } = listUnverifiedFacts(country)
    expect([country, names.length, total]).toEqual(counts)
  },
)

describe.each(Object.keys(countryLaws))('the texts for a seller in %s', (country) => {
  const config = createSeller(country)
  const texts = makeTexts(country)
  const sellerLaw = getSellerLaw(config)

  test('lack no detail [P6.05]', () => {
    expect(findLegalGaps(config)).toEqual([])
  })

  test.each(locales)('name its law and its authorities in %s, and no others [P6.05]', (locale) => {
    const text = joinTexts(texts, locale)
    expect(text).toContain(sellerLaw.law[locale])
    expect(text).toContain(`- ${sellerLaw.dataProtectionAuthority?.name} [https://`)
    if (sellerLaw.accessibilityAuthority !== null) {
      expect(text).toContain(`- ${sellerLaw.accessibilityAuthority.name}`)
    }
    expect(findForeignLaw(text, locale, config)).toEqual([])
    for (const [code, other] of Object.entries(countryLaws)) {
      if (code !== country) expect(text).not.toContain(other.law[locale])
    }
    expect(text.match(/[{}…]|\b(undefined|null)\b|consumers\/odr/g)).toBeNull()
    expect(findDemoTraces(text)).toEqual([])
    for (const document of legalDocuments) {
      expect(texts.get(document, locale)?.markdown).not.toMatch(/\n{3}/)
    }
  })

  test.each(locales)('state the same in %s as in English [P6.05]', (locale) => {
    const count = (language: Locale) =>
      legalDocuments.map((document) => {
        const { lead = '', sections = [] } = texts.get(document, language) ?? {}
        const html = [lead, ...sections.map((section) => section.html)].join('')
        return [sections.length, html.match(/<p>/g)?.length, html.match(/<li>/g)?.length]
      })
    expect(count(locale)).toEqual(count('en'))
  })

  test.each(locales)('have their own date and version in %s [P6.05]', (locale) => {
    const other = makeTexts(country === 'NL' ? 'AT' : 'NL')
    for (const document of ['terms', 'privacy'] as const) {
      const { version, date } = texts.get(document, locale) ?? {}
      expect(version).toMatch(new RegExp(`^${date}-[0-9a-f]{8}$`))
      expect(other.get(document, locale)?.version).not.toBe(version)
    }
  })
})

test.each(locales)('the terms in %s name the seller with the legal form [P6.05]', (locale) => {
  const texts = readLegalTexts(templates, otherIdentity)
  expect(texts.get('terms', locale)?.sections[0]?.html).toContain('Kalk en Ruis Geluid BV')
})

test.each([
  ['NL', 'home', '7'],
  ['NL', 'oss', '10'],
  ['DE', 'none', '8'],
  ['IT', 'home', '10'],
] as const)(
  'a seller in %s in tax mode %s keeps invoices for %s years [P6.05]',
  (country, mode, years) => {
    const texts = makeTexts(country, mode)
    for (const locale of locales) {
      expect(texts.get('privacy', locale)?.markdown).toMatch(new RegExp(`\\b${years}[\\s\u00a0]`))
    }
  },
)

test.each([
  ['AT', '§ 6 Abs. 1 Z 27 UStG 1994'],
  ['DE', '§ 19 UStG'],
  ['FR', 'art. 293 B du CGI'],
  ['IT', 'art. 1, commi 54-89, l. 190/2014'],
  ['NL', 'art. 25 Wet OB 1968'],
])('the terms of a small business in %s cite %s [P5.07 P6.05]', (country, law) => {
  const texts = makeTexts(country, 'none')
  const withVat = makeTexts(country)
  for (const locale of locales) {
    expect(texts.get('terms', locale)?.markdown).toContain(law)
    expect(withVat.get('terms', locale)?.markdown).not.toContain(law)
  }
})

test('only terms under a law that allows it limit liability [P6.05]', () => {
  const isLimited = (country: string) =>
    /foreseeable/.test(makeTexts(country).get('terms', 'en')?.markdown ?? '')
  const limited = Object.keys(countryLaws).filter(isLimited)
  expect(limited).toEqual(['AT', 'DE'])
})

test("a French seller's texts name the mediator, the host and the person responsible [P6.05]", () => {
  const texts = makeTexts('FR')
  expect(texts.get('terms', 'fr')?.markdown).toContain(
    '- Médiation du son, 5 rue Haute, 75002 Paris, [https',
  )
  const imprint = texts.get('imprint', 'fr')?.markdown
  expect(imprint).toContain('- Grève SAS, 2 quai Nord, 59000 Lille, +33 3 55 01 01 01')
  expect(imprint).toContain('Directeur de la publication\u00a0: Ada Vermeer')
  expect(makeTexts('NL').get('imprint', 'fr')?.markdown).not.toContain('publication')
})

test.each(locales)(
  'the terms of a French seller have the notice about the guarantee of conformity in %s [P6.05]',
  (locale) => {
    const notice = /<blockquote>.*<ol>.*300[\s.,]000.*1641.*<\/blockquote>/s
    const read = (country: string) =>
      (makeTexts(country).get('terms', locale)?.sections ?? []).map(({ html }) => html).join('')
    expect(read('FR')).toMatch(notice)
    expect(read('AT')).not.toContain('<blockquote>')
  },
)

test('the French notice has the wording of the decree [P6.05]', () => {
  expect(makeTexts('FR').get('terms', 'fr')?.markdown).toContain(
    '> Le consommateur dispose d’un délai de deux ans à compter de la fourniture du contenu numérique',
  )
})

test("a German seller's texts say whether it takes part in out-of-court settlement [P6.05]", () => {
  const read = (legal: object) => {
    const config = createSeller('DE')
    const texts = readLegalTexts(templates, { ...config, legal: { ...config.legal, ...legal } })
    return texts.get('terms', 'de')?.sections.find(({ title }) => title === 'Streitbeilegung')?.html
  }
  expect(read({})).toContain('weder bereit noch verpflichtet')
  const body = { name: 'Stelle', address: 'Weg 1', url: 'https://stelle.test' }
  expect(read({ disputeBody: body })).toContain('<a href="https://stelle.test">')
  expect(read({ disputeBody: body })).not.toContain('weder bereit')
})

test("a company's texts state its capital, chamber and supervisor, if any [P6.05]", () => {
  const config = createSeller('AT')
  const seller = { ...config.seller, capital: '35 000 €', chamber: 'WKO', supervisor: 'BH Graz' }
  const imprint = readLegalTexts(templates, { ...config, seller }).get('imprint', 'de')?.markdown
  for (const fact of ['Gesellschaftskapital: 35 000 €', 'bei: WKO', 'Aufsichtsbehörde: BH Graz']) {
    expect(imprint).toContain(fact)
  }
})
