import { wireCustomer } from './contract/customer.ts'
import { singleEnvelope } from './contract/envelope.ts'
import type { HttpClient } from './http.ts'
import { logRequest } from './log-request.ts'
import { optionalTimeoutMs } from './provider-request.ts'
import type { Money } from './types/money.ts'
import type { Order } from './types/order.ts'

const parts = {
  method: 'GET',
  path: '/api/v1/customer/get',
  timeoutMs: optionalTimeoutMs,
} as const

const customerResponse = singleEnvelope(wireCustomer)

/**
 * Logs a warning if the provider has not debited an order from the balance: it then delivers files
 * that nobody has paid for. Logs nothing if the balance cannot be loaded.
 */
export async function checkBalance(http: HttpClient, order: Order, expected: Money): Promise<void> {
  const outcome = await http.send({ ...parts, schema: customerResponse })
  const actual = outcome.ok ? outcome.value.data.balance : null
  if (actual === null || actual.minor === expected.minor) return
  logRequest(http.options, parts, 'warn', 'balance-not-debited', {
    order: order.id,
    expectedCents: expected.minor,
    actualCents: actual.minor,
  })
}
