import { z } from 'zod'
import { lineByLanguage, lineOfText } from './line-of-text.ts'

/** The URL of a website, shown in texts without a trailing slash. */
const websiteSchema = z
  .url({ protocol: /^https?$/, message: 'must be the address of a website' })
  .transform((url) => url.replace(/\/$/, ''))

const authoritySchema = z.strictObject({
  name: lineOfText,
  url: websiteSchema.nullable().default(null),
})

/**
 * The facts in the legal texts besides the seller's. `country-law.ts` provides the first four for
 * some countries; values set here take precedence.
 */
export const legalSchema = z.strictObject({
  /** The governing law in each of the shop's languages, as it appears mid-sentence. */
  law: lineByLanguage.default({}),
  /** The authority that supervises the seller's processing of personal data. */
  dataProtectionAuthority: authoritySchema.nullable().default(null),
  /** The authority for the accessibility of online shops. */
  accessibilityAuthority: authoritySchema.nullable().default(null),
  /** How many years the seller must keep invoices after the end of the year. */
  retentionYears: z.number().min(1).max(30).nullable().default(null),
  /** True if the hosting and email companies are in the European Union. */
  servicesInEu: z.boolean().nullable().default(null),
  /** The company that hosts the shop. */
  hosting: z
    .strictObject({ name: lineOfText, address: lineOfText, phone: lineOfText })
    .nullable()
    .default(null),
  /** The out-of-court settlement body whose proceedings the seller participates in. */
  disputeBody: z
    .strictObject({ name: lineOfText, address: lineOfText, url: websiteSchema })
    .nullable()
    .default(null),
})
