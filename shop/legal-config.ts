import { z } from 'zod'
import { lineByLanguage, lineOfText } from './line-of-text.ts'

/** The address of a website, which texts show without a slash at the end. */
const websiteSchema = z
  .url({ protocol: /^https?$/, message: 'must be the address of a website' })
  .transform((url) => url.replace(/\/$/, ''))

const authoritySchema = z.strictObject({
  name: lineOfText,
  url: websiteSchema.nullable().default(null),
})

/**
 * What the legal texts state besides the seller's facts. `country-law.ts` has the first four for some
 * countries; what is written here has precedence.
 */
export const legalSchema = z.strictObject({
  /** The law that applies, in each language of the shop; the words stand inside a sentence. */
  law: lineByLanguage.default({}),
  /** The authority that supervises how the seller processes personal data. */
  dataProtectionAuthority: authoritySchema.nullable().default(null),
  /** The authority that supervises the accessibility of online shops. */
  accessibilityAuthority: authoritySchema.nullable().default(null),
  /** For how many years after the end of the year the seller has to keep invoices. */
  retentionYears: z.number().min(1).max(30).nullable().default(null),
  /** Whether the companies for hosting and email are in the European Union. */
  servicesInEu: z.boolean().nullable().default(null),
  /** The company that hosts the shop. */
  hosting: z
    .strictObject({ name: lineOfText, address: lineOfText, phone: lineOfText })
    .nullable()
    .default(null),
  /** The body for out-of-court settlement in whose proceedings the seller takes part. */
  disputeBody: z
    .strictObject({ name: lineOfText, address: lineOfText, url: websiteSchema })
    .nullable()
    .default(null),
})
