import type { Context, ProviderApp } from '../context.ts'
import type { PaymentProcessors } from './payment-processor.ts'
import type { ProcessorBase } from './payment-service.ts'
import { paymentServices, testPage } from './payment-services.ts'
import { mountPaymentWebhook } from './payment-webhooks.routes.ts'

/**
 * Opens the processors of a shop. Those other than the current one still look up and refund earlier
 * payments.
 */
export async function openProcessors(base: ProcessorBase): Promise<PaymentProcessors> {
  const { paymentService = null } = base.options
  const page = testPage.createProcessor(base)
  const current = paymentService === null ? page : await paymentService.open(base)
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
  await testPage.mountRoutes(app, context)
}
