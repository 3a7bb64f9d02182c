import { createToken, replyWithCustomer } from './customer-routes.ts'
import { requireCustomer, requireText, toFields } from './host-request.ts'
import type { Routes } from './host-request.ts'
import { refuseField } from './refusals.ts'

/** The calls of the contract that vanilla Bagisto lacks. */
export const extensionRoutes: Routes = {
  // The previous token stays valid until the next refresh, so that a lost response can be repeated.
  'POST /api/v1/customer/refresh': (request) => {
    const customer = requireCustomer(request)
    const token = createToken(request)
    customer.tokens = [request.token, token]
    const { body } = replyWithCustomer(request, customer)
    return { body: { ...toFields(body), token } }
  },
  'POST /api/v1/customer/reset-password': (request) => {
    requireText(request, 'password')
    throw refuseField('email', 'resetToken', request.locale)
  },
  'GET /api/v1/customer/library': (request) => {
    requireCustomer(request)
    return { body: { data: [] } }
  },
  'GET /api/v1/customer/withdrawals': (request) => {
    requireCustomer(request)
    return { body: { data: { top_ups: [], refunds: [] } } }
  },
}
