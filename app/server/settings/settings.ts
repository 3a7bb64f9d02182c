import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { siteLocales } from '#app/locales/locales.ts'
import type { Log } from '#app/request-scope/app-context.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { alertVariables } from '#provider/owner/alerts/alert-settings.ts'
import { mailVariables, toMailServer } from '#provider/platform/mail/mail-settings.ts'
import { getProcessorOrigins, paymentVariables, toPaymentSettings } from '#provider/payments/payment-settings.ts'
import {
  originSchema,
  providerVariables,
  splitList,
  timeoutSchema,
  toProviderSettings,
} from './provider-settings.ts'

const flagSchema = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0, 1, true or false' })
  .transform((value) => value === '1' || value === 'true')

const portSchema = z.coerce
  .number({ error: 'must be a number from 0 to 65535' })
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535')

/**
 * With a single connection, an import would occupy it, and the process could not renew its
 * registration.
 */
const connectionsSchema = z.coerce
  .number({ error: 'must be a whole number from 2 to 1000' })
  .int('must be a whole number from 2 to 1000')
  .min(2, 'must be a whole number from 2 to 1000')
  .max(1000, 'must be a whole number from 2 to 1000')

/** A key for signing cookies and payment webhooks. */
export const secretSchema = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((value) => new Set(value).size > 8, 'must be random, not a placeholder')

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: portSchema.default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: originSchema.optional(),
  SHOP_CONFIG: z.string().optional(),
  LEGAL_DIR: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user:password@host:5432/shop',
    })
    .optional(),
  DATABASE_CONNECTIONS: connectionsSchema.default(10),
  SECRET: secretSchema.optional(),
  PROVIDER_PORT: portSchema.default(4000),
  ...providerVariables,
  PAGE_TIMEOUT_MS: timeoutSchema,
  TRUSTED_PROXY: z
    .string()
    .refine((value) => value === 'loopback' || splitList(value).every((part) => isIP(part) > 0), {
      error: 'must be loopback or a comma-separated list of IP addresses such as 10.0.0.1',
    })
    .optional(),
  MAIL: z.enum(['log'], { error: 'must be log' }).optional(),
  ...mailVariables,
  ...alertVariables,
  ...paymentVariables,
  OUTBOX: flagSchema.optional(),
  OWNER_MAIL: z.email('must be an email address').optional(),
  DEMO_CATALOGUE: z
    .enum(['full', 'small', 'none'], { error: 'must be full, small or none' })
    .default('full'),
  CATALOGUE_DIR: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number of at least 1' })
    .min(1, 'must be a number of at least 1')
    .default(1),
  PASSWORD_COST: z.coerce
    .number({ error: 'must be a whole number from 4 to 15' })
    .int('must be a whole number from 4 to 15')
    .min(4, 'must be a whole number from 4 to 15')
    .max(15, 'must be a whole number from 4 to 15')
    .default(15),
  SITE_LOCALE: z
    .enum(siteLocales, { error: `must be one of ${siteLocales.join(', ')}` })
    .optional(),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes, or 0 for no cache' })
    .min(0, 'must be a number of megabytes, or 0 for no cache')
    .max(4096, 'must be at most 4096')
    .default(32),
  GALLERY_PAGE: flagSchema.default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
})

const missingMailMessage =
  'SMTP_URL is not set: this shop cannot deliver email. Set it to a mail server, or MAIL=log to start ' +
  'the shop anyway; it then prints its emails without the links in them.'

/** Deprecated setting names and their replacements, supported until the next major release. */
const deprecatedNames: Readonly<Record<string, string>> = {
  HOUSE_LOCALE: 'SITE_LOCALE',
  READY_PAGES_MB: 'PAGE_CACHE_MB',
  KIT_PAGE: 'GALLERY_PAGE',
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** Thrown for variables with invalid values; the message has a sentence for each. */
export class InvalidSettingsError extends Error {
  readonly names: readonly string[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map(toSentence).join('\n'))
    this.names = issues.map(({ path }) => String(path[0]))
  }
}

