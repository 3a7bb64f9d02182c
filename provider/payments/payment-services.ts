import { demo } from './demo/demo.ts'
import type { PaymentService } from './payment-service.ts'
import { stripe } from './stripe/stripe.ts'

/**
 * All services through which a shop can receive card payments. Without `PAYMENT`, a shop uses the first
 * one that has a key; texts name the first one in a shop that has none.
 */
export const paymentServices: readonly [PaymentService, ...PaymentService[]] = [stripe]

/** Receives the payments of a shop without a service. */
export const testPage = demo

/** The paths of the webhooks of all services. */
export const webhookPaths: readonly string[] = paymentServices.map(({ webhook }) => webhook.path)
