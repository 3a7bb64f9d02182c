import type { ConfiguredService, PaymentService } from '../payment-service.ts'
import { stripeReasons } from './stripe-reasons.ts'
import {
  findLiveProblems,
  hasLiveKey,
  stripeVariables,
  toStripeSettings,
} from './stripe-settings.ts'
import type { StripeSettings, StripeValues } from './stripe-settings.ts'
import { stripeWebhook } from './stripe-webhook.ts'

/** The origin of Stripe's payment page. */
const checkoutOrigin = 'https://checkout.stripe.com'

/** Card payments through Stripe, whose library is loaded only if configured. */
export const stripe: PaymentService<StripeValues> = {
  name: 'stripe',
  words: {
    processor: 'Stripe',
    statusPage: 'https://status.stripe.com',
    keySetting: 'STRIPE_SECRET_KEY',
    webhookSetting: 'STRIPE_WEBHOOK_SECRET',
  },
  reasons: stripeReasons,
  webhook: stripeWebhook,
  variables: stripeVariables,
  questions: 'each permission of the key, opening a payment, the webhook endpoint',
  configure: (values) => configureStripe(toStripeSettings(values)),
  hasLiveKey,
  findLiveProblems,
}

/** Creates the service with a shop's settings. */
export function configureStripe(settings: StripeSettings): ConfiguredService {
  return {
    service: stripe,
    pageOrigins: [settings.apiBase ?? checkoutOrigin],
    open: async (shop) => {
      const { createStripeProcessor } = await import('./stripe-processor.ts')
      return createStripeProcessor({ ...settings, ...shop })
    },
    inspect: async (storefrontUrl) => {
      const { inspectAccount } = await import('./inspect-account.ts')
      return await inspectAccount({ ...settings, maxRetries: 0 }, storefrontUrl)
    },
  }
}
