/** The path at which Stripe sends webhooks. The storefront passes it to the embedded provider. */
export const stripeWebhookPath = '/payment/webhook/stripe'

/** The size in bytes of the largest webhook. */
export const maxWebhookBytes = 256 * 1024
