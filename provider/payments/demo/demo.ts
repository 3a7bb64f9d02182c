import type { Context, ProviderApp } from '../../context.ts'
import { createDemoProcessor } from './demo-processor.ts'
import type { PaymentPage, PaymentPageOptions } from './page.ts'

/** The shop's own payment page with test cards, available in every shop. */
export const demo = {
  name: 'demo',
  createProcessor: createDemoProcessor,
  /** Mounts the route at which the page reports payments. */
  mountRoutes: async (app: ProviderApp, context: Context): Promise<void> => {
    const { mountPaymentNotices } = await import('./payment-notices.routes.ts')
    mountPaymentNotices(app, context)
  },
  openPage: async (options: PaymentPageOptions): Promise<PaymentPage> => {
    const { createPaymentPage } = await import('./page.ts')
    return createPaymentPage(options)
  },
}
