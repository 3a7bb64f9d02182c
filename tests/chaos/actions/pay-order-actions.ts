import { setTimeout as wait } from 'node:timers/promises'
import type { Visit } from '../visit.ts'
import { pay } from './top-up-actions.ts'

/** The number of times that the page after a payment asks what became of it. */
const maxQuestions = 6
/** The shop queries a session at Stripe at most once every two seconds. */
const pauseMs = 2100

interface OrderPayment {
  /** What the card is charged, in cents. */
  readonly cents: number
  /** The body of the request for the payment page. */
  readonly request: object
}

/** Opens the payment page of an order and pays; returns the session, or null if it was refused. */
export async function payOrder(
  visit: Visit,
  { cents, request }: OrderPayment,
): Promise<string | null> {
  const { customer, world } = visit
  const { facts } = world
  const jumps = world.fleet.clockJumps
  const { reply, lost } = await visit.requestUntilAnswered({
    method: 'POST',
    path: '/api/v1/customer/checkout/pay-order',
    body: request,
  })
  // Every attempt without a response may have opened a session that stays unpaid.
  facts.lostSessions += lost
  if (reply.status !== 200) {
    facts.lostSessions += 1
    return null
  }
  const id = String(reply.body.session_id)
  // Asking again opens the same payment.
  const known = facts.payments.find((payment) => payment.id === id)
  const payment = known ?? { id, customer: customer.id, amount: cents, state: 'open' as const }
  if (known === undefined) facts.payments.push(payment)
  if (payment.state === 'open') {
    await pay(visit, { payment, path: new URL(String(reply.body.redirect_url)).pathname, jumps })
  }
  return id
}

/** Returns whether it is known what became of a payment for an order. */
export async function isDecided(visit: Visit, id: string): Promise<boolean> {
  const { facts } = visit.world
  for (let question = 0; question < maxQuestions; question += 1) {
    // The bank may still carry out a payment that the customer has abandoned.
    if (facts.payments.find((payment) => payment.id === id)?.state === 'open') return false
    if (question > 0) await wait(pauseMs)
    const path = `/api/v1/payment/sessions/${id}`
    const { reply } = await visit.requestUntilAnswered({ method: 'GET', path })
    if ((reply.body.data?.order?.state ?? 'open') !== 'open') return true
  }
  return false
}
