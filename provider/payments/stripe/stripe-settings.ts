import { z } from 'zod'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import { originSchema, splitList } from '#shop/settings/schemas.ts'

const keyPattern = /^[rs]k_(live|test)_\w{8,}$/
const webhookSecretPattern = /^whsec_[\w+/=]{8,}$/

/** Error messages never contain the values. */
const secretsSchema = z
  .string()
  .transform(splitList)
  .refine(
    (secrets) => secrets.length <= 2 && secrets.every((one) => webhookSecretPattern.test(one)),
    {
      error:
        'must be the signing secret of the webhook endpoint, whsec_…; two of them, separated by a comma, while it is replaced',
    },
  )

/** The environment variables for payments through Stripe. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(keyPattern, 'must be a restricted or secret key of Stripe, rk_… or sk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: secretsSchema.optional(),
  STRIPE_API_BASE: originSchema
    .refine((value) => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(value), {
      error: 'must be on this machine, such as http://127.0.0.1:4242; it is only for tests',
    })
    .optional(),
}

const stripeSchema = z.object(stripeVariables)

export type StripeValues = z.infer<typeof stripeSchema>

/** The Stripe settings for card payments. The secrets must not be logged. */
export interface StripeSettings {
  /** A secret or restricted key, `sk_…` or `rk_…`. */
  readonly secretKey: string
  /** True for a live-mode key, with which real money moves. */
  readonly isLive: boolean
  /** The signing secrets of the webhook endpoint; two during rotation. */
  readonly webhookSecrets: readonly string[]
  /** The base URL of the API instead of Stripe's; for tests. */
  readonly apiBase?: string | null
  /** The number of immediate retries of a failed call: 2 by default, fewer in tests. */
  readonly maxRetries?: number
  /** The timeout of a call in milliseconds: 15,000 by default, shorter in tests. */
  readonly timeoutMs?: number
}

/** Builds the settings from validated variables; throws if one is missing. */
export function toStripeSettings(values: StripeValues): StripeSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = values
  if (secretKey === undefined)
    throw new Error('STRIPE_SECRET_KEY is not set: PAYMENT=stripe needs it.')
  if (webhookSecrets === undefined) {
    throw new Error(
      'STRIPE_WEBHOOK_SECRET is not set: without it, the shop cannot verify what Stripe reports. It is ' +
        'the signing secret of the webhook endpoint at Stripe.',
    )
  }
  const apiBase = values.STRIPE_API_BASE ?? null
  return { secretKey, webhookSecrets, apiBase, isLive: isLiveKey(secretKey) }
}

/** Returns whether the key is for Stripe's live mode, which moves real money. */
export function hasLiveKey({ STRIPE_SECRET_KEY: secretKey = '' }: Variables): boolean {
  return isLiveKey(secretKey)
}

/** Lists the Stripe settings that must prevent a shop from taking real money. */
export function findLiveProblems(variables: Variables): LiveProblem[] {
  return [
    ...(hasLiveKey(variables)
      ? []
      : [{ what: 'STRIPE_SECRET_KEY', problem: 'is a test key, with which no money moves.' }]),
    ...(variables['STRIPE_API_BASE']
      ? [{ what: 'STRIPE_API_BASE', problem: 'is set: it is only for tests.' }]
      : []),
  ]
}

function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey)
}
