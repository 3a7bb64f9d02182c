import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parseAccept } from 'hono/utils/accept'
import { createPaymentEventId } from '../domain/payment-session.ts'
import type { PaymentEventType, PaymentStatus } from '../domain/payment-session.ts'
import { paymentTexts, getPaymentTexts } from '../texts/payment/payment-texts.ts'
import { chargeTestCard, checkCard } from './card-form.ts'
import type { CardForm } from './card-form.ts'
import { withCountableBody } from '#app/provider-embedded/body-limit.ts'
import { createWebhookSender } from './webhook-sender.ts'
import type { WebhookSenderOptions } from './webhook-sender.ts'
import { pageStyleHash } from './page-style.ts'
import { renderForm, renderMessage } from './render-page.ts'
import type { FormState } from './render-page.ts'
import { verifyClaims } from './session-token.ts'
import type { PaymentClaims } from './session-token.ts'

const mostRemembered = 5000
const emptyForm: FormState = {
  values: { number: '', expiry: '', name: '' },
  errors: {},
  wasDeclined: false,
}

/**
 * `secret` is the provider's; `baseUrl` is where the page is mounted (its path is the prefix of every
 * address); `fetch` carries notices to `providerUrl`, over the network or in the same process.
 */
export interface PaymentPageOptions extends Omit<WebhookSenderOptions, 'clock'> {
  baseUrl: string
  clock?: () => Date
}

/** The hosted payment page. `close` ends what it still does in the background. */
export interface PaymentPage {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** The payment page as an application of its own; all it knows of a session is in the address. */
export function createPaymentPage(options: PaymentPageOptions): PaymentPage {
  const clock = options.clock ?? (() => new Date())
  const sender = createWebhookSender({ ...options, clock })
  const paidSessions = new Set<string>()

  function rememberPaid(session: string): void {
    paidSessions.add(session)
    const [oldest] = paidSessions
    if (paidSessions.size > mostRemembered && oldest !== undefined) paidSessions.delete(oldest)
  }

  async function report(
    claims: PaymentClaims,
    type: PaymentEventType,
  ): Promise<PaymentStatus | null> {
    if (type === 'payment.paid') rememberPaid(claims.session)
    const status = await sender.send({
      id: createPaymentEventId(claims.session, type),
      type,
      session: claims.session,
      amount: (claims.amount / 100).toFixed(4),
      currency: claims.currency,
    })
    if (status === 'paid') rememberPaid(claims.session)
    return status
  }

  async function close(context: Context, claims: PaymentClaims, wasDeclined: boolean) {
    const status = wasDeclined ? null : await report(claims, 'payment.closed')
    if (status === 'paid') return context.redirect(claims.pass, 303)
    return context.redirect(withReason(claims.close, wasDeclined ? 'declined' : 'closed'), 303)
  }

  async function pay(context: Context, claims: PaymentClaims, form: CardForm) {
    const { cvc: _, ...values } = form
    const texts = getPaymentTexts(claims.locale)
    const errors = checkCard(form, clock())
    if (Object.keys(errors).length > 0) {
      return context.html(renderForm(claims, texts, { values, errors, wasDeclined: false }), 422)
    }
    const result = chargeTestCard(form)
    const status = await report(claims, `payment.${result}`)
    if (result === 'paid' || status === 'paid') return context.redirect(claims.pass, 303)
    return context.html(renderForm(claims, texts, { values, errors, wasDeclined: true }), 402)
  }

  const app = new Hono({ strict: false }).basePath(new URL(options.baseUrl).pathname)
  const limited = bodyLimit({ maxSize: 16 * 1024 })
  app.use(async (context, next) => {
    context.req.raw = withCountableBody(context.req.raw)
    return await limited(context, next)
  })

  app.get('/:token', (context) => {
    const claims = verifyClaims(context.req.param('token'), options.secret)
    if (claims === null) return refuse(context)
    protect(context, claims)
    const texts = getPaymentTexts(claims.locale)
    if (paidSessions.has(claims.session)) {
      return context.html(renderMessage(claims.locale, texts, texts.alreadyPaid, claims.pass))
    }
    if (isExpired(claims, clock())) return refuse(context, claims)
    return context.html(renderForm(claims, texts, emptyForm))
  })

  app.post('/:token', async (context) => {
    const claims = verifyClaims(context.req.param('token'), options.secret)
    if (claims === null) return refuse(context)
    protect(context, claims)
    if (paidSessions.has(claims.session)) return context.redirect(claims.pass, 303)
    if (isExpired(claims, clock())) return refuse(context, claims)
    const fields = await readForm(context)
    if (fields['intent'] === 'close') return close(context, claims, fields['declined'] === '1')
    return pay(context, claims, cardFormOf(fields))
  })

  app.notFound((context) => refuse(context))

  return { fetch: async (request) => app.fetch(request), close: sender.close }
}

function refuse(context: Context, expired?: PaymentClaims): Response | Promise<Response> {
  protect(context, expired)
  const locale = expired?.locale ?? wantedLocale(context.req.header('accept-language') ?? '')
  const texts = getPaymentTexts(locale)
  const backTo = expired === undefined ? null : withReason(expired.close, 'closed')
  const message = expired === undefined ? texts.broken : texts.expired
  return context.html(renderMessage(locale, texts, message, backTo), 400)
}

/** Sets the page's own headers. A form may only go to the page itself and on to the storefront. */
function protect(context: Context, claims?: PaymentClaims): void {
  const storefront = claims === undefined ? '' : ` ${new URL(claims.pass).origin}`
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${pageStyleHash}; form-action 'self'${storefront}; ` +
      "base-uri 'none'; frame-ancestors 'none'",
  )
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'strict-origin')
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('X-Frame-Options', 'DENY')
  context.header('X-Robots-Tag', 'noindex')
}

function isExpired(claims: PaymentClaims, now: Date): boolean {
  return now.getTime() > claims.expires
}

function withReason(address: string, reason: 'closed' | 'declined'): string {
  const url = new URL(address)
  url.searchParams.set('reason', reason)
  return url.toString()
}

/** The fields sent; none for a body that is no form, which the page then asks for again. */
async function readForm(context: Context): Promise<Record<string, unknown>> {
  try {
    return await context.req.parseBody()
  } catch (error) {
    if (error instanceof Error && error.name === 'BodyLimitError') throw error
    return {}
  }
}

function cardFormOf(fields: Record<string, unknown>): CardForm {
  const textOf = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, 100) : ''
  }
  return {
    number: textOf('number'),
    expiry: textOf('expiry'),
    cvc: textOf('cvc'),
    name: textOf('name'),
  }
}

function wantedLocale(header: string): string {
  const wanted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
  return wanted.find((locale) => Object.hasOwn(paymentTexts, locale)) ?? 'en'
}
