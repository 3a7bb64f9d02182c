import { resolve } from 'node:path'
import { z } from 'zod'
import { flagSchema, portSchema } from '#shop/settings/schemas.ts'
import { parseVariables } from '#shop/settings/parse-variables.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import { sharedVariables, toSharedSettings } from '#shop/settings/shared-settings.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { toMetricsAddress } from '#shop/settings/telemetry-variables.ts'
import type { MetricsAddress } from '#shop/settings/telemetry-variables.ts'
import { storefrontVariables } from '#shop/settings/storefront-variables.ts'
import type { MailServer } from '../../options.ts'
import { alertVariables } from '../../owner/alerts/alert-settings.ts'
import type { ConfiguredService } from '../../payments/payment-service.ts'
import { findPaymentService, paymentVariables } from '../../payments/payment-settings.ts'
import type { ObjectStore } from '../../platform/files/file-place.ts'
import { s3Variables, toObjectStore } from '../../platform/files/s3/s3-settings.ts'
import { mailVariables, toMailServer } from '../../platform/mail/mail-settings.ts'

/**
 * At least two, because an import would occupy a single connection and keep the process from
 * renewing its registration.
 */
const connectionsSchema = z.coerce
  .number({ error: 'must be a whole number from 2 to 1000' })
  .int('must be a whole number from 2 to 1000')
  .min(2, 'must be a whole number from 2 to 1000')
  .max(1000, 'must be a whole number from 2 to 1000')

const environmentSchema = z.object({
  ...sharedVariables,
  ...storefrontVariables,
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user:password@host:5432/shop',
    })
    .optional(),
  DATABASE_CONNECTIONS: connectionsSchema.default(10),
  PROVIDER_PORT: portSchema.default(4000),
  PROVIDER_METRICS_PORT: portSchema.optional(),
  SLOW_STATEMENT_MS: z.coerce
    .number({ error: 'must be a number of milliseconds, or 0 to log none' })
    .min(0, 'must be a number of milliseconds, or 0 to log none')
    .default(1000),
  MAIL: z.enum(['log'], { error: 'must be log' }).optional(),
  ...mailVariables,
  ...s3Variables,
  ...alertVariables,
  ...paymentVariables,
  OUTBOX: flagSchema.optional(),
  DEMO_CATALOGUE: z
    .enum(['full', 'small', 'none'], { error: 'must be full, small or none' })
    .default('full'),
  CATALOGUE_DIR: z.string().optional(),
  PASSWORD_COST: z.coerce
    .number({ error: 'must be a whole number from 4 to 15' })
    .int('must be a whole number from 4 to 15')
    .min(4, 'must be a whole number from 4 to 15')
    .max(15, 'must be a whole number from 4 to 15')
    .default(15),
})

const missingMailMessage =
  'SMTP_URL is not set: this shop cannot deliver email. Set it to a mail server, or MAIL=log to start ' +
  'the shop anyway; it then prints its emails without the links in them.'

const demoInBucketMessage =
  'DEMO_CATALOGUE must be none with S3_BUCKET: the demo catalog is only made in a folder.'

/** The validated settings of the back end, described in docs/settings.md. */
export interface BackEndSettings extends SharedSettings {
  /** The `postgres://` URL of the database; null for SQLite in `dataDir`. Contains a password. */
  readonly databaseUrl: string | null
  /** The maximum number of connections per process to that database. */
  readonly databaseConnections: number
  /** The absolute path of the folder for the demo catalogue. */
  readonly catalogueDir: string
  /** Keeps the files instead of the folders; null for the folders. Contains a secret. */
  readonly objectStore: ObjectStore | null
  readonly demoCatalogue: 'full' | 'small' | 'none'
  /** The port of a back end that runs alone. */
  readonly providerPort: number
  /** Where a back end that runs alone serves its metrics; null for nowhere. */
  readonly providerMetrics: MetricsAddress | null
  /** The duration in milliseconds from which a database statement is logged as slow; 0 for never. */
  readonly slowStatementMs: number
  readonly outbox: boolean
  /**
   * The URL that alerts for the owner are posted to as JSON; null for email only. May be a secret.
   */
  readonly alertWebhookUrl: string | null
  /**
   * The number of days without a backup after which the owner of a live shop is alerted; 0 for
   * never.
   */
  readonly maxBackupAgeDays: number
  /** The service for card payments; null for the demo page. */
  readonly paymentService: ConfiguredService | null
  /** Null if emails are only stored and printed. */
  readonly mailServer: MailServer | null
  /** The base-2 logarithm of scrypt's N for password hashing. */
  readonly passwordCost: number
}

/**
 * Reads the settings of the back end from environment variables. Throws an error with one sentence
 * per invalid variable, including those of the storefront.
 */
export function readBackEndSettings(variables: Variables): BackEndSettings {
  return toSettings(parseVariables(environmentSchema, variables))
}

function toSettings(env: z.infer<typeof environmentSchema>): BackEndSettings {
  const shared = toSharedSettings(env)
  const { dataDir, origin } = shared
  const production = env.NODE_ENV === 'production'
  const mailServer = toMailServer(env)
  const objectStore = toObjectStore(env)
  if (objectStore !== null && env.DEMO_CATALOGUE !== 'none') throw new Error(demoInBucketMessage)
  const isPublic = production && origin.startsWith('https:')
  const hasMail = mailServer !== null || env.MAIL !== undefined
  if (isPublic && env.PROVIDER_URL === undefined && !hasMail) {
    throw new Error(missingMailMessage)
  }
  return {
    ...shared,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    catalogueDir: env.CATALOGUE_DIR ? resolve(env.CATALOGUE_DIR) : resolve(dataDir, 'catalogue'),
    objectStore,
    demoCatalogue: env.DEMO_CATALOGUE,
    providerPort: env.PROVIDER_PORT,
    providerMetrics: toMetricsAddress(env.PROVIDER_METRICS_PORT, env.METRICS_HOST),
    slowStatementMs: env.SLOW_STATEMENT_MS,
    outbox: env.OUTBOX ?? (!production && isLoopback(origin)),
    ownerMail: shared.ownerMail ?? mailServer?.from.address ?? null,
    alertWebhookUrl: env.ALERT_WEBHOOK_URL ?? null,
    maxBackupAgeDays: env.BACKUP_MAX_AGE_DAYS,
    paymentService: findPaymentService(env),
    mailServer,
    passwordCost: env.PASSWORD_COST,
  }
}

function isLoopback(origin: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)
}
