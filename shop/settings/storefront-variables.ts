import { z } from 'zod'
import { capabilityNames } from '#provider/contract/capability-names.ts'
import { listOf, originSchema, splitList, timeoutSchema, urlSchema } from './schemas.ts'

const extensionsSchema = z
  .string()
  .transform((value): readonly string[] => (value === 'all' ? capabilityNames : splitList(value)))
  .refine((names) => names.every((name) => capabilityNames.some((known) => known === name)), {
    error: `must be all or a comma-separated list of ${capabilityNames.join(', ')}`,
  })
  .refine((names) => !names.includes('payment') || names.includes('balance'), {
    error: 'must contain balance if it contains payment',
  })

const categorySchema = z.coerce
  .number({ error: 'must be the id of a category' })
  .int('must be the id of a category')
  .min(1, 'must be the id of a category')

/** Plain text with `\n` for line breaks, because some env files do not support real ones. */
const instructionsSchema = z
  .string()
  .max(2000, 'must have at most 2000 characters')
  .refine((text) => !/:\/\/|\bwww\./i.test(text), { error: 'must not contain links' })
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .optional()

/**
 * The environment variables that only the storefront uses. The back end validates them, too, so that
 * one message names every invalid setting of a shop.
 */
export const storefrontVariables = {
  PROVIDER_TIMEOUT_MS: timeoutSchema,
  PROVIDER_EXTENSIONS: extensionsSchema.default([]),
  PROVIDER_DOWNLOADS_URL: urlSchema.optional(),
  PACKS_CATEGORY: categorySchema.default(2),
  ONE_SHOTS_CATEGORY: categorySchema.default(3),
  LOOPS_CATEGORY: categorySchema.optional(),
  MEDIA_URLS: listOf(urlSchema, 'must be a comma-separated list of URLs'),
  PAYMENT_METHOD: z
    .string()
    .regex(/^\w{1,100}$/, 'must be a code such as moneytransfer')
    .default('moneytransfer'),
  PAYMENT_ORIGINS: listOf(originSchema, 'must be a comma-separated list of origins'),
  PAYMENT_INSTRUCTIONS: instructionsSchema,
  PAYMENT_INSTRUCTIONS_DE: instructionsSchema,
  PAYMENT_INSTRUCTIONS_EN: instructionsSchema,
  PAYMENT_INSTRUCTIONS_ES: instructionsSchema,
  PAYMENT_INSTRUCTIONS_FR: instructionsSchema,
  PAYMENT_INSTRUCTIONS_IT: instructionsSchema,
  PAYMENT_INSTRUCTIONS_NL: instructionsSchema,
  PAGE_TIMEOUT_MS: timeoutSchema,
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes, or 0 for no cache' })
    .min(0, 'must be a number of megabytes, or 0 for no cache')
    .max(4096, 'must be at most 4096')
    .default(32),
}
