import { requirePermission } from './account.ts'
import type { Permission } from './account.ts'
import { createSession } from './create-session.ts'
import { createInvalidError, createMissingError, DoubleError } from './errors.ts'
import { readMetadata } from './limits.ts'
import { createId, isEffective } from './objects.ts'
import type { DoubleCharge, DoubleIntent, DoubleRefund, DoubleSession } from './objects.ts'
import type { DoubleState } from './state.ts'
import { findUnknownParameter } from './parameters.ts'
import type { parameters } from './parameters.ts'
import type { FormValues } from './parse-form.ts'

interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly place: keyof typeof parameters
  readonly permission: Permission
  run(state: DoubleState, values: FormValues, id: string): object
}

/** Handles an API call; throws a `DoubleError` if it is invalid. */
export function callApi(
  state: DoubleState,
  method: string,
  pathname: string,
  values: FormValues,
): object {
  for (const route of routes) {
    const match = route.path.exec(pathname)
    if (match === null || route.method !== method) continue
    requirePermission(state.account, route.permission)
    const unknown = findUnknownParameter(values, route.place)
    if (unknown !== null) throw createInvalidError('parameter_unknown', unknown)
    return route.run(state, values, match[1] ?? '')
  }
  throw new DoubleError(404, { type: 'invalid_request_error', code: 'url_invalid' })
}

const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    place: 'session',
    permission: 'checkout_session_write',
    run: (state, values) => {
      const intentData = values['payment_intent_data'] as FormValues | undefined
      const session = createSession(state, values)
      state.openings.push(values)
      return state.addSession(session, readMetadata(intentData ?? {}))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    place: 'sessionList',
    permission: 'checkout_session_read',
    run: (state, values) =>
      toList(
        [...state.sessions.values()].filter(({ created }) => created >= getSince(values)),
        '/v1/checkout/sessions',
        values,
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    place: 'retrieve',
    permission: 'checkout_session_write',
    run: (state, values, id) => {
      readPaths(values, [])
      const session = state.getSession(id)
      if (session.status !== 'open') throw createInvalidError('resource_not_open')
      return state.expire(session)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    place: 'retrieve',
    permission: 'checkout_session_read',
    run: (state, values, id) => expandSession(state, state.getSession(id), values),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    place: 'retrieve',
    permission: 'payment_intent_read',
    run: (state, values, id) =>
      expandIntent(state.getIntent(id), readPaths(values, ['latest_charge'])),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    place: 'refund',
    permission: 'charge_write',
    run: (state, values) => state.addRefund(createRefund(state, values)),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    place: 'refundList',
    permission: 'charge_read',
    run: (state, values) =>
      toList(
        [...state.refunds.values()].filter(
          (one) => one.payment_intent === values['payment_intent'],
        ),
        '/v1/refunds',
        values,
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    place: 'retrieve',
    permission: 'charge_read',
    run: (state, values, id) => {
      readPaths(values, [])
      const refund = state.refunds.get(id)
      if (refund === undefined) throw createMissingError('refund')
      return refund
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    place: 'eventList',
    permission: 'event_read',
    run: (state, values) => toList(state.listEvents(values), '/v1/events', values),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    place: 'list',
    permission: 'payment_intent_read',
    run: (state, values) => toList([...state.intents.values()], '/v1/payment_intents', values),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    place: 'list',
    permission: 'charge_read',
    run: (state, values) =>
      toList(
        [...state.intents.values()].map(({ latest_charge: charge }) => charge as DoubleCharge),
        '/v1/charges',
        values,
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    place: 'list',
    permission: 'dispute_read',
    run: (state, values) => toList([...state.disputes.values()], '/v1/disputes', values),
  },
  {
    method: 'GET',
    path: /^\/v1\/webhook_endpoints$/,
    place: 'list',
    permission: 'webhook_read',
    run: (state, values) => toList(state.account.endpoints, '/v1/webhook_endpoints', values),
  },
]

function createRefund(state: DoubleState, values: FormValues): DoubleRefund {
  const intent = state.getIntent(String(values['payment_intent']))
  const amount = Number(values['amount'])
  const refunded = [...state.refunds.values()]
    .filter((one) => one.payment_intent === intent.id && isEffective(one))
    .reduce((sum, one) => sum + one.amount, 0)
  if (state.isDisputed(intent.id)) throw createInvalidError('charge_disputed')
  if (refunded === intent.amount) throw createInvalidError('charge_already_refunded')
  if (refunded + amount > intent.amount) throw createInvalidError('amount_too_large', 'amount')
  return {
    id: createId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    metadata: readMetadata(values),
    status: state.refundStatus,
    ...(state.refundStatus === 'pending' ? { pending_reason: state.pendingReason } : {}),
    created: Math.floor(state.now().getTime() / 1000),
    payment_intent: intent.id,
  }
}

function expandSession(state: DoubleState, session: DoubleSession, values: FormValues): object {
  const paths = readPaths(values, ['payment_intent', 'payment_intent.latest_charge'])
  const { payment_intent: intent } = session
  if (typeof intent !== 'string' || paths.length === 0) return session
  const innerPaths = paths.map((path) => path.replace(/^payment_intent\.?/, ''))
  return { ...session, payment_intent: expandIntent(state.getIntent(intent), innerPaths) }
}

/** The double stores the charge in the payment; Stripe returns its id unless it is expanded. */
function expandIntent(intent: DoubleIntent, paths: readonly string[]): object {
  const { latest_charge: charge } = intent
  if (paths.includes('latest_charge') || typeof charge === 'string') return intent
  return { ...intent, latest_charge: charge.id }
}

/** Returns the properties to expand, which must be in the list. */
function readPaths(values: FormValues, allowed: readonly string[]): string[] {
  const paths = (values['expand'] ?? []) as string[]
  if (!paths.every((path) => allowed.includes(path))) throw createInvalidError('', 'expand')
  return paths
}

function getSince(values: FormValues): number {
  return Number((values['created'] as FormValues | undefined)?.['gte'] ?? 0)
}

/** Returns a page of a list, newest first. */
function toList(all: readonly { id: string }[], url: string, values: FormValues): object {
  const newestFirst = all.toReversed()
  const after = newestFirst.findIndex(({ id }) => id === values['starting_after'])
  const limit = Number(values['limit'] ?? 10)
  const rest = newestFirst.slice(after + 1)
  return { object: 'list', url, data: rest.slice(0, limit), has_more: rest.length > limit }
}
