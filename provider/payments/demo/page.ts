import { Hono } from 'hono'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { isBodyLimitError, limitBodySize } from '../../platform/http/body-limit.ts'
import { createPaymentEventId } from '../payment-session.rules.ts'
import type { PaymentEventType } from '../payment-session.rules.ts'
import type { WebhookEvent } from './payment-notice.ts'
import { getTestCardOutcome, validateCard } from './card-form.ts'
import type { CardForm } from './card-form.ts'
import type { Brand } from '#shop/brand-config.ts'
import { getDefaultLanguage, toShopLanguage } from '#shop/languages.ts'
import type { OwnTexts } from '#shop/own-texts.ts'
import type { Languages } from '#shop/languages.ts'
import { createPaymentReports } from './payment-reports.ts'
import { getTexts } from '../../texts/texts.ts'
import { createWebhookSender } from './webhook-sender.ts'
import type { WebhookSenderOptions } from './webhook-sender.ts'
import { respondWithFont } from './fonts.ts'
import { createPageLook } from './page-style.ts'
import type { PageLook } from './page-style.ts'
import { renderForm, renderMessage } from './render-page.ts'
import type { FormState } from './render-page.ts'
import { verifyClaims } from './session-token.ts'
import type { PaymentClaims } from './session-token.ts'

const maxBodyBytes = 16 * 1024
const emptyForm: FormState = {
  values: { number: '', expiry: '', name: '' },
  errors: {},
  failure: null,
}

/**
 * `secret` is shared with the provider; `baseUrl` is the URL at which the page is mounted; `fetch`
 * sends webhooks to `providerUrl`, over the network or in-process.
 */
export interface PaymentPageOptions extends Omit<WebhookSenderOptions, 'clock'> {
  baseUrl: string
  brand: Brand
  /** The texts that the owner has replaced. */
  ownTexts?: OwnTexts
  /** The languages of the shop and the page. */
  languages: Languages
  /** The source of an SVG logo; without one, the page displays the name. */
  logo?: string | null
  clock?: () => Date
}

