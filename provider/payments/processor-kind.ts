import type { Context, ProviderApp } from '../context.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PaymentProcessor, ProcessorName, ProcessorWords } from './payment-processor.ts'

/** A webhook at which a processor reports payments, refunds and disputes, as `receive` reads them. */
export interface ProcessorWebhook {
  /** Its path at this shop. The storefront passes it to the embedded provider. */
  readonly path: string
  /** The name of the header with the signature. */
  readonly signatureHeader: string
  /** How the types of the messages about payments begin. */
  readonly paymentTypes: string
}

/** What opening a processor needs. */
export type ProcessorBase = Pick<Dependencies, 'options' | 'clock' | 'log'>

/** A kind of processor, which a shop has or not. Its own folder holds all that only it needs. */
export interface ProcessorKind {
  readonly name: ProcessorName
  /** What texts to the owner call the service; null if it is none outside of the shop. */
  readonly words: ProcessorWords | null
  /** Null if it reports payments in another way. */
  readonly webhook: ProcessorWebhook | null
  /** Opens the processor if the settings contain it; else returns null. */
  open(base: ProcessorBase): Promise<PaymentProcessor | null>
  /** Mounts the routes at which it reports payments, which refuse messages if it is not the current one. */
  mountRoutes(app: ProviderApp, context: Context): void
}
