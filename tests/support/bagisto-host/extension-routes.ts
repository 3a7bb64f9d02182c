import { createToken, replyWithCustomer } from './customer-routes.ts'
import type { HostReply } from './faults.ts'
import { requireCustomer, requireFound, requireText, toFields } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { refuseField } from './refusals.ts'
import { timestamp, toDecimal } from './serialize.ts'

/** The token in an emailed reset link that the host accepts. */
export const validResetToken = 'valid'

/** The routes of the contract that vanilla Bagisto lacks. */
export const extensionRoutes: Routes = {
  // The previous token stays valid until the next refresh, so that a refresh with a lost response
  // can be retried.
  'POST /api/v1/customer/refresh': (request) => {
    const customer = requireCustomer(request)
    const token = createToken(request)
    customer.tokens = [request.token, token]
    const { body } = replyWithCustomer(request, customer)
    return { body: { ...toFields(body), token } }
  },
  'POST /api/v1/customer/reset-password': (request) => {
    const password = requireText(request, 'password')
    const customer = request.state.customers.find(({ email }) => email === request.fields['email'])
    if (!customer || request.fields['token'] !== validResetToken) {
      throw refuseField('email', 'resetToken', request.locale)
    }
    customer.password = password
    return { body: { message: 'Your password has been reset.' } }
  },
  'GET /api/v1/customer/library': (request) => {
    requireCustomer(request)
    return { body: { data: [] } }
  },
  'POST /api/contact/send': (request) => {
    for (const name of ['full_name', 'email', 'theme', 'message']) requireText(request, name)
    request.state.messages.push(request.fields)
    return { body: { message: 'Your message has been sent' } }
  },
  'GET /api/v1/customer/withdrawals': (request) => {
    requireCustomer(request)
    return { body: { data: { top_ups: [], refunds: request.state.refunds } } }
  },
  'POST /api/v1/withdrawals': (request) => {
    requireText(request, 'contract')
    const { state, fields } = request
    state.withdrawals.push(fields)
    const data = { reference: 'W-1', received_at: timestamp, refund: null }
    return { body: { data } }
  },
  'POST /api/v1/payment/create-payment-session': createPayment,
  'GET /api/v1/payment/sessions/:id': (request) => {
    requireCustomer(request)
    const payment = requireFound(request.state.payments.find(({ id }) => id === request.id))
    const amount = toDecimal(payment.amount)
    return { body: { data: { id: String(payment.id), status: 'paid', amount } } }
  },
}

function createPayment(request: HostRequest): HostReply {
  const { state, fields, origin } = request
  requireCustomer(request)
  const id = state.createId()
  state.payments.push({ id, amount: Math.round(Number(fields['amount']) * 100) })
  const page = state.paymentPage ?? `${origin}/pay/${id}`
  return { body: { redirect_url: page, session_id: String(id) } }
}