/** The hosted payment page. `close` stops its background work. */
export interface PaymentPage {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Creates the payment page, a separate application that reads all session data from its URL. */
export function createPaymentPage(options: PaymentPageOptions): PaymentPage {
  const clock = options.clock ?? (() => new Date())
  const { pathname } = new URL(options.baseUrl)
  const baseLook = createPageLook(options.brand, options.logo ?? null, `${pathname}/fonts`)
  const getLook = (context: Context): PageLook => ({ ...baseLook, theme: readTheme(context) })
  const sender = createWebhookSender({ ...options, clock })
  const { isPaid, report } = createPaymentReports(sender)

  function respondInvalid(context: Context, expired?: PaymentClaims) {
    setHeaders(getLook(context), context, expired)
    const locale = expired?.locale ?? negotiateLocale(context, options.languages)
    const texts = getTexts(options, locale)
    const backTo = expired === undefined ? null : addReason(expired.close, 'closed')
    const message =
      expired === undefined ? texts.payment_page_broken() : texts.payment_page_expired()
    return context.html(renderMessage(getLook(context), locale, texts, message, backTo), 400)
  }

  async function close(context: Context, claims: PaymentClaims, wasDeclined: boolean) {
    const status = wasDeclined ? null : await report(createEvent(claims, 'payment.closed'))
    if (status === 'paid') return context.redirect(claims.pass, 303)
    return context.redirect(addReason(claims.close, wasDeclined ? 'declined' : 'closed'), 303)
  }

  async function pay(context: Context, claims: PaymentClaims, form: CardForm) {
    const look = getLook(context)
    const { cvc: _, ...values } = form
    const texts = getTexts(options, claims.locale)
    const errors = validateCard(form, clock())
    const render = (failure: FormState['failure']) =>
      renderForm(look, claims, texts, { values, errors, failure })
    if (Object.keys(errors).length > 0) return context.html(render(null), 422)
    const outcome = getTestCardOutcome(form)
    const event = createEvent(claims, `payment.${outcome}`)
    // A payment held only in memory would be lost with the process, so the card is charged only
    // after the event is on disk.
    if (outcome === 'paid' && !sender.store(event)) return context.html(render('unavailable'), 503)
    const status = await report(event)
    if (outcome === 'paid' || status === 'paid') return context.redirect(claims.pass, 303)
    return context.html(render('declined'), 402)
  }

  const app = new Hono({ strict: false }).basePath(pathname)
  app.use(limitBodySize(maxBodyBytes))

  app.get('/fonts/:name', (context) => respondWithFont(context.req.param('name')))

  app.get('/:token', (context) => {
    const look = getLook(context)
    const claims = readClaims(context, options)
    if (claims === null) return respondInvalid(context)
    setHeaders(look, context, claims)
    const texts = getTexts(options, claims.locale)
    if (isPaid(claims.session)) {
      return context.html(
        renderMessage(look, claims.locale, texts, texts.payment_page_already_paid(), claims.pass),
      )
    }
    if (isExpired(claims, clock())) return respondInvalid(context, claims)
    return context.html(renderForm(look, claims, texts, emptyForm))
  })

  app.post('/:token', async (context) => {
    const look = getLook(context)
    const claims = readClaims(context, options)
    if (claims === null) return respondInvalid(context)
    setHeaders(look, context, claims)
    if (isPaid(claims.session)) return context.redirect(claims.pass, 303)
    if (isExpired(claims, clock())) return respondInvalid(context, claims)
    const fields = await parseForm(context)
    if (fields['intent'] === 'close') return close(context, claims, fields['declined'] === '1')
    return pay(context, claims, toCardForm(fields))
  })

  app.notFound((context) => respondInvalid(context))

  return { fetch: async (request) => app.fetch(request), close: sender.close }
}

/**
 * Returns the claims in the URL, with a language that the shop supports; null if they are invalid.
 */
function readClaims(
  context: Context,
  { secret, languages }: PaymentPageOptions,
): PaymentClaims | null {
  const claims = verifyClaims(context.req.param('token') ?? '', secret)
  return claims && { ...claims, locale: toShopLanguage(claims.locale, languages) }
}

function createEvent(claims: PaymentClaims, type: PaymentEventType): WebhookEvent {
  return {
    id: createPaymentEventId(claims.session, type),
    type,
    session: claims.session,
    amount: (claims.amount / 100).toFixed(4),
    currency: claims.currency,
  }
}

/**
 * Sets the security headers. Forms can only be submitted to this page, which may redirect to the
 * shop.
 */
function setHeaders(look: PageLook, context: Context, claims?: PaymentClaims): void {
  const images = look.logo === null ? '' : ' img-src data:;'
  const storefront = claims === undefined ? '' : ` ${new URL(claims.pass).origin}`
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${look.styleHash}; font-src 'self';${images} form-action 'self'${storefront}; ` +
      "base-uri 'none'; frame-ancestors 'none'",
  )
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'strict-origin')
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('X-Frame-Options', 'DENY')
  context.header('X-Robots-Tag', 'noindex')
}

/** Reads the storefront's theme cookie, which the browser sends if the page has the same origin. */
function readTheme(context: Context): PageLook['theme'] {
  const [, theme] =
    /(?:^|; )theme=(light|dark)(?:;|$)/.exec(context.req.header('cookie') ?? '') ?? []
  return theme === 'light' || theme === 'dark' ? theme : null
}

function isExpired(claims: PaymentClaims, now: Date): boolean {
  return now.getTime() > claims.expires
}

function addReason(url: string, reason: 'closed' | 'declined'): string {
  const result = new URL(url)
  result.searchParams.set('reason', reason)
  return result.toString()
}

/**
 * Parses the submitted fields; returns an empty object for a malformed body, which then fails
 * validation.
 */
async function parseForm(context: Context): Promise<Record<string, unknown>> {
  try {
    return await context.req.parseBody()
  } catch (error) {
    if (isBodyLimitError(error)) throw error
    return {}
  }
}

function toCardForm(fields: Record<string, unknown>): CardForm {
  const getText = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, 100) : ''
  }
  return {
    number: getText('number'),
    expiry: getText('expiry'),
    cvc: getText('cvc'),
    name: getText('name'),
  }
}

/** Returns the browser's preferred language among the shop's, or else the default. */
function negotiateLocale(context: Context, languages: Languages): string {
  const accepted = parseAccept(context.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
  const found = accepted.find((locale) => languages.some((language) => language === locale))
  return found ?? getDefaultLanguage(languages)
}
