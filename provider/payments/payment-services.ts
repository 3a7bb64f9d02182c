import { demo } from './demo/demo.ts'
import type { PaymentService } from './payment-service.ts'
import { stripe } from './stripe/stripe.ts'

/**
 * All services for card payments. Without `PAYMENT`, a shop uses the first one with a key; texts of
 * a shop without any refer to the first one.
 */
export const paymentServices: readonly [PaymentService, ...PaymentService[]] = [stripe]

/** The payment page of a shop without a service. */
export const demoPage = demo

/** The webhook paths of all services. */
export const webhookPaths: readonly string[] = paymentServices.map(({ webhook }) => webhook.path)
