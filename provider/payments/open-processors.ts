import type { Context, ProviderApp } from '../context.ts'
import { demo } from './demo/demo.ts'
import type { PaymentProcessor, PaymentProcessors } from './payment-processor.ts'
import type { ProcessorBase, ProcessorKind } from './processor-kind.ts'
import { stripe } from './stripe/stripe.ts'

/** All kinds of processors. New payments go to the first one that the shop has. */
const kinds: readonly ProcessorKind[] = [stripe, demo]

/** The paths of the webhooks of all processors. */
export const webhookPaths: readonly string[] = kinds.flatMap(({ webhook }) => webhook?.path ?? [])

/**
 * Opens the processors of a shop. Payments of the others that were made before can still be looked up
 * and refunded.
 */
export async function openProcessors(base: ProcessorBase): Promise<PaymentProcessors> {
  const opened: PaymentProcessor[] = []
  for (const kind of kinds) {
    const processor = await kind.open(base)
    if (processor !== null) opened.push(processor)
  }
  const [current] = opened
  if (current === undefined) throw new Error('no payment processor could be opened')
  const services = kinds.filter(({ words }) => words !== null)
  const service = services.find(({ name }) => name === current.name) ?? services[0]
  const words = service?.words
  if (!words) throw new Error('no kind of processor is a service')
  return { current, words, get: (name) => opened.find((one) => one.name === name) ?? null }
}

/** Mounts the routes at which processors report payments. */
export function mountProcessors(app: ProviderApp, context: Context): void {
  for (const kind of kinds) kind.mountRoutes(app, context)
}
