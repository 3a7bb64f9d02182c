import { Stripe } from 'stripe'
import { createInvalidError, DoubleError } from './errors.ts'

/** The permissions of a restricted key, by Stripe's names without `rak_`. */
export type Permission =
  | 'charge_read'
  | 'charge_write'
  | 'checkout_session_read'
  | 'checkout_session_write'
  | 'dispute_read'
  | 'event_read'
  | 'payment_intent_read'
  | 'webhook_read'

type DoubleEndpoint = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'url' | 'enabled_events' | 'api_version' | 'status' | 'livemode'
>

/** The owner's account settings in the Dashboard. */
export interface DoubleAccount {
  /** The business name; Checkout opens no session without one. */
  businessName: string | null
  /** The enabled payment methods. */
  methods: string[]
  /** The permissions missing from the key. */
  readonly forbidden: Set<Permission>
  readonly endpoints: DoubleEndpoint[]
}

/** Creates an account fully set up for the shop at a URL. */
export function createAccount(shopUrl: string): DoubleAccount {
  return {
    businessName: 'Overtone',
    methods: ['card'],
    forbidden: new Set(),
    endpoints: [
      {
        id: 'we_of_the_double',
        object: 'webhook_endpoint',
        url: `${shopUrl}/payment/webhook/stripe`,
        enabled_events: [
          'checkout.session.completed',
          'checkout.session.async_payment_succeeded',
          'checkout.session.async_payment_failed',
          'checkout.session.expired',
          'refund.created',
          'refund.updated',
          'refund.failed',
          'charge.dispute.created',
          'charge.dispute.updated',
          'charge.dispute.closed',
          'charge.dispute.funds_withdrawn',
          'charge.dispute.funds_reinstated',
          'radar.early_fraud_warning.created',
        ],
        api_version: Stripe.API_VERSION,
        status: 'enabled',
        livemode: false,
      },
    ],
  }
}

/** A restricted key as quoted in Stripe's messages. */
export const redactedKey = 'rk_test_*********************************************double'

/** Throws Stripe's error if the key lacks a permission. */
export function requirePermission({ forbidden }: DoubleAccount, permission: Permission): void {
  if (!forbidden.has(permission)) return
  throw new DoubleError(403, {
    type: 'invalid_request_error',
    message:
      `The provided key '${redactedKey}' does not have the required permissions for this endpoint on ` +
      `account 'acct_1Double'. Having the 'rak_${permission}' permission would allow this request ` +
      'to continue.',
  })
}

/** Throws Stripe's error if an account with these methods cannot use Checkout. */
export function requireCheckout(
  { businessName, methods }: DoubleAccount,
  allowedMethods: readonly string[] | undefined,
): void {
  if (businessName === null) {
    throw createInvalidError(
      undefined,
      undefined,
      'In order to use Checkout, you must set an account or business name at https://dashboard.stripe.com/account.',
    )
  }
  if (methods.some((method) => allowedMethods?.includes(method) ?? true)) return
  throw createInvalidError(
    undefined,
    undefined,
    'No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).',
  )
}
