import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { findPaymentSession, receivePaymentEvent } from '../db/payment-sessions.ts'
import type { PaymentSessionRow } from '../db/payment-sessions.ts'
import { isWebhookSigned } from '#app/provider-embedded/domain/payment-webhook.ts'
import { isTopUpAmount, buildReturnUrls } from '../domain/payment-session.ts'
import { sessionLifetimeMs, signClaims } from '../payment/session-token.ts'
import { deliverNothing } from '../mail/outbox.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { euroAmount, wireAmount } from './euros.ts'
import { parseBody } from './parse-body.ts'
import { enqueueTopUpReceipt } from '#app/provider-embedded/mail/enqueue-receipts.ts'
import { throwHttpError, throwNotFound } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'
import { formatDecimal } from './wire-format.ts'

const sessionBody = z
  .object({
    amount: euroAmount,
    email: z.email(),
    currency: z.literal('EUR'),
    return_to: z.enum(['checkout', 'profile']).default('profile'),
  })
  .refine(({ amount, return_to: to }) => isTopUpAmount(amount, to), {
    path: ['amount'],
    message: 'The amount field is invalid.',
  })

const noticeBody = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string().min(1).max(100),
  amount: wireAmount,
  currency: z.string().max(3),
})

/** Top-ups: opening a session at the payment page, its state, and the page's signed notice. */
export function mountPayments(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/payment/create-payment-session', customerOnly, async (c) => {
    const body = await parseBody(c, sessionBody)
    await context.limiter.attempt('paymentAccount', String(c.get('customer').id))
    await context.limiter.attempt('paymentAddress', c.get('address'))
    const session = await openSession(context, c, body)
    return c.json({ redirect_url: pageAddress(context, session), session_id: session.id })
  })

  app.get('/api/v1/payment/sessions/:id', customerOnly, async (c) => {
    const session = await findPaymentSession(context.db, c.req.param('id'))
    if (session === null || session.customer_id !== c.get('customer').id) throwNotFound()
    return c.json({ data: sessionShape(session) })
  })

  app.post('/api/v1/payment/notice', async (c) => {
    const body = await c.req.text()
    const header = c.req.header('overtone-signature') ?? null
    if (!isWebhookSigned(header, body, context.options.secret, context.clock())) {
      refuseNotice(context, 'signature')
    }
    return c.json({ data: await receive(context, body) })
  })
}

async function openSession(
  context: Context,
  c: ProviderContext,
  body: z.output<typeof sessionBody>,
): Promise<PaymentSessionRow> {
  const moment = context.clock().toISOString()
  const session: PaymentSessionRow = {
    id: `ps_${randomBytes(16).toString('hex')}`,
    customer_id: c.get('customer').id,
    email: body.email,
    amount: body.amount,
    currency: body.currency,
    return_to: body.return_to,
    locale: c.get('locale'),
    status: 'open',
    created_at: moment,
    updated_at: moment,
  }
  // A transaction waits patiently for other writers; a statement alone gives up soon.
  await context.db
    .transaction()
    .execute((db) => db.insertInto('payment_sessions').values(session).execute())
  return session
}

function pageAddress(context: Context, session: PaymentSessionRow): string {
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

async function receive(context: Context, body: string) {
  const event = readNotice(body)
  if (event === null) refuseNotice(context, 'shape')
  const received = await context.db.transaction().execute(async (db) => {
    const outcome = await receivePaymentEvent(db, event, context.clock())
    if (outcome === null) return null
    const send = outcome.isCredited
      ? await enqueueTopUpReceipt({ ...context, db }, outcome.session)
      : deliverNothing
    return { ...outcome, send }
  })
  if (received === null) refuseNotice(context, 'session')
  received.send()
  return { session: received.session.id, status: received.session.status }
}

function readNotice(body: string) {
  try {
    return noticeBody.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function refuseNotice(context: Context, event: string): never {
  context.log({ level: 'warn', event: 'payment-notice-refused', because: event })
  throwHttpError(400, 'This notice is not valid.', 'notice_invalid')
}

function sessionShape(session: PaymentSessionRow) {
  return {
    id: session.id,
    status: session.status,
    amount: formatDecimal(session.amount),
    currency: session.currency,
    return_to: session.return_to,
  }
}
