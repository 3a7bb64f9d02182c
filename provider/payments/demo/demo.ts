import type { ProcessorKind } from '../processor-kind.ts'
import { createDemoProcessor } from './demo-processor.ts'
import { mountPaymentNotices } from './payment-notices.routes.ts'

/** The demo page with its test cards, which every shop has. */
export const demo: ProcessorKind = {
  name: 'demo',
  words: null,
  webhook: null,
  open: async ({ options }) => createDemoProcessor(options),
  mountRoutes: mountPaymentNotices,
}