/**
 * Reads the settings from environment variables; empty ones count as missing. Throws an
 * `InvalidSettingsError`.
 */
export function readSettings(variables: EnvironmentVariables): Settings {
  const parsed = environmentSchema.safeParse({
    ...Object.fromEntries(
      findDeprecatedSettings(variables).map(({ name, value }) => [name, value]),
    ),
    ...Object.fromEntries(Object.entries(variables).filter(([, value]) => value)),
  })
  if (!parsed.success) throw new InvalidSettingsError(parsed.error.issues)
  return toSettings(parsed.data)
}

/** Returns the variables without some settings, including their deprecated names. */
export function removeSettings(
  variables: EnvironmentVariables,
  names: readonly string[],
): EnvironmentVariables {
  const isRemoved = (name: string) => names.includes(deprecatedNames[name] ?? name)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isRemoved(name)))
}

/** Logs one warning for each deprecated setting name in use. */
export function warnAboutDeprecatedSettings(variables: EnvironmentVariables, log: Log): void {
  for (const { deprecated, name } of findDeprecatedSettings(variables)) {
    log('warn', 'setting-deprecated', { setting: deprecated, use: name })
  }
}

/**
 * Logs a warning if requests come through an untrusted proxy, which makes the rate limits count all
 * visitors as one.
 */
export function warnAboutUntrustedProxy({ trustedProxy }: Settings, log: Log): void {
  if (trustedProxy !== null) return
  const reason = 'TRUSTED_PROXY is not set: all visitors behind a proxy share one rate limit'
  log('warn', 'rate-limit-shared', { reason })
}

function findDeprecatedSettings(variables: EnvironmentVariables) {
  return Object.entries(deprecatedNames)
    .map(([deprecated, name]) => ({ deprecated, name, value: variables[deprecated] }))
    .filter(({ value }) => value)
}

function toSentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} is invalid: it ${issue.message}.`
}

function toSettings(env: z.infer<typeof environmentSchema>): Settings {
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR)
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`
  const isPublic = production && origin.startsWith('https:')
  const mailServer = toMailServer(env)
  const payment = toPaymentSettings(env)
  const providerSettings = toProviderSettings(env, origin)
  const hasMail = mailServer !== null || env.MAIL !== undefined
  if (isPublic && env.PROVIDER_URL === undefined && !hasMail) {
    throw new Error(missingMailMessage)
  }
  return {
    port: env.PORT,
    hostname: env.HOST,
    origin,
    shopConfigPath: env.SHOP_CONFIG === undefined ? null : resolve(env.SHOP_CONFIG),
    legalDir: env.LEGAL_DIR === undefined ? null : resolve(env.LEGAL_DIR),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    catalogueDir: env.CATALOGUE_DIR ? resolve(env.CATALOGUE_DIR) : resolve(dataDir, 'catalogue'),
    demoCatalogue: env.DEMO_CATALOGUE,
    secret: env.SECRET ?? null,
    providerPort: env.PROVIDER_PORT,
    ...providerSettings,
    paymentOrigins: [...providerSettings.paymentOrigins, ...getProcessorOrigins(payment)],
    pageTimeoutMs: env.PAGE_TIMEOUT_MS,
    trustedProxy: parseTrustedProxy(env.TRUSTED_PROXY),
    outbox: env.OUTBOX ?? (!production && isLoopback(origin)),
    ownerMail: env.OWNER_MAIL ?? mailServer?.from.address ?? null,
    alertWebhookUrl: env.ALERT_WEBHOOK_URL ?? null,
    maxBackupAgeDays: env.BACKUP_MAX_AGE_DAYS,
    payment,
    mailServer,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    passwordCost: env.PASSWORD_COST,
    siteLocale: env.SITE_LOCALE ?? null,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    galleryPage: env.GALLERY_PAGE,
    logLevel: env.LOG_LEVEL,
  }
}

function parseTrustedProxy(value: string | undefined): Settings['trustedProxy'] {
  if (!value) return null
  return value === 'loopback' ? 'loopback' : splitList(value)
}

function isLoopback(origin: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)
}
