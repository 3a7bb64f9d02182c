import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { siteLocales } from '#app/locales/locales.ts'
import type { Settings } from '#app/request-scope/settings.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0, 1, true or false' })
  .transform((value) => value === '1' || value === 'true')

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((value) => value.replace(/\/+$/, ''))

const origin = address.refine((value) => isOrigin(value), {
  error: 'must be an address without a path, such as https://shop.example',
})

const port = z.coerce
  .number({ error: 'must be a number from 0 to 65535' })
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535')

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: origin.optional(),
  DATA_DIR: z.string().default('data'),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine((value) => new Set(value).size > 8, 'must be random, not a placeholder')
    .optional(),
  PROVIDER_URL: address.optional(),
  PROVIDER_PUBLIC_URL: address.optional(),
  PROVIDER_PORT: port.default(4000),
  PROVIDER_TIMEOUT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(100, 'must be at least 100')
    .default(30_000),
  TRUSTED_PROXY: z
    .string()
    .refine((value) => value === 'loopback' || proxies(value).every((part) => isIP(part) > 0), {
      error: 'must be loopback or a comma list of addresses such as 10.0.0.1',
    })
    .optional(),
  OUTBOX: flag.optional(),
  OWNER_MAIL: z.email('must be a mail address').optional(),
  DEMO_CATALOGUE: z
    .enum(['full', 'small', 'none'], { error: 'must be full, small or none' })
    .default('full'),
  CATALOGUE_DIR: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number from 1 up' })
    .min(1, 'must be a number from 1 up')
    .default(1),
  SITE_LOCALE: z
    .enum(siteLocales, { error: `must be one of ${siteLocales.join(', ')}` })
    .optional(),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes, 0 for none' })
    .min(0, 'must be a number of megabytes, 0 for none')
    .max(4096, 'must be at most 4096')
    .default(32),
  GALLERY_PAGE: flag.default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
})

/** Setting names of earlier releases and what replaced them; kept until the next major release. */
const deprecatedNames: Readonly<Record<string, string>> = {
  HOUSE_LOCALE: 'SITE_LOCALE',
  READY_PAGES_MB: 'PAGE_CACHE_MB',
  KIT_PAGE: 'GALLERY_PAGE',
}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 * Throws an Error whose message names every wrong variable in one sentence each.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.entries(variables)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [deprecatedNames[name] ?? name, value])
  const parsed = environment.safeParse(Object.fromEntries(present))
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentence).join('\n'))
  return toSettings(parsed.data)
}

function sentence(issue: z.core.$ZodIssue): string {
  return `The setting ${issue.path.join('.')} is wrong: it ${issue.message}.`
}

function toSettings(env: z.infer<typeof environment>): Settings {
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR)
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`
  return {
    port: env.PORT,
    hostname: env.HOST,
    origin,
    dataDir,
    catalogueDir: env.CATALOGUE_DIR ? resolve(env.CATALOGUE_DIR) : resolve(dataDir, 'catalogue'),
    demoCatalogue: env.DEMO_CATALOGUE,
    secret: env.SECRET ?? null,
    providerUrl: env.PROVIDER_URL ?? null,
    providerPublicUrl: env.PROVIDER_PUBLIC_URL ?? env.PROVIDER_URL ?? null,
    providerPort: env.PROVIDER_PORT,
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    trustedProxy: trustedProxy(env.TRUSTED_PROXY),
    outbox: env.OUTBOX ?? (!production && isThisMachine(origin)),
    ownerMail: env.OWNER_MAIL ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    siteLocale: env.SITE_LOCALE ?? null,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    galleryPage: env.GALLERY_PAGE,
    logLevel: env.LOG_LEVEL,
  }
}

function trustedProxy(value: string | undefined): Settings['trustedProxy'] {
  if (!value) return null
  return value === 'loopback' ? 'loopback' : proxies(value)
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)
}

function proxies(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}
