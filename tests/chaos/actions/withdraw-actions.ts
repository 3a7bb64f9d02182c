import type { Json } from '../../support/network/caller.ts'
import type { Visit } from '../visit.ts'

/** Withdraws from a top-up, sometimes with two requests at the same time, or from a contract. */
export async function withdraw(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const { reply } = await visit.askUntilAnswered({
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
  const answers = await Promise.all(
    Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => visit.askUntilAnswered(call)),
  )
  // Such as `W-12`.
  const accepted = answers.flatMap(({ reply: one }) =>
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
