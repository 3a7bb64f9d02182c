import { z } from 'zod'
import type { Sent } from '../../contract/sent.ts'
import type {
  wireEligibleWithdrawals,
  wireOrderWithdrawal,
  wireRefund,
  wireWithdrawal,
  wireWithdrawableTopUp,
} from '../../contract/withdrawal.ts'
import { toSingleLine } from '../../platform/terminal/encode-text.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { listRefunds } from '../../payments/refunds.store.ts'
import type { RefundRow } from '../../payments/refunds.store.ts'
import { listOwnOrderWithdrawals } from './order-withdrawals.store.ts'
import type { OrderWithdrawal } from './order-withdrawals.store.ts'
import { submitWithdrawal } from './submit-withdrawal.ts'
import type { SubmissionRefusal, SubmittedWithdrawal } from './submit-withdrawal.ts'
import { listWithdrawableTopUps } from './withdrawals.store.ts'
import type { WithdrawalInput, WithdrawalRow } from './withdrawals.store.ts'
import { fullName } from '../../accounts/account-fields.ts'
import { email } from '../../platform/http/text-fields.ts'
import { getMailbox } from '../../accounts/email-address/mailbox.rules.ts'
import { getLastWithdrawalDay } from '../../payments/refunds.rules.ts'
import type { UnspentTopUp } from '../../ledger/unspent-top-ups.rules.ts'
import type { Context, ProviderApp, ProviderContext } from '../../context.ts'
import {
  throwHttpError,
  throwUnauthorized,
  throwValidationError,
} from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { getRequestSession, requireCustomer } from '../../accounts/sessions/require-customer.ts'
import { euroAmount, formatDecimal, formatWireDate } from '../../platform/http/wire-format.ts'

const withdrawalSchema = z.object({
  request_id: z.string().regex(/^[\w-]{16,64}$/),
  name: fullName,
  email,
  contract: z.string().max(500).transform(toSingleLine).nullish(),
  top_up_id: z.string().min(1).max(100).nullish(),
  expected_amount: euroAmount.nullish(),
})

type WithdrawalBody = z.output<typeof withdrawalSchema>

/** Mounts the routes that list refundable top-ups and receive withdrawals from contracts. */
export function mountWithdrawals(app: ProviderApp, context: Context): void {
  app.get('/api/v1/customer/withdrawals', requireCustomer(context), async (c) => {
    const { id, email: address } = c.get('customer')
    const { shop } = context.options
    const topUps = await listWithdrawableTopUps(context.db, id, context.clock(), shop)
    const refunds = await listRefunds(context.db, id)
    const withdrawals = await listOwnOrderWithdrawals(context.db, { id, email: address })
    const data = {
      top_ups: topUps.map((topUp) => serializeTopUp(topUp, shop)),
      refunds: refunds.map(serializeRefund),
      order_withdrawals: withdrawals.map(serializeOrderWithdrawal),
    } satisfies Sent<typeof wireEligibleWithdrawals>
    return c.json({ data })
  })

  app.post('/api/v1/withdrawals', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const body = await parseBody(c, withdrawalSchema)
    const session = await getRequestSession(context, c)
    const input = toWithdrawalInput(c, body, session?.customer.id ?? null)
    await limitAttempts(context, c, input)
    const submitted = await submitWithdrawal(context, input, session?.customer ?? null)
    if ('refusal' in submitted) throwRefusal(submitted.refusal)
    return c.json({ data: serializeWithdrawal(submitted) })
  })
}

/** Converts the request body; throws a 401 if a guest withdraws from a top-up. */
function toWithdrawalInput(
  c: ProviderContext,
  body: WithdrawalBody,
  customerId: number | null,
): WithdrawalInput {
  const { top_up_id: id, expected_amount: shown, contract } = body
  if (id && customerId === null) throwUnauthorized()
  if (!id && !contract) throwValidationError({ contract: ['The contract field is required.'] })
  if (id && !shown) {
    throwValidationError({ expected_amount: ['The expected amount field is required.'] })
  }
  return {
    requestId: body.request_id,
    customerId,
    name: body.name,
    email: body.email,
    contract: id ? '' : (contract ?? ''),
    topUp: id && shown ? { id, shownAmount: shown } : null,
    locale: c.get('locale'),
  }
}

/** Throws a 429 for too many withdrawals by a customer or from a client address. */
async function limitAttempts(
  { limiter }: Context,
  c: ProviderContext,
  { customerId, email: recipient }: WithdrawalInput,
): Promise<void> {
  const address = c.get('address')
  const account = customerId === null ? `${getMailbox(recipient)} ${address}` : String(customerId)
  await limiter.attemptAll([
    ['withdrawalAddress', address],
    ['withdrawalAccount', account],
  ])
}

function throwRefusal(refusal: SubmissionRefusal['refusal']): never {
  if (refusal === 'request_taken') {
    throwValidationError({ request_id: ['The request id field is invalid.'] })
  }
  throwHttpError(422, 'The refundable amount has changed. Please review it.', refusal)
}

function serializeTopUp({ id, amount, unspent, paidAt }: UnspentTopUp, shop: ShopPlace) {
  return {
    id,
    amount: formatDecimal(amount),
    unspent: formatDecimal(unspent),
    paid_at: formatWireDate(paidAt.toISOString()),
    until: formatWireDate(getLastWithdrawalDay(paidAt, shop).toISOString()),
  } satisfies Sent<typeof wireWithdrawableTopUp>
}

function serializeRefund({ id, session_id, order_id, amount, state, created_at }: RefundRow) {
  return {
    id,
    top_up_id: session_id,
    amount: formatDecimal(amount),
    state,
    created_at: formatWireDate(created_at),
    order_id,
  } satisfies Sent<typeof wireRefund>
}

function serializeOrderWithdrawal({ withdrawal, orders }: OrderWithdrawal) {
  const { received_at: receivedAt, accepted_at: acceptedAt, closed_at: closedAt } = withdrawal
  return {
    reference: getReference(withdrawal),
    order_ids: orders.map(({ id }) => id),
    received_at: formatWireDate(receivedAt),
    accepted_at: acceptedAt === null ? null : formatWireDate(acceptedAt),
    closed_at: closedAt === null ? null : formatWireDate(closedAt),
  } satisfies Sent<typeof wireOrderWithdrawal>
}

function getReference({ id }: WithdrawalRow): string {
  return `W-${id}`
}

function serializeWithdrawal({ withdrawal: row, refund, isMailed }: SubmittedWithdrawal) {
  return {
    reference: getReference(row),
    received_at: formatWireDate(row.received_at),
    is_mailed: isMailed,
    refund: refund === null ? null : serializeRefund(refund),
  } satisfies Sent<typeof wireWithdrawal>
}
