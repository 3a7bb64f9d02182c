import type { Json } from '../../support/network/caller.ts'
import type { Visit } from '../visit.ts'

/**
 * Withdraws from a top-up, sometimes with two concurrent requests, or from a contract entered as
 * text.
 */
export async function withdraw(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const { reply } = await visit.requestUntilAnswered({
    method: 'GET',
    path: '/api/v1/customer/withdrawals',
  })
  const topUps: Json[] = reply.body.data.top_ups
  const chosen = topUps.length > 0 && random.chance(0.8) ? random.pick(topUps) : null
  const subject =
    chosen === null
      ? { contract: 'A contract' }
      : { top_up_id: chosen.id, expected_amount: chosen.unspent }
  const request_id = `chaos-${customer.id}-${visit.operation}-${random.integer(1e6, 1e7)}`
  const body = { request_id, name: 'Ann Bee', email: customer.email, ...subject }
  const call = { method: 'POST', path: '/api/v1/withdrawals', body } as const
  const replies = await Promise.all(
    Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => visit.requestUntilAnswered(call)),
  )
  const accepted = replies.flatMap(({ reply: one }) =>
    one.status === 200 ? [Number(one.body.data.reference.slice(2))] : [],
  )
  const [first] = accepted
  if (new Set(accepted).size > 1) {
    visit.report('one request has two withdrawals', accepted)
  }
  if (first === undefined) return
  visit.world.facts.withdrawals.push({
    id: first,
    customer: customer.id,
    mayBeGuest: chosen === null && customer.isTokenDoubtful,
    session: chosen?.id ?? null,
    refund: chosen === null ? 0 : Math.round(Number(chosen.unspent) * 100),
  })
}
