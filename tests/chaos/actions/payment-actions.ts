import type { Json } from '../../support/shop.ts'
import type { Call, Reply } from '../exchange.ts'
import type { PaymentFacts } from '../journal.ts'
import type { Visit } from '../visit.ts'

const card = { number: '4242 4242 4242 4242', expiry: '04/99', cvc: '123', name: 'Ann Bee' }
const declinedNumber = '4000 0000 0000 0002'
/** The form may be repeated after the clock has made the link invalid. */
const expiredStatus = 400

interface TopUp {
  readonly cents: number
  readonly returnTo: 'checkout' | 'profile'
}

interface OpenPayment {
  readonly payment: PaymentFacts
  /** Path of the payment page. */
  readonly path: string
  /** The number of jumps of the clock before; any further one can make the link expire. */
  readonly jumps: number
}

/** Tops up a random amount. */
export async function topUpProfile(visit: Visit): Promise<void> {
  await topUp(visit, { cents: visit.random.integer(5, 60) * 100, returnTo: 'profile' })
}

/** Opens a payment session and pays it, or declines or closes it first. */
export async function topUp(visit: Visit, request: TopUp): Promise<void> {
  const { random } = visit
  const opened = await openSession(visit, request)
  if (opened === null) return
  const { path } = opened
  if (random.chance(0.1)) await visit.insist({ method: 'GET', path })
  if (random.chance(0.1)) {
    await visit.insist(createForm(path, { intent: 'pay', ...card, number: declinedNumber }))
  }
  if (random.chance(0.1)) await visit.insist(createForm(path, { intent: 'close' }))
  if (random.chance(0.9)) await pay(visit, opened)
}

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
  const accepted = answers.flatMap(({ reply: one }) => (one.status === 200 ? [one.body.data] : []))
  const [first] = accepted
  if (new Set(accepted.map(({ id }) => id)).size > 1) {
    visit.report('one request has two withdrawals', accepted)
  }
  if (first === undefined) return
  visit.world.facts.withdrawals.push({
    id: first.id,
    customer: customer.id,
    mayBeGuest: chosen === null && customer.isTokenDoubtful,
    session: chosen?.id ?? null,
    refund: chosen === null ? 0 : Math.round(Number(chosen.unspent) * 100),
  })
}

async function openSession(visit: Visit, { cents, returnTo }: TopUp): Promise<OpenPayment | null> {
  const { customer, world } = visit
  const jumps = world.fleet.clockJumps
  const { reply, lost } = await visit.askUntilAnswered({
    method: 'POST',
    path: '/api/v1/payment/create-payment-session',
    body: { amount: cents / 100, email: customer.email, currency: 'EUR', return_to: returnTo },
  })
  // Every attempt without an answer may have opened a session that nobody pays.
  world.facts.lostSessions += lost
  if (reply.status !== 200) {
    visit.report('a top-up is refused for no reason', reply.body)
    return null
  }
  const payment: PaymentFacts = {
    id: String(reply.body.session_id),
    customer: customer.id,
    amount: cents,
    state: 'open',
  }
  world.facts.payments.push(payment)
  return { payment, path: new URL(String(reply.body.redirect_url)).pathname, jumps }
}

/** Submits the card, sometimes with two requests at the same time, until there is an answer. */
async function pay(visit: Visit, { payment, path, jumps }: OpenPayment): Promise<void> {
  payment.state = 'maybe-paid'
  const form = createForm(path, { intent: 'pay', ...card })
  const answers = await Promise.all(
    Array.from({ length: visit.random.chance(0.15) ? 2 : 1 }, () => visit.insist(form)),
  )
  if (answers.some(({ reply }) => isPaid(reply))) {
    payment.state = 'paid'
    return
  }
  if (answers.every(({ lost }) => lost === 0)) payment.state = 'open'
  const hasExpired = answers.every(({ reply }) => reply.status === expiredStatus)
  if (hasExpired && visit.world.fleet.clockJumps !== jumps) return
  visit.report('a payment is refused for no reason', answers[0]?.reply.status)
}

function isPaid({ status, location }: Reply): boolean {
  return status === 303 && location.includes('/payment/pass')
}

function createForm(path: string, fields: Record<string, string>): Call {
  const bytes = Buffer.from(new URLSearchParams(fields).toString())
  return { method: 'POST', path, form: { type: 'application/x-www-form-urlencoded', bytes } }
}
