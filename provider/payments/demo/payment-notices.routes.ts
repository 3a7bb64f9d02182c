import { z } from 'zod'
import type { Context, ProviderApp } from '../../context.ts'
import { throwHttpError } from '../../platform/http/http-error.ts'
import { wireAmount } from '../../platform/http/wire-format.ts'
import type { PaymentFacts } from '../payment-processor.ts'
import { getVisibleStatus } from '../payment-session.rules.ts'
import type { PaymentEventType } from '../payment-session.rules.ts'
import { settlePayment } from '../settle-payment.ts'
import { rejectedWebhookReason, untimelyWebhookReason, verifySignature } from './payment-notice.ts'

const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string().min(1).max(100),
  amount: wireAmount,
  currency: z.string().max(3),
})

/** Mounts the route that receives the payment page's webhook. */
export function mountPaymentNotices(app: ProviderApp, context: Context): void {
  app.post('/api/v1/payment/notice', async (c) => {
    const body = await c.req.text()
    const header = c.req.header('overtone-signature') ?? null
    const signature = verifySignature(header, body, context.options.secret, context.clock())
    if (signature.kind === 'invalid') rejectWebhook(context, 'signature')
    if (signature.kind === 'untimely') deferWebhook(context, signature.ageSeconds)
    return c.json({ data: await receiveWebhook(context, body) })
  })
}

async function receiveWebhook(context: Context, body: string) {
  if (context.processors.current.name !== 'demo') rejectWebhook(context, 'processor')
  const event = parseWebhook(body)
  if (event === null) rejectWebhook(context, 'body')
  const notification = { id: event.id, type: event.type }
  const settlement = await settlePayment(context, 'demo', toFacts(event), notification)
  if (settlement.outcome !== 'settled') rejectWebhook(context, 'session')
  return { session: settlement.session.id, status: getVisibleStatus(settlement.session.status) }
}

const statuses: Readonly<Record<PaymentEventType, PaymentFacts['status']>> = {
  'payment.paid': 'paid',
  'payment.declined': 'declined',
  'payment.closed': 'closed',
}

function toFacts({
  session,
  type,
  amount,
  currency,
}: z.output<typeof webhookSchema>): PaymentFacts {
  return {
    sessionId: session,
    status: statuses[type],
    amount,
    currency,
    processorId: null,
    processorPaymentId: null,
    method: null,
    cardCountry: null,
    billingCountry: null,
  }
}

function parseWebhook(body: string): z.output<typeof webhookSchema> | null {
  try {
    return webhookSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function rejectWebhook(
  context: Context,
  reason: 'signature' | 'processor' | 'body' | 'session',
): never {
  context.log({ level: 'warn', event: 'payment-webhook-rejected', reason })
  throwHttpError(400, 'This webhook is not valid.', rejectedWebhookReason)
}

/**
 * Throws a response that the sender does not treat as a rejection, so that a wrong clock on one
 * machine never loses a payment.
 */
function deferWebhook(context: Context, ageSeconds: number): never {
  context.log({ level: 'warn', event: 'payment-webhook-untimely', ageSeconds })
  const message = 'This webhook was signed too long ago or in the future. Check the clocks.'
  throwHttpError(400, message, untimelyWebhookReason)
}
