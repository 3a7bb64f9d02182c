import { ProcessorUnavailableError, RejectedMessageError } from './payment-processor.ts'
import type { PaymentNotification } from './payment-processor.ts'
import type { PaymentService } from './payment-service.ts'
import { receiveNotification } from './receive-notification.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwHttpError, throwNotFound } from '../platform/http/http-error.ts'

/**
 * Mounts the webhook of a service. Responds with 200 once a message is stored or if it is
 * irrelevant to the shop, with 400 if the processor has not signed it, and with 503 to have it sent
 * again. Not rate-limited, because all messages come from a few addresses.
 */
export function mountPaymentWebhook(
  app: ProviderApp,
  context: Context,
  { name, webhook: { path, signatureHeader } }: PaymentService,
): void {
  app.post(path, async (c) => {
    if (context.processors.current.name !== name) throwNotFound()
    const body = new Uint8Array(await c.req.arrayBuffer())
    const signature = c.req.header(signatureHeader) ?? null
    const notification = await read(context, { body, signature })
    const { id, type } = notification
    const result = await store(context, notification)
    context.log({ level: 'info', event: 'payment-webhook', id, type, result })
    return c.json({ received: true })
  })
}

async function read(
  { processors, log }: Context,
  message: { body: Uint8Array; signature: string | null },
): Promise<PaymentNotification> {
  try {
    return await processors.current.receive(message)
  } catch (error) {
    if (!(error instanceof RejectedMessageError)) throw error
    log({ level: 'warn', event: 'payment-webhook-rejected', reason: error.message })
    throwHttpError(400, 'This webhook is not valid.')
  }
}

/**
 * Throws a 503 if the processor cannot be asked about the payment, so that it sends the message
 * again.
 */
async function store(context: Context, notification: PaymentNotification): Promise<string> {
  const { processors, log } = context
  try {
    return await receiveNotification(context, processors.current, notification)
  } catch (error) {
    if (!(error instanceof ProcessorUnavailableError)) throw error
    log({ level: 'warn', event: 'payment-webhook-deferred', reason: error.message })
    throwHttpError(503, 'The service is unavailable.')
  }
}
