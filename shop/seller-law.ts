import type { Locale } from '#app/locales/locales.ts'
import { countryLaws } from './country-law.ts'
import type { Authority, CountryLaw } from './country-law.ts'
import type { LegalDocument } from './legal-document.ts'
import { euCountries } from './shop-config.ts'
import type { ShopConfig } from './shop-config.ts'

/**
 * The law that applies to a seller; null for what is neither configured nor known for the country.
 */
export interface SellerLaw {
  readonly law: Readonly<Partial<Record<Locale, string>>>
  readonly dataProtectionAuthority: Authority | null
  readonly accessibilityAuthority: Authority | null
  readonly limitsLiability: boolean
  /** The law that exempts the seller from VAT; null if the seller charges VAT. */
  readonly smallBusiness: string | null
  readonly retentionYears: number | null
  /** True if the terms state that the seller does not participate in out-of-court settlement. */
  readonly refusesDisputeBody: boolean
  readonly namesHost: boolean
  /** True if the terms contain the notice about the guarantee of conformity. */
  readonly hasConformityNotice: boolean
}

/**
 * How many years the VAT of customers' countries must be documented (2006/112/EC, Article 369k).
 */
const ossRetentionYears = 10

/** Returns the facts from a config, completed by those known for the country. */
export function getSellerLaw({ legal, seller, tax }: ShopConfig): SellerLaw {
  const countryLaw = findCountryLaw(seller.address.country)
  const years = legal.retentionYears ?? countryLaw?.retentionYears.value ?? null
  return {
    law: { ...countryLaw?.law, ...legal.law },
    dataProtectionAuthority:
      legal.dataProtectionAuthority ??
      countryLaw?.dataProtection.value[seller.address.region ?? ''] ??
      null,
    accessibilityAuthority: legal.accessibilityAuthority ?? countryLaw?.accessibility.value ?? null,
    limitsLiability: countryLaw?.limitsLiability.value ?? false,
    smallBusiness: tax.mode === 'none' ? (countryLaw?.smallBusiness.value ?? null) : null,
    retentionYears: tax.mode === 'oss' ? Math.max(years ?? 0, ossRetentionYears) : years,
    refusesDisputeBody:
      legal.disputeBody === null && countryLaw?.disputes.value === 'participation',
    namesHost: countryLaw?.namesHost.value ?? false,
    hasConformityNotice: countryLaw?.conformityNotice?.value ?? false,
  }
}

/** A fact missing from a generated text. */
export interface LegalGap {
  readonly document: LegalDocument
  /** The field of the config. */
  readonly field: string
  /** The end of a sentence that starts with the field. */
  readonly problem: string
}

