import { isIP } from 'node:net'
import { z } from 'zod'
import { allCapabilities, capabilityNames, createCapabilities } from '#app/provider/capabilities.ts'
import type { Capabilities } from '#app/provider/capabilities.ts'
import { defaultCategoryIds } from '#app/provider/category-ids.ts'
import type { ProviderSettings } from '#app/request-scope/settings.ts'

/** An HTTP or HTTPS URL; trailing slashes are removed. */
const urlSchema = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://shop.example' })
  .transform((value) => value.replace(/\/+$/, ''))

/** An HTTP or HTTPS URL without a path. */
export const originSchema = urlSchema.refine((value) => isOrigin(value), {
  error: 'must be a URL without a path, such as https://shop.example',
})

/** A time limit in milliseconds. */
export const timeoutSchema = z.coerce
  .number({ error: 'must be a number of milliseconds' })
  .int()
  .min(100, 'must be at least 100')
  .default(30_000)

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

/** A comma-separated list of values that match `schema`. */
const listOf = (schema: z.ZodType<string>, error: string) =>
  z
    .string()
    .refine((value) => splitList(value).every((part) => schema.safeParse(part).success), { error })
    .transform((value) => splitList(value).map((part) => schema.parse(part)))
    .default([])

/** Plain text with `\n` for line breaks, because some env files do not support real ones. */
const instructionsSchema = z
  .string()
  .max(2000, 'must have at most 2000 characters')
  .refine((text) => !/:\/\/|\bwww\./i.test(text), { error: 'must not contain links' })
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .optional()

/** The environment variables for the provider. */
export const providerVariables = {
  PROVIDER_URL: urlSchema.optional(),
  PROVIDER_PUBLIC_URL: urlSchema.optional(),
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
}

const providerSchema = z.object(providerVariables)

/**
 * Builds the provider's settings from validated variables; without a URL, it is embedded. `origin`
 * is the shop's origin.
 */
export function toProviderSettings(
  env: z.infer<typeof providerSchema>,
  origin: string,
): ProviderSettings {
  const publicUrl = env.PROVIDER_PUBLIC_URL ?? env.PROVIDER_URL ?? null
  const isEmbedded = env.PROVIDER_URL === undefined
  return {
    providerUrl: env.PROVIDER_URL ?? null,
    providerPublicUrl: publicUrl,
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    capabilities: withUsablePasskeys(
      isEmbedded ? allCapabilities : createCapabilities(env.PROVIDER_EXTENSIONS),
      new URL(origin),
    ),
    providerDownloadsUrl:
      env.PROVIDER_DOWNLOADS_URL ??
      (publicUrl === null ? null : `${publicUrl}/customer/account/downloadable-products`),
    categoryIds: {
      pack: env.PACKS_CATEGORY,
      'one-shot': env.ONE_SHOTS_CATEGORY,
      loop: env.LOOPS_CATEGORY ?? (isEmbedded ? defaultCategoryIds.loop : null),
    },
    mediaUrls: env.MEDIA_URLS,
    paymentMethod: env.PAYMENT_METHOD,
    paymentOrigins: env.PAYMENT_ORIGINS,
    paymentInstructions: toInstructions(env),
  }
}

/** Browsers support passkeys for HTTPS domains and for this machine, but not for IP addresses. */
function withUsablePasskeys(capabilities: Capabilities, { protocol, hostname }: URL): Capabilities {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  // The URL parser puts IPv6 addresses in brackets.
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[')
  const isUsable = isLocal || (protocol === 'https:' && isDomain)
  return { ...capabilities, passkeys: capabilities.passkeys && isUsable }
}

/** Returns the instructions by language: a language's own, or else those for all languages. */
function toInstructions(
  env: z.infer<typeof providerSchema>,
): ProviderSettings['paymentInstructions'] {
  const text = env.PAYMENT_INSTRUCTIONS ?? null
  return {
    de: env.PAYMENT_INSTRUCTIONS_DE ?? text,
    en: env.PAYMENT_INSTRUCTIONS_EN ?? text,
    es: env.PAYMENT_INSTRUCTIONS_ES ?? text,
    fr: env.PAYMENT_INSTRUCTIONS_FR ?? text,
    it: env.PAYMENT_INSTRUCTIONS_IT ?? text,
    nl: env.PAYMENT_INSTRUCTIONS_NL ?? text,
  }
}

/** Splits a comma-separated list. */
export function splitList(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}
