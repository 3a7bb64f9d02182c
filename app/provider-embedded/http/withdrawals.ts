import { z } from 'zod'
import { makeWithdrawal, refundOf, refundsOf, withdrawableTopUps } from '../db/withdrawals.ts'
import type { RefundRow, WithdrawalRow, WithdrawalWish } from '../db/withdrawals.ts'
import { email, fullName } from '../domain/account-rules.ts'
import { lastWithdrawalDay } from '../domain/refundable.ts'
import type { UnspentTopUp } from '../domain/refundable.ts'
import { noMail } from '../mail/outbox.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { euros } from './euros.ts'
import { readBody } from './read-body.ts'
import { settleRefund } from './refunds.ts'
import { refuse, refuseFields, refuseVisitor } from './refusal.ts'
import { requireCustomer, visitorOf } from './require-customer.ts'
import { postWithdrawal } from './withdrawal-mails.ts'
import { decimal, wireDate } from './wire.ts'

const withdrawalBody = z.object({
  request_id: z.string().regex(/^[\w-]{16,64}$/),
  name: fullName,
  email,
  contract: z.string().max(500).transform(oneLine).nullish(),
  top_up_id: z.string().min(1).max(100).nullish(),
  expected_amount: euros.nullish(),
})

type Body = z.output<typeof withdrawalBody>

/** Withdrawal from contracts: what can be paid back at once, and the statements themselves. */
export function mountWithdrawals(app: ProviderApp, context: Context): void {
  app.get('/api/v1/customer/withdrawals', requireCustomer(context), async (c) => {
    const { id } = c.get('customer')
    const topUps = await withdrawableTopUps(context.db, id, context.clock())
    const refunds = await refundsOf(context.db, id)
    return c.json({
      data: { top_ups: topUps.map(topUpShape), refunds: refunds.map(refundShape) },
    })
  })

  app.post('/api/v1/withdrawals', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const body = await readBody(c, withdrawalBody)
    const visit = await visitorOf(context, c)
    const wish = readWish(c, body, visit?.customer.id ?? null)
    await limit(context, c, wish)
    const { withdrawal, send } = await context.db
      .transaction()
      .execute((db) => receive({ ...context, db }, wish))
    send()
    const refund = await refundOf(context.db, withdrawal.id)
    if (refund !== null) await settleRefund(context, refund)
    return c.json({ data: withdrawalShape(withdrawal, await refundOf(context.db, withdrawal.id)) })
  })
}

/** A top-up is its owner's to give back; of everything else anyone may write. */
function readWish(c: ProviderContext, body: Body, customerId: number | null): WithdrawalWish {
  const { top_up_id: id, expected_amount: shown, contract } = body
  if (id && customerId === null) refuseVisitor()
  if (!id && !contract) refuseFields({ contract: ['The contract field is required.'] })
  if (id && !shown) refuseFields({ expected_amount: ['The expected amount field is required.'] })
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
  { customerId, email: to }: WithdrawalWish,
): Promise<void> {
  const address = c.get('address')
  await limiter.attempt('withdrawalAddress', address)
  if (customerId !== null) return await limiter.attempt('withdrawalAccount', String(customerId))
  await limiter.attempt('withdrawalAccount', `${to} ${address}`)
  await limiter.attempt('withdrawalEverywhere', to)
}

async function receive(context: Context, wish: WithdrawalWish) {
  const made = await makeWithdrawal(context.db, wish, context.clock())
  if ('refusal' in made) refuseWish(made.refusal)
  if (!made.isNew) return { withdrawal: made.withdrawal, send: noMail }
  const { withdrawal, topUp } = made
  const paidBack =
    topUp === null ? null : { amount: topUp.amount, paidAt: topUp.paidAt, refund: topUp.unspent }
  return { withdrawal, send: await postWithdrawal(context, withdrawal, paidBack) }
}

/** Nobody can write further lines into the owner's mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function refuseWish(refusal: 'withdrawal_changed' | 'request_taken'): never {
  if (refusal === 'request_taken')
    refuseFields({ request_id: ['The request id field is invalid.'] })
  refuse(422, 'What can be paid back has changed. Please review it.', refusal)
}

function topUpShape({ id, amount, unspent, paidAt }: UnspentTopUp) {
  return {
    id,
    amount: decimal(amount),
    unspent: decimal(unspent),
    paid_at: wireDate(paidAt.toISOString()),
    until: wireDate(lastWithdrawalDay(paidAt).toISOString()),
  }
}

function refundShape({ id, session_id, amount, state, created_at }: RefundRow) {
  return {
    id,
    top_up_id: session_id,
    amount: decimal(amount),
    state,
    created_at: wireDate(created_at),
  }
}

function withdrawalShape(row: WithdrawalRow, refund: RefundRow | null) {
  return {
    id: row.id,
    reference: `W-${row.id}`,
    received_at: wireDate(row.received_at),
    name: row.name,
    email: row.email,
    contract: row.contract,
    refund: refund === null ? null : refundShape(refund),
  }
}
