import type { PaymentFacts } from '../journal.ts'
import type { Visit } from '../visit.ts'
import { payOnDemoPage } from './demo-payment.ts'
import { payAtStripe } from './stripe-payment.ts'

export interface TopUp {
  readonly cents: number
  readonly returnTo: 'checkout' | 'profile'
}

export interface OpenPayment {
  readonly payment: PaymentFacts
  /** Path of the payment page. */
  readonly path: string
  /** The number of earlier clock jumps; any further jump can expire the link. */
  readonly jumps: number
}

/** Tops up a random amount, sometimes in two tabs at the same time. */
export async function topUpProfile(visit: Visit): Promise<void> {
  const { random } = visit
  const tabs = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => ({
    cents: random.integer(5, 60) * 100,
    returnTo: 'profile' as const,
  }))
  await Promise.all(tabs.map((request) => topUp(visit, request)))
}

/** Opens a payment session and pays, sometimes after declining or closing it. */
export async function topUp(visit: Visit, request: TopUp): Promise<void> {
  const opened = await openSession(visit, request)
  if (opened !== null) await pay(visit, opened)
}

/** Pays on the page of the payment service, sometimes after declining or closing it. */
export async function pay(visit: Visit, opened: OpenPayment): Promise<void> {
  const { bank } = visit.world.services
  if (bank === null) await payOnDemoPage(visit, opened)
  else await payAtStripe(visit, bank, opened)
}

async function openSession(visit: Visit, { cents, returnTo }: TopUp): Promise<OpenPayment | null> {
  const { customer, world } = visit
  const { bank } = world.services
  const jumps = world.fleet.clockJumps
  const changes = bank?.changes
  const isWorking = bank?.knobs.api === 'works'
  const { reply, lost } = await visit.requestUntilAnswered({
    method: 'POST',
    path: '/api/v1/payment/create-payment-session',
    body: { amount: cents / 100, email: customer.email, currency: 'EUR', return_to: returnTo },
  })
  // Every attempt without a response may have opened a session that stays unpaid.
  world.facts.lostSessions += lost
  if (reply.status !== 200) {
    const isUndisturbed = isWorking && bank.changes === changes && world.fleet.clockJumps === jumps
    // Every response states the reason, whatever the bank does.
    if (isUndisturbed || reply.body.reason !== 'payment_unavailable') {
      visit.report('a top-up is refused for no reason', reply.body)
    }
    world.facts.lostSessions += 1
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
