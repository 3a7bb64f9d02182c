import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { siteLocales } from '#app/locales/locales.ts'
import type { SiteLocale } from '#app/locales/locales.ts'
import type { Log, LogLevel } from '#provider/contract/log.ts'
import {
  flagSchema,
  originSchema,
  portSchema,
  secretSchema,
  splitList,
  urlSchema,
} from './schemas.ts'
import { telemetryVariables, toTelemetrySettings } from './telemetry-variables.ts'
import type { TelemetrySettings } from './telemetry-variables.ts'

/** The environment variables that both the storefront and the back end read. */
export const sharedVariables = {
  NODE_ENV: z.string().optional(),
  PORT: portSchema.default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: originSchema.optional(),
  SHOP_CONFIG: z.string().optional(),
  LEGAL_DIR: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  SECRET: secretSchema.optional(),
  VISITOR_SECRET: secretSchema.optional(),
  PROVIDER_URL: urlSchema.optional(),
  PROVIDER_PUBLIC_URL: urlSchema.optional(),
  S3_PUBLIC_URL: urlSchema.optional(),
  TRUSTED_PROXY: z
    .string()
    .refine((value) => value === 'loopback' || splitList(value).every((part) => isIP(part) > 0), {
      error: 'must be loopback or a comma-separated list of IP addresses such as 10.0.0.1',
    })
    .optional(),
  OWNER_MAIL: z.email('must be an email address').optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number of at least 1' })
    .min(1, 'must be a number of at least 1')
    .default(1),
  SITE_LOCALE: z
    .enum(siteLocales, { error: `must be one of ${siteLocales.join(', ')}` })
    .optional(),
  GALLERY_PAGE: flagSchema.default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
  ...telemetryVariables,
}

const sharedSchema = z.object(sharedVariables)

/** The settings that both the storefront and the back end need. */
export interface SharedSettings {
  readonly hostname: string
  /** The public base URL of the shop, without a trailing slash. */
  readonly origin: string
  /** The absolute path of the shop config; null for the project's own. */
  readonly shopConfigPath: string | null
  /**
   * The absolute path of the folder with the legal texts; null for the one next to the shop config.
   */
  readonly legalDir: string | null
  /** The absolute path of the folder for the database, files and catalogue. */
  readonly dataDir: string
  /**
   * The key for signing cookies and payment webhooks; if null, one is generated and stored in
   * `dataDir`.
   */
  readonly secret: string | null
  /**
   * The key for signing the addresses of visitors between a storefront and its remote provider; null
   * for no signatures.
   */
  readonly visitorSecret: string | null
  /** Null if the provider is embedded. */
  readonly providerUrl: string | null
  readonly providerPublicUrl: string | null
  /** The base URL at which an object store serves previews and covers; null if the shop does. */
  readonly publicFilesUrl: string | null
  /**
   * The addresses of proxies whose X-Forwarded-* headers are trusted, or `loopback`; null to trust
   * none.
   */
  readonly trustedProxy: 'loopback' | string[] | null
  /** The owner's email address; null for the seller's in the shop config. */
  readonly ownerMail: string | null
  /** A factor for the rate limits of logins, registrations and so on; 1 keeps the defaults. */
  readonly rateLimitFactor: number
  /** The fixed locale of the site messages and dates; null for the visitor's locale. */
  readonly siteLocale: SiteLocale | null
  /** True if the component gallery is served. */
  readonly galleryPage: boolean
  readonly logLevel: LogLevel
  readonly telemetry: TelemetrySettings
}

/** Builds the shared settings from validated variables. */
export function toSharedSettings(env: z.infer<typeof sharedSchema>): SharedSettings {
  return {
    hostname: env.HOST,
    origin: env.ORIGIN ?? `http://localhost:${env.PORT}`,
    shopConfigPath: env.SHOP_CONFIG === undefined ? null : resolve(env.SHOP_CONFIG),
    legalDir: env.LEGAL_DIR === undefined ? null : resolve(env.LEGAL_DIR),
    dataDir: resolve(env.DATA_DIR),
    secret: env.SECRET ?? null,
    visitorSecret: env.VISITOR_SECRET ?? null,
    providerUrl: env.PROVIDER_URL ?? null,
    providerPublicUrl: env.PROVIDER_PUBLIC_URL ?? env.PROVIDER_URL ?? null,
    publicFilesUrl: env.S3_PUBLIC_URL ?? null,
    trustedProxy: parseTrustedProxy(env.TRUSTED_PROXY),
    ownerMail: env.OWNER_MAIL ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    siteLocale: env.SITE_LOCALE ?? null,
    galleryPage: env.GALLERY_PAGE,
    logLevel: env.LOG_LEVEL,
    telemetry: toTelemetrySettings(env),
  }
}

/**
 * Logs a warning if requests come through an untrusted proxy, which makes the rate limits count all
 * visitors as one.
 */
export function warnAboutUntrustedProxy({ trustedProxy }: SharedSettings, log: Log): void {
  if (trustedProxy !== null) return
  const reason = 'TRUSTED_PROXY is not set: all visitors behind a proxy share one rate limit'
  log('warn', 'rate-limit-shared', { reason })
}

function parseTrustedProxy(value: string | undefined): SharedSettings['trustedProxy'] {
  if (!value) return null
  return value === 'loopback' ? 'loopback' : splitList(value)
}
