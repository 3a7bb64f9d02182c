import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor, PaymentProcessors } from './payment-processor.ts'
import { createDemoProcessor } from './demo/demo-processor.ts'

/**
 * Creates the processors of a shop. Stripe's library is loaded only by shops that use it. Payments of
 * the demo page that were made before can still be refunded.
 */
export async function openProcessors(
  base: Pick<Dependencies, 'options' | 'clock' | 'log'>,
): Promise<PaymentProcessors> {
  const demo = createDemoProcessor(base.options)
  const stripe = await openStripe(base)
  return {
    current: stripe ?? demo,
    get: (name) => (name === 'demo' ? demo : stripe),
  }
}

async function openStripe({
  options,
  clock,
  log,
}: Pick<Dependencies, 'options' | 'clock' | 'log'>): Promise<PaymentProcessor | null> {
  const { stripe, storefrontUrl, shop } = options
  if (!stripe) return null
  const { createStripeProcessor } = await import('./stripe/stripe-processor.ts')
  return createStripeProcessor({
    ...stripe,
    storefrontUrl,
    shopName: shop.brand.name,
    clock,
    log,
  })
}
