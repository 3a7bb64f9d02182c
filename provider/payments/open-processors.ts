import type { Context, ProviderApp } from '../context.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessors } from './payment-processor.ts'
import { paymentServices, demoPage } from './payment-services.ts'
import { mountPaymentWebhook } from './payment-webhooks.routes.ts'

/**
 * Opens the payment service of a shop, and the demo page, which still looks up and refunds the payments
 * made before the shop had a service.
 */
export async function openProcessors({
  options,
  clock,
  log,
}: Pick<Dependencies, 'options' | 'clock' | 'log'>): Promise<PaymentProcessors> {
  const { paymentService = null, storefrontUrl, shop } = options
  const page = demoPage.createProcessor(options)
  const current = (await paymentService?.open({ storefrontUrl, shop, clock, log })) ?? page
  const { words, reasons } = paymentService?.service ?? paymentServices[0]
  const opened = [current, page]
  return { current, words, reasons, get: (name) => opened.find((one) => one.name === name) ?? null }
}

/**
 * Mounts the routes at which processors report payments, which refuse messages if the processor is not
 * the current one.
 */
export async function mountProcessors(app: ProviderApp, context: Context): Promise<void> {
  for (const service of paymentServices) mountPaymentWebhook(app, context, service)
  await demoPage.mountRoutes(app, context)
}