/** Lists the facts that the generated texts need and the config lacks. */
export function findLegalGaps(config: ShopConfig): LegalGap[] {
  const { languages, legal, seller } = config
  const { country, region } = seller.address
  const countryLaw = findCountryLaw(country)
  const sellerLaw = getSellerLaw(config)
  const where = `in ${new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country}`
  const regions = Object.keys(countryLaw?.dataProtection.value ?? {}).filter((code) => code !== '')
  const isRegional = regions.length > 0 && legal.dataProtectionAuthority === null
  const rules: readonly (readonly [
    isMissing: boolean,
    document: LegalDocument,
    field: string,
    problem: string,
  ])[] = [
    ...languages.map(
      (language) =>
        [
          sellerLaw.law[language] === undefined,
          'terms',
          `legal.law.${language}`,
          `is missing; the law that applies to a seller ${where} is not known here.`,
        ] as const,
    ),
    [
      countryLaw?.disputes.value === 'body' && legal.disputeBody === null,
      'terms',
      'legal.disputeBody',
      `is missing; sellers ${where} have to belong to a body for out-of-court settlement and name it.`,
    ],
    [
      isRegional && !regions.includes(region ?? ''),
      'privacy',
      'seller.address.region',
      region === null
        ? `is missing; the data protection authority depends on it. Write one of ${regions.join(', ')}.`
        : `is ${region}; write one of ${regions.join(', ')}.`,
    ],
    [
      !isRegional && sellerLaw.dataProtectionAuthority === null,
      'privacy',
      'legal.dataProtectionAuthority',
      `is missing; that of a seller ${where} is not known here.`,
    ],
    [
      sellerLaw.retentionYears === null,
      'privacy',
      'legal.retentionYears',
      `is missing; for how long a seller ${where} has to keep invoices is not known here.`,
    ],
    [
      legal.servicesInEu === null,
      'privacy',
      'legal.servicesInEu',
      'is missing; write true if the companies for hosting and email are in the European Union.',
    ],
    [
      legal.servicesInEu === false,
      'privacy',
      'legal.servicesInEu',
      'is false; write a privacy.md of your own that names these companies and what protects the data.',
    ],
    [
      !isInEea(country),
      'privacy',
      'seller.address.country',
      `is ${country}; write a privacy.md of your own, because the one of the shop is for sellers in the European Economic Area, whose cards Stripe handles in Ireland.`,
    ],
    [
      sellerLaw.namesHost && legal.hosting === null,
      'imprint',
      'legal.hosting',
      `is missing; sellers ${where} have to name who hosts their website.`,
    ],
  ]
  return rules.flatMap(([isMissing, document, field, problem]) =>
    isMissing ? [{ document, field, problem }] : [],
  )
}

/**
 * Lists the law and authorities of other countries that a text names in place of the seller's, as
 * in texts written for another seller. Texts that name both are accepted.
 */
export function findForeignLaw(text: string, locale: Locale, config: ShopConfig): string[] {
  const words = text.replaceAll(/\s+/g, ' ')
  const { law, dataProtectionAuthority, accessibilityAuthority } = getSellerLaw(config)
  const own = [law[locale], dataProtectionAuthority?.name, accessibilityAuthority?.name]
  const others = Object.entries(countryLaws)
    .filter(([code]) => code !== config.seller.address.country)
    .map(([, other]) => other)
  const foreign: readonly string[][] = [
    others.map((other) => other.law[locale]),
    others.flatMap(({ dataProtection }) =>
      Object.values(dataProtection.value).map(({ name }) => name),
    ),
    others.flatMap(({ accessibility }) => accessibility.value?.name ?? []),
  ]
  return foreign.flatMap((names, kind) => {
    const ownName = own[kind]
    if (ownName !== undefined && words.includes(ownName)) return []
    return names.filter((name) => words.includes(name))
  })
}

/** The subject of each fact of a country's law. */
const factNames = [
  ['dataProtection', 'the data protection authority'],
  ['accessibility', 'the authority for accessibility'],
  ['limitsLiability', 'the limits of liability'],
  ['smallBusiness', 'the VAT of small businesses'],
  ['retentionYears', 'how long invoices are kept'],
  ['disputes', 'out-of-court settlement'],
  ['namesHost', 'who hosts the website'],
  ['conformityNotice', 'the notice about conformity'],
] as const satisfies readonly (readonly [Exclude<keyof CountryLaw, 'law'>, string])[]

/** Lists the facts not yet compared with their official source, and the total number of facts. */
export function listUnverifiedFacts(country: string): { names: string[]; total: number } {
  const countryLaw = findCountryLaw(country)
  const facts = factNames.flatMap(([field, name]) => {
    const fact = countryLaw?.[field]
    return fact === undefined ? [] : [{ name, readOn: fact.readOn }]
  })
  const names = facts.filter(({ readOn }) => readOn === null).map(({ name }) => name)
  return { names, total: facts.length }
}

/** Returns a country's law; null if it is unknown, so that the seller has to provide it. */
export function findCountryLaw(country: string): CountryLaw | null {
  return Object.hasOwn(countryLaws, country) ? (countryLaws[country] ?? null) : null
}

function isInEea(country: string): boolean {
  return [...euCountries, 'IS', 'LI', 'NO'].includes(country)
}
