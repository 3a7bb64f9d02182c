import { securityEvents } from '../../contract/security-events.ts'
import type { SecurityEvent } from '../../contract/security-events.ts'
import type { CustomerRow } from '../database/database.ts'
import type { Context, ProviderContext } from '../../context.ts'

/** Adds an event to the security log, with the client's address and the customer, if known. */
export function logSecurityEvent(
  { log }: Pick<Context, 'log'>,
  c: ProviderContext,
  event: SecurityEvent,
  customerId?: number,
): void {
  const level = securityEvents[event]
  log({ level, event, address: c.get('address'), ...toCustomerField(customerId) })
}

/** Logs a response with the status 401, 403 or 429 as a security event; ignores any other. */
export function logRefusedRequest(
  { log }: Pick<Context, 'log'>,
  c: ProviderContext,
  status: number,
): void {
  const event = refusals[status]
  if (event === undefined) return
  // Unset on routes that do not require a customer.
  const customer: CustomerRow | undefined = c.get('customer')
  log({
    level: securityEvents[event],
    event,
    address: c.get('address'),
    ...toCustomerField(customer?.id),
    method: c.req.method,
    route: c.req.path,
    status,
  })
}

const refusals: Readonly<Record<number, SecurityEvent>> = {
  401: 'access-refused',
  403: 'access-refused',
  429: 'rate-limited',
}

function toCustomerField(customerId: number | undefined) {
  return customerId === undefined ? {} : { customerId }
}
