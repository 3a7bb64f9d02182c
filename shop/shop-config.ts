import { z } from 'zod'
import { locales } from '#app/locales/locales.ts'
import { brandSchema } from './brand-config.ts'
import { countryCodeSchema } from './country-code.ts'
import { explainConfig, explainValue } from './explain-config.ts'
import { legalSchema } from './legal-config.ts'
import { lineOfText } from './line-of-text.ts'
import type { OwnTexts } from './own-texts.ts'
import { timeZoneSchema } from './time-zone.ts'

/** The countries of the European Union by their ISO 3166-1 codes. */
export const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

/** The seller's legal facts, as the imprint, emails and invoices state them. */
const sellerSchema = z.strictObject({
  legalName: lineOfText,
  legalForm: lineOfText.nullable(),
  /** Who may act for the seller. */
  representatives: z.array(lineOfText),
  address: z.strictObject({
    street: lineOfText,
    postalCode: lineOfText,
    city: lineOfText,
    /** The code of the state or region, such as BY; only where authorities are regional. */
    region: lineOfText.nullable().default(null),
    country: countryCodeSchema,
  }),
  email: z.email(),
  phone: lineOfText,
  register: z.strictObject({ name: lineOfText, number: lineOfText }).nullable(),
  vatId: lineOfText.nullable(),
  /** The number under which the tax office knows the seller, for invoices without a VAT number. */
  taxNumber: lineOfText.nullable().default(null),
  /** The business identification number (W-IdNr.) of a seller in Germany, which the imprint states. */
  businessId: lineOfText.nullable().default(null),
  /** The capital of a company, with its currency, where the imprint has to state it. */
  capital: lineOfText.nullable().default(null),
  /** The chamber or the trade association of the seller. */
  chamber: lineOfText.nullable().default(null),
  /** The authority that supervises the seller's trade. */
  supervisor: lineOfText.nullable().default(null),
})

const taxSchema = z.strictObject({
  /**
   * `none` for a small business without VAT, `home` for the rate of the seller's country, `oss` for
   * the rate of each customer's country.
   */
  mode: z.enum(['none', 'home', 'oss']),
  /** The countries that the shop sells to. */
  salesCountries: z.array(countryCodeSchema).min(1),
})

const languageSchema = z.enum(locales)

const languagesSchema = z
  .array(languageSchema)
  .min(1)
  .refine((languages) => new Set(languages).size === languages.length, 'names a language twice')
  .pipe(z.tuple([languageSchema], languageSchema))

/** The least sums in euros; card payments have fees per payment. */
const paymentsSchema = z.strictObject({
  /** The minimum top-up, in whole euros. */
  smallestTopUp: z.int().min(1).max(500).default(5),
  /** The minimum price of an order that is not free, before gift cards. */
  smallestOrder: z.number().min(0).max(1000).multipleOf(0.01).default(0),
})

const shopConfigSchema = z
  .strictObject({
    /** Whether it is the identity of the demo shop, with which no shop takes real money. */
    demo: z.boolean().default(false),
    /** The languages of the shop. The default one is English or, without it, the first. */
    languages: languagesSchema.default([...locales]),
    brand: brandSchema,
    seller: sellerSchema,
    tax: taxSchema,
    payments: paymentsSchema.prefault({}),
    /** What the legal texts state besides. */
    legal: legalSchema.prefault({}),
    /** The language of what the shop tells its owner; null for English. */
    ownerLanguage: z.enum(locales).nullable().default(null),
    /** The time zone of all dates and times; null for that of the seller's country. */
    timeZone: timeZoneSchema.nullable().default(null),
  })
  .superRefine(({ brand: { tagline }, languages }, context) => {
    if (tagline === null) return
    for (const language of languages.filter((code) => tagline[code] === undefined)) {
      const message = 'is missing; the shop has this language'
      context.addIssue({ code: 'custom', path: ['brand', 'tagline', language], message })
    }
  })
  .superRefine(({ seller, tax }, context) => {
    const { country } = seller.address
    if (tax.mode === 'none' || euCountries.some((member) => member === country)) return
    const message = `${tax.mode} needs a seller in the European Union, not in ${country}`
    context.addIssue({ code: 'custom', path: ['tax', 'mode'], message })
  })
  .superRefine(({ seller: { legalName, legalForm } }, context) => {
    if (legalForm === null || !` ${legalName} `.includes(` ${legalForm} `, 1)) return
    const message = `stands in legalName, too; write ${legalForm} in only one of them`
    context.addIssue({ code: 'custom', path: ['seller', 'legalForm'], message })
  })

/** The identity of the shop: its languages, brand, seller's legal facts, VAT and time zone. */
export type ShopConfig = z.output<typeof shopConfigSchema> & {
  /** From a file next to that of the identity. */
  readonly ownTexts?: OwnTexts
}

/** The same as written in a file, where fields with a default may be left out. */
export type ShopConfigInput = z.input<typeof shopConfigSchema>

/** Completes the object of a `shop.config.ts`; throws an error that names each wrong field. */
export function defineShop(config: ShopConfigInput): ShopConfig {
  return parseShopConfig(config)
}

/** Validates a config; throws an error with a line for each wrong field. */
export function parseShopConfig(value: unknown): ShopConfig {
  const result = shopConfigSchema.safeParse(value, { error: explainValue })
  if (result.success) return result.data
  const lines = explainConfig(shopConfigSchema, result.error).map(
    ([field, problem]) => `  ${field}: ${problem}`,
  )
  throw new Error(`The identity of the shop is not valid:\n${lines.join('\n')}`)
}
