import { mountPaymentWebhook } from '../payment-webhooks.routes.ts'
import type { ProcessorKind } from '../processor-kind.ts'
import { stripeWebhook } from './stripe-webhook.ts'

/** Card payments through Stripe. Its library is loaded only by shops that use it. */
export const stripe: ProcessorKind = {
  name: 'stripe',
  words: {
    processor: 'Stripe',
    statusPage: 'https://status.stripe.com',
    keySetting: 'STRIPE_SECRET_KEY',
    webhookSetting: 'STRIPE_WEBHOOK_SECRET',
  },
  webhook: stripeWebhook,
  open: async ({ options, clock, log }) => {
    const { stripe: settings, storefrontUrl, shop } = options
    if (!settings) return null
    const { createStripeProcessor } = await import('./stripe-processor.ts')
    return createStripeProcessor({ ...settings, storefrontUrl, shop, clock, log })
  },
  mountRoutes: (app, context) => mountPaymentWebhook(app, context, 'stripe', stripeWebhook),
}
