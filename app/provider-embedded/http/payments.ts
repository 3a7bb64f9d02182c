import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  findPaymentSession,
  insertPaymentSession,
  receivePaymentEvent,
} from '../db/payment-sessions.ts'
import type { PaymentEvent, PaymentSessionRow } from '../db/payment-sessions.ts'
import { buildReturnUrls, isTopUpAmount } from '../domain/payment-session.ts'
import {
  rejectedWebhookReason,
  untimelyWebhookReason,
  verifySignature,
} from '../domain/payment-webhook.ts'
import { enqueueTopUpReceipt } from '../mail/enqueue-receipts.ts'
import { deliverNothing } from '../mail/outbox.ts'
import { sessionLifetimeMs, signClaims } from '../payment/session-token.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { throwHttpError, throwNotFound } from './http-error.ts'
import { parseBody } from './parse-body.ts'
import { requireCustomer } from './require-customer.ts'
import { euroAmount, formatDecimal, wireAmount } from './wire-format.ts'
import { transact } from '../db/transact.ts'

const sessionSchema = z
  .object({
    amount: euroAmount,
    email: z.email(),
    currency: z.literal('EUR'),
    return_to: z.enum(['checkout', 'profile']).default('profile'),
  })
  .refine(({ amount, return_to: returnTo }) => isTopUpAmount(amount, returnTo), {
    path: ['amount'],
    message: 'The amount field is invalid.',
  })

const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string().min(1).max(100),
  amount: wireAmount,
  currency: z.string().max(3),
})

/**
 * Mounts the routes that create a payment session for a top-up, return its status, and receive the
 * payment page's webhook.
 */
export function mountPayments(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/payment/create-payment-session', customerOnly, async (c) => {
    const body = await parseBody(c, sessionSchema)
    await limitAttempts(context, c, body.email.toLowerCase())
    const session = await createSession(context, c, body)
    return c.json({ redirect_url: buildPageUrl(context, session), session_id: session.id })
  })

  app.get('/api/v1/payment/sessions/:id', customerOnly, async (c) => {
    const session = await findPaymentSession(context.db, c.req.param('id'))
    if (session === null || session.customer_id !== c.get('customer').id) throwNotFound()
    return c.json({ data: serializeSession(session) })
  })

  app.post('/api/v1/payment/notice', async (c) => {
    const body = await c.req.text()
    const header = c.req.header('overtone-signature') ?? null
    const signature = verifySignature(header, body, context.options.secret, context.clock())
    if (signature.kind === 'invalid') rejectWebhook(context, 'signature')
    if (signature.kind === 'untimely') deferWebhook(context, signature.ageSeconds)
    return c.json({ data: await receiveWebhook(context, body) })
  })
}

/** Throws a 429 for too many sessions, or for too many whose receipts go to the same stranger. */
async function limitAttempts(
  { limiter }: Context,
  c: ProviderContext,
  recipient: string,
): Promise<void> {
  const { id, email } = c.get('customer')
  await limiter.attemptAll([
    ['paymentAccount', String(id)],
    ['paymentAddress', c.get('address')],
    ...(recipient === email ? [] : [['paymentRecipient', recipient] as const]),
  ])
}

async function createSession(
  context: Context,
  c: ProviderContext,
  body: z.output<typeof sessionSchema>,
): Promise<PaymentSessionRow> {
  const now = context.clock().toISOString()
  const session: PaymentSessionRow = {
    id: `ps_${randomBytes(16).toString('hex')}`,
    customer_id: c.get('customer').id,
    email: body.email,
    amount: body.amount,
    currency: body.currency,
    return_to: body.return_to,
    locale: c.get('locale'),
    status: 'open',
    created_at: now,
    updated_at: now,
  }
  await transact(context.db, (db) => insertPaymentSession(db, session))
  return session
}

function buildPageUrl(context: Context, session: PaymentSessionRow): string {
  const { storefrontUrl, paymentPageUrl, secret } = context.options
  const token = signClaims(
    {
      session: session.id,
      amount: session.amount,
      currency: 'EUR',
      locale: session.locale,
      ...buildReturnUrls(storefrontUrl, session.locale, session.id, session.return_to),
      expires: context.clock().getTime() + sessionLifetimeMs,
    },
    secret,
  )
  return `${paymentPageUrl.replace(/\/+$/, '')}/${token}`
}

async function receiveWebhook(context: Context, body: string) {
  const event = parseWebhook(body)
  if (event === null) rejectWebhook(context, 'body')
  const received = await transact(context.db, async (db) => {
    const result = await receivePaymentEvent(db, event, context.clock())
    if (result === null) return null
    const deliver = result.isCredited
      ? await enqueueTopUpReceipt({ ...context, db }, result.session)
      : deliverNothing
    return { ...result, deliver }
  })
  if (received === null) rejectWebhook(context, 'session')
  received.deliver()
  return { session: received.session.id, status: received.session.status }
}

function parseWebhook(body: string): PaymentEvent | null {
  try {
    return webhookSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function rejectWebhook(context: Context, reason: 'signature' | 'body' | 'session'): never {
  context.log({ level: 'warn', event: 'payment-webhook-rejected', reason })
  throwHttpError(400, 'This webhook is not valid.', rejectedWebhookReason)
}

/**
 * Throws a response that the sender does not take as a rejection: a payment must not be lost because
 * the clock of one machine is wrong.
 */
function deferWebhook(context: Context, ageSeconds: number): never {
  context.log({ level: 'warn', event: 'payment-webhook-untimely', ageSeconds })
  const message = 'This webhook was signed too long ago or in the future. Check the clocks.'
  throwHttpError(400, message, untimelyWebhookReason)
}

function serializeSession(session: PaymentSessionRow) {
  return {
    id: session.id,
    status: session.status,
    amount: formatDecimal(session.amount),
    currency: session.currency,
    return_to: session.return_to,
  }
}
