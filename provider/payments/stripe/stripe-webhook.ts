import type { ProcessorWebhook } from '../payment-processor.ts'

/** The webhook for Stripe's payments, refunds and disputes. */
export const stripeWebhook: ProcessorWebhook = {
  path: '/payment/webhook/stripe',
  signatureHeader: 'stripe-signature',
  paymentTypes: 'checkout.session.',
}
