import { z } from 'zod'
import { originSchema, splitList } from '#shop/settings/schemas.ts'

/** The card payment service. Contains secrets. */
export type PaymentSettings =
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly webhookSecrets: readonly string[]
      /** The base URL of the API in tests; null for Stripe's own. */
      readonly apiBase: string | null
      /** True if the key is for real payments. */
      readonly isLive: boolean
    }

/** The origin of Stripe's payment page. */
const checkoutOrigin = 'https://checkout.stripe.com'

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

/** The environment variables for card payments. */
export const paymentVariables = {
  PAYMENT: z.enum(['demo', 'stripe'], { error: 'must be demo or stripe' }).optional(),
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

const variablesSchema = z.object(paymentVariables)

/**
 * Returns the card payment service: Stripe if there is a key, otherwise the demo page, which
 * charges nothing. Throws if a setting for Stripe is missing.
 */
export function toPaymentSettings(env: z.infer<typeof variablesSchema>): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env
  const kind = env.PAYMENT ?? (secretKey === undefined ? 'demo' : 'stripe')
  if (kind === 'demo') return { kind }
  if (secretKey === undefined)
    throw new Error('STRIPE_SECRET_KEY is not set: PAYMENT=stripe needs it.')
  if (webhookSecrets === undefined) {
    throw new Error(
      'STRIPE_WEBHOOK_SECRET is not set: without it, the shop cannot verify what Stripe reports. It is ' +
        'the signing secret of the webhook endpoint at Stripe.',
    )
  }
  const apiBase = env.STRIPE_API_BASE ?? null
  return { kind, secretKey, webhookSecrets, apiBase, isLive: isLiveKey(secretKey) }
}

/** Returns whether a Stripe key is for live mode, which moves real money. */
export function isLiveKey(secretKey: string): boolean {
  return /^[rs]k_live_/.test(secretKey)
}

/** Returns the origins of payment pages that browsers may be sent to. */
export function getProcessorOrigins(payment: PaymentSettings): string[] {
  return payment.kind === 'stripe' ? [payment.apiBase ?? checkoutOrigin] : []
}
