import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DoubleSession } from './objects.ts'
import type { DoubleState } from './state.ts'

/**
 * Handles requests to the payment page: the form with its buttons to pay, to pay with an American
 * card, to pay by a direct debit that takes days, to use a declined card, to cancel, and to pay and
 * close the tab.
 */
export function handlePayPage(
  state: DoubleState,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const session = state.sessions.get((request.url ?? '').replace(/^\/pay\/|\?.*$/g, ''))
  if (session === undefined || session.status === 'expired')
    return write(response, 'Not found', 404)
  if (request.method !== 'POST') return write(response, renderForm(session, ''))
  const intent = new URLSearchParams(body).get('intent')
  if (intent === 'decline') return write(response, renderForm(session, 'Your card was declined.'))
  if (intent === 'cancel') return redirect(response, session.cancel_url)
  if (session.status === 'open' && intent === 'pay-later') state.startDelayed(session)
  if (session.status === 'open') state.pay(session, intent === 'pay-from-us' ? fromUs : {})
  if (intent === 'pay-and-close') return write(response, '<p>Paid. Close this tab.</p>')
  redirect(response, session.success_url)
}

const fromUs = { cardCountry: 'US', billingCountry: 'US' }

function renderForm({ amount_total: amount, currency }: DoubleSession, message: string): string {
  const buttons = ['pay', 'pay-from-us', 'pay-later', 'decline', 'cancel', 'pay-and-close'].map(
    (intent) => `<button name="intent" value="${intent}">${intent}</button>`,
  )
  return `<h1>Checkout</h1><p>${(amount ?? 0) / 100} ${currency}</p><p role="alert">${message}</p>
    <form method="post">${buttons.join('')}</form>`
}

function write(response: ServerResponse, content: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>Checkout</title>${content}</html>`)
}

function redirect(response: ServerResponse, location: string | null | undefined): void {
  response.writeHead(303, { location: location ?? '/' })
  response.end()
}
