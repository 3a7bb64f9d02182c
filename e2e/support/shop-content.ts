import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import shop from '../../shop.config.ts'
import { localeNames, locales } from '../../app/locales/locales.ts'
import { getSellerLaw } from '../../shop/seller-law.ts'
import { normalizeText } from '../../tests/i18n/all-texts.ts'

interface SellableText {
  readonly name: string
  readonly summary?: string
  /** An array of paragraphs for a pack, a string for a sound. */
  readonly description: string | readonly string[]
}

interface Manifest {
  readonly packs: readonly (SellableText & { readonly sounds: readonly SellableText[] })[]
}

const manifestFile = resolve(import.meta.dirname, '../../.cache/catalogue-small/manifest.json')
const contentProperties = ['name', 'label', 'summary', 'description']

function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
}

/**
 * Creates a matcher for the untranslated text on pages: names and descriptions in the catalogue,
 * facts about the shop and user input.
 */
export function createContentMatcher(input: readonly string[]): (text: string) => boolean {
  const { postalCode, city } = shop.seller.address
  const facts = [
    ...collectStrings(shop.brand),
    ...collectStrings(shop.seller),
    ...collectStrings(getSellerLaw(shop)),
    `${postalCode} ${city}`,
    ...listCountryNames(),
  ]
  const catalog = collectContent(readManifest())
  const content = new Set(
    [...catalog, ...facts, ...Object.values(localeNames), ...input].map(normalizeText),
  )
  return (text) => content.has(text) || certificatePattern.test(text) || filePattern.test(text)
}

/** Matches the code of a license certificate and the URL that checks it. */
const certificatePattern = /^(https?:\/\/\S+\/certificates\/)?[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/

/** Matches the name of a purchased file and its SHA-256. */
const filePattern = /^([\w.-]+\.(wav|zip)|[0-9a-f]{64})$/

/** Lists the names of the countries the shop sells to, as translated by the platform. */
function listCountryNames(): string[] {
  return locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return shop.tax.salesCountries.flatMap((country) => names.of(country) ?? [])
  })
}

/** Collects the strings in all content properties and translations, at any depth. */
function collectContent(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([key, inner]) => {
    if (contentProperties.includes(key)) {
      return [inner].flat().filter((text) => typeof text === 'string')
    }
    if (key === 'translations') return collectStrings(inner)
    return typeof inner === 'object' ? collectContent(inner) : []
  })
}

function collectStrings(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(collectStrings)
}

/** Returns the names of the packs. */
export function readPackNames(): string[] {
  return readManifest().packs.map(({ name }) => name)
}

/** Returns the texts of single products: names of sounds, and all descriptions. */
export function readProductTexts(): string[] {
  const { packs } = readManifest()
  const sounds = packs.flatMap((pack) => pack.sounds)
  const descriptions = [...packs, ...sounds].flatMap(({ summary = [], description }) => [
    ...[summary].flat(),
    ...[description].flat(),
  ])
  return [...new Set([...sounds.map(({ name }) => name), ...descriptions])]
}
