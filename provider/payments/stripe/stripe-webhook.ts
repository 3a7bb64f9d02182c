import type { ProcessorWebhook } from '../payment-service.ts'

/** The webhook at which Stripe reports payments, refunds and disputes. */
export const stripeWebhook: ProcessorWebhook = {
  path: '/payment/webhook/stripe',
  signatureHeader: 'stripe-signature',
  paymentTypes: 'checkout.session.',
}
