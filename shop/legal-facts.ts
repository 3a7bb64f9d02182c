import type { Locale } from '#app/locales/locales.ts'
import { describeSalesCountries } from './sales-countries.ts'
import { getSellerLaw } from './seller-law.ts'
import type { ShopConfig } from './shop-config.ts'

/** The shop's facts by placeholder in legal texts; null for facts it does not have. */
export type LegalFacts = Readonly<Record<string, string | null>>

/** Lists the facts for legal texts in one language. */
export function listLegalFacts(config: ShopConfig, locale: Locale): LegalFacts {
  const { brand, seller, tax } = config
  const { address, register, representatives, legalName, legalForm } = seller
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    'brand.name': brand.name,
    'shop.languages': describeLanguages(config.languages, locale),
    'seller.legalName': legalName,
    'seller.fullName': [legalName, legalForm].filter(Boolean).join(' '),
    'seller.representatives':
      representatives.length === 0
        ? null
        : new Intl.ListFormat(toListLocale(locale)).format(representatives),
    'seller.address.street': address.street,
    'seller.address.postalCode': address.postalCode,
    'seller.address.city': address.city,
    'seller.address.country': countries.of(address.country) ?? address.country,
    'seller.email': seller.email,
    'seller.phone': seller.phone,
    'seller.register.name': register?.name ?? null,
    'seller.register.number': register?.number ?? null,
    'seller.vatId': seller.vatId,
    'seller.businessId': seller.businessId,
    'seller.taxNumber': seller.taxNumber,
    'seller.capital': seller.capital,
    'seller.chamber': seller.chamber,
    'seller.supervisor': seller.supervisor,
    'seller.publisher': representatives[0] ?? legalName,
    'tax.salesCountries': describeSalesCountries(tax.salesCountries, locale),
    // Empty values that mark lines for certain tax modes: whether prices include VAT, and whether
    // it is that of the customer's country.
    'tax.vat': tax.mode === 'none' ? null : '',
    'tax.exempt': tax.mode === 'none' ? '' : null,
    'tax.oss': tax.mode === 'oss' ? '' : null,
    'tax.notOss': tax.mode === 'oss' ? null : '',
    ...listLawFacts(config, locale),
  }
}

/**
 * Lists the facts from the law of the seller's country. Unknown law and years are shown as an
 * ellipsis; a shop cannot go live with them.
 */
function listLawFacts(config: ShopConfig, locale: Locale): LegalFacts {
  const { disputeBody, hosting, servicesInEu } = config.legal
  const sellerLaw = getSellerLaw(config)
  const { dataProtectionAuthority, accessibilityAuthority } = sellerLaw
  const mark = (isTrue: boolean) => (isTrue ? '' : null)
  return {
    'legal.law': sellerLaw.law[locale] ?? '…',
    'legal.retentionYears': sellerLaw.retentionYears?.toString() ?? '…',
    'legal.smallBusiness': sellerLaw.smallBusiness,
    'legal.dataProtectionAuthority.name': dataProtectionAuthority?.name ?? null,
    'legal.dataProtectionAuthority.url': dataProtectionAuthority?.url ?? null,
    'legal.accessibilityAuthority.name': accessibilityAuthority?.name ?? null,
    'legal.accessibilityAuthority.url': accessibilityAuthority?.url ?? null,
    'legal.disputeBody.name': disputeBody?.name ?? null,
    'legal.disputeBody.address': disputeBody?.address ?? null,
    'legal.disputeBody.url': disputeBody?.url ?? null,
    'legal.hosting.name': hosting?.name ?? null,
    'legal.hosting.address': hosting?.address ?? null,
    'legal.hosting.phone': hosting?.phone ?? null,
    // Empty values that mark lines for certain sellers, like those for tax modes.
    'legal.hasAccessibilityAuthority': mark(accessibilityAuthority !== null),
    'legal.hasDisputeBody': mark(disputeBody !== null),
    'legal.refusesDisputeBody': mark(sellerLaw.refusesDisputeBody),
    'legal.limitsLiability': mark(sellerLaw.limitsLiability),
    'legal.fullLiability': mark(!sellerLaw.limitsLiability),
    'legal.conformityNotice': mark(sellerLaw.hasConformityNotice),
    'legal.namesPublisher': mark(sellerLaw.namesHost),
    'legal.servicesInEu': mark(servicesInEu === true),
  }
}

/** Lists the languages in one of them, naming that one first: “English, German or Dutch”. */
function describeLanguages(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const sorted = languages.toSorted((a, b) => Number(b === locale) - Number(a === locale))
  return new Intl.ListFormat(toListLocale(locale), { type: 'disjunction' }).format(
    sorted.map((language) => names.of(language) ?? language),
  )
}

/** British lists have no comma before the last item, like the other texts of the shop. */
const toListLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/**
 * Fills in the `{placeholders}`. Omits lines with a fact that the shop does not have, such as the
 * list item with its VAT number, and sections left empty by that. Throws an error that names an
 * unknown placeholder.
 */
export function fillLegalFacts(markdown: string, facts: LegalFacts): string {
  const lines = markdown.split('\n').map((line) => fillLine(line, facts))
  return removeDoubleBlanks(removeEmptySections(lines)).join('\n').trimEnd()
}

/** Removes omitted lines, and blank lines that would follow another blank line. */
function removeDoubleBlanks(lines: readonly (string | null)[]): string[] {
  const result: string[] = []
  let isAfterGap = false
  for (const line of lines) {
    isAfterGap = line === null || (isAfterGap && line === '')
    const isDouble = isAfterGap && result.at(-1) === ''
    if (line !== null && !isDouble) result.push(line)
  }
  return result
}

/** Returns null for a line to omit. */
function fillLine(line: string, facts: LegalFacts): string | null {
  let isComplete = true
  const filled = line.replaceAll(/\{([\w.]+)\}/g, (placeholder, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) {
      throw new Error(`${placeholder} is unknown; known are {${Object.keys(facts).join('}, {')}}`)
    }
    isComplete &&= fact !== null
    return escapeMarkdown(fact ?? '')
  })
  return isComplete ? filled : null
}

/** Removes headings whose sections are empty because lines were omitted. */
function removeEmptySections(lines: readonly (string | null)[]): (string | null)[] {
  const result = [...lines]
  // Backwards, so that a section counts as empty if its subsections are.
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const level = getHeadingLevel(result[index])
    if (level < 2) continue
    const rest = result.slice(index + 1)
    const end = rest.findIndex((line) => isBetween(getHeadingLevel(line), 1, level))
    const body = end === -1 ? rest : rest.slice(0, end)
    const isEmpty = body.every((line) => line === null || line.trim() === '')
    if (isEmpty && body.includes(null)) result[index] = null
  }
  return result
}

/** Returns 2 for `## …`, and 0 for lines that are not headings. */
function getHeadingLevel(line: string | null | undefined): number {
  return /^(#{1,6})\s/.exec(line ?? '')?.[1]?.length ?? 0
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

/**
 * Escapes Markdown syntax (https://spec.commonmark.org/0.31.2), including list and heading markers
 * at the start. Email addresses still become links.
 */
function escapeMarkdown(text: string): string {
  if (/^[\w'.+-]+@[\w.-]+$/.test(text)) return text
  return text
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)
    .replaceAll(/(?<=\b(?:https?|ftp))(?=:)|(?<=\bwww)(?=\.)/gi, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/^(?=[-+](\s|$)|[-=]+\s*$)/, '\\')
}
