import { z } from 'zod'
import { locales } from '#app/locales/locales.ts'
import { brandSchema } from './brand-config.ts'
import { countryCodeSchema } from './country-code.ts'
import { explainConfig, explainValue } from './explain-config.ts'
import { legalSchema } from './legal-config.ts'
import { lineOfText } from './line-of-text.ts'
import type { OwnTexts } from './own-texts.ts'
import { timeZoneSchema } from './time-zone.ts'

/** The member states of the European Union by ISO 3166-1 code. */
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

/** The seller's legal details, as stated in the imprint, emails and invoices. */
const sellerSchema = z.strictObject({
  legalName: lineOfText,
  legalForm: lineOfText.nullable(),
  /** The persons authorized to represent the seller. */
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
  /** The seller's tax number, for invoices without a VAT number. */
  taxNumber: lineOfText.nullable().default(null),
  /** The business identification number (W-IdNr.) of a German seller, for the imprint. */
  businessId: lineOfText.nullable().default(null),
  /** The company's capital with its currency, where the imprint must state it. */
  capital: lineOfText.nullable().default(null),
  /** The seller's chamber or trade association. */
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

/** The minimum amounts in euros; card payments have a fee per payment. */
const paymentsSchema = z.strictObject({
  /** The minimum top-up, in whole euros. */
  smallestTopUp: z.int().min(1).max(500).default(5),
  /** The minimum price of an order that is not free, before gift cards. */
  smallestOrder: z.number().min(0).max(1000).multipleOf(0.01).default(0),
})

const shopConfigSchema = z
  .strictObject({
    /** True for the demo shop, which cannot take real money. */
    demo: z.boolean().default(false),
    /** The shop's languages. The default is English or, without it, the first. */
    languages: languagesSchema.default([...locales]),
    brand: brandSchema,
    seller: sellerSchema,
    tax: taxSchema,
    payments: paymentsSchema.prefault({}),
    /** Further facts for the legal texts. */
    legal: legalSchema.prefault({}),
    /** The language of messages to the owner; null for English. */
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

/** The shop's identity: its languages, brand, seller, VAT and time zone. */
export type ShopConfig = z.output<typeof shopConfigSchema> & {
  /** Loaded from a file next to the config. */
  readonly ownTexts?: OwnTexts
}

/** The config as written in a file, where fields with defaults may be omitted. */
export type ShopConfigInput = z.input<typeof shopConfigSchema>

/** Completes the object in a `shop.config.ts`; throws an error that names each invalid field. */
export function defineShop(config: ShopConfigInput): ShopConfig {
  return parseShopConfig(config)
}

/** Validates a config; throws an error with a line for each invalid field. */
export function parseShopConfig(value: unknown): ShopConfig {
  const result = shopConfigSchema.safeParse(value, { error: explainValue })
  if (result.success) return result.data
  const lines = explainConfig(shopConfigSchema, result.error).map(
    ([field, problem]) => `  ${field}: ${problem}`,
  )
  throw new Error(`The identity of the shop is not valid:\n${lines.join('\n')}`)
}
