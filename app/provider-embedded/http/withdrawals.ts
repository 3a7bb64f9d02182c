import { z } from 'zod'
import {
  createWithdrawal,
  findRefund,
  listRefunds,
  listWithdrawableTopUps,
} from '../db/withdrawals.ts'
import type { RefundRow, WithdrawalRow, WithdrawalInput } from '../db/withdrawals.ts'
import { email, fullName } from '../domain/account-rules.ts'
import { getLastWithdrawalDay } from '#app/provider-embedded/domain/refunds.ts'
import type { UnspentTopUp } from '#app/provider-embedded/domain/refunds.ts'
import { deliverNothing } from '../mail/outbox.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { euroAmount } from './euros.ts'
import { parseBody } from './parse-body.ts'
import { payPendingRefund } from '#app/provider-embedded/payment/refunds.ts'
import { throwHttpError, throwValidationError, throwUnauthorized } from './http-error.ts'
import { requireCustomer, getRequestSession } from './require-customer.ts'
import { enqueueWithdrawalMails } from '#app/provider-embedded/mail/enqueue-withdrawal-mails.ts'
import { formatDecimal, formatWireDate } from './wire-format.ts'

const withdrawalBody = z.object({
  request_id: z.string().regex(/^[\w-]{16,64}$/),
  name: fullName,
  email,
  contract: z.string().max(500).transform(oneLine).nullish(),
  top_up_id: z.string().min(1).max(100).nullish(),
  expected_amount: euroAmount.nullish(),
})

type Body = z.output<typeof withdrawalBody>

/** Withdrawal from contracts: what can be paid back at once, and the statements themselves. */
export function mountWithdrawals(app: ProviderApp, context: Context): void {
  app.get('/api/v1/customer/withdrawals', requireCustomer(context), async (c) => {
    const { id } = c.get('customer')
    const topUps = await listWithdrawableTopUps(context.db, id, context.clock())
    const refunds = await listRefunds(context.db, id)
    return c.json({
      data: { top_ups: topUps.map(topUpShape), refunds: refunds.map(refundShape) },
    })
  })

  app.post('/api/v1/withdrawals', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const body = await parseBody(c, withdrawalBody)
    const visit = await getRequestSession(context, c)
    const wish = readWish(c, body, visit?.customer.id ?? null)
    await limit(context, c, wish)
    const { withdrawal, send } = await context.db
      .transaction()
      .execute((db) => receive({ ...context, db }, wish))
    send()
    const refund = await findRefund(context.db, withdrawal.id)
    if (refund !== null) await payPendingRefund(context, refund)
    return c.json({
      data: withdrawalShape(withdrawal, await findRefund(context.db, withdrawal.id)),
    })
  })
}

/** A top-up is its owner's to give back; of everything else anyone may write. */
function readWish(c: ProviderContext, body: Body, customerId: number | null): WithdrawalInput {
  const { top_up_id: id, expected_amount: shown, contract } = body
  if (id && customerId === null) throwUnauthorized()
  if (!id && !contract) throwValidationError({ contract: ['The contract field is required.'] })
  if (id && !shown)
    throwValidationError({ expected_amount: ['The expected amount field is required.'] })
  return {
    requestId: body.request_id,
    customerId,
    name: body.name,
    email: body.email,
    contract: id ? '' : (contract ?? ''),
    topUp: id && shown ? { id, shown } : null,
    locale: c.get('locale'),
  }
}

async function limit(
  { limiter }: Context,
  c: ProviderContext,
  { customerId, email: to }: WithdrawalInput,
): Promise<void> {
  const address = c.get('address')
  await limiter.attempt('withdrawalAddress', address)
  if (customerId !== null) return await limiter.attempt('withdrawalAccount', String(customerId))
  await limiter.attempt('withdrawalAccount', `${to} ${address}`)
  await limiter.attempt('withdrawalEverywhere', to)
}

async function receive(context: Context, wish: WithdrawalInput) {
  const made = await createWithdrawal(context.db, wish, context.clock())
  if ('refusal' in made) refuseWish(made.refusal)
  if (!made.isNew) return { withdrawal: made.withdrawal, send: deliverNothing }
  const { withdrawal, topUp } = made
  const paidBack =
    topUp === null ? null : { amount: topUp.amount, paidAt: topUp.paidAt, refund: topUp.unspent }
  return { withdrawal, send: await enqueueWithdrawalMails(context, withdrawal, paidBack) }
}

/** Nobody can write further lines into the owner's mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function refuseWish(refusal: 'withdrawal_changed' | 'request_taken'): never {
  if (refusal === 'request_taken')
    throwValidationError({ request_id: ['The request id field is invalid.'] })
  throwHttpError(422, 'What can be paid back has changed. Please review it.', refusal)
}

function topUpShape({ id, amount, unspent, paidAt }: UnspentTopUp) {
  return {
    id,
    amount: formatDecimal(amount),
    unspent: formatDecimal(unspent),
    paid_at: formatWireDate(paidAt.toISOString()),
    until: formatWireDate(getLastWithdrawalDay(paidAt).toISOString()),
  }
}

function refundShape({ id, session_id, amount, state, created_at }: RefundRow) {
  return {
    id,
    top_up_id: session_id,
    amount: formatDecimal(amount),
    state,
    created_at: formatWireDate(created_at),
  }
}

function withdrawalShape(row: WithdrawalRow, refund: RefundRow | null) {
  return {
    id: row.id,
    reference: `W-${row.id}`,
    received_at: formatWireDate(row.received_at),
    name: row.name,
    email: row.email,
    contract: row.contract,
    refund: refund === null ? null : refundShape(refund),
  }
}
