import type { Call, Reply } from '../exchange.ts'
import type { Visit } from '../visit.ts'
import type { OpenPayment } from './top-up-actions.ts'

const card = { number: '4242 4242 4242 4242', expiry: '04/99', cvc: '123', name: 'Ann Bee' }
const declinedNumber = '4000 0000 0000 0002'
/** A clock jump can expire the link, after which the form may be submitted again. */
const expiredStatus = 400

/** Pays on the demo page, sometimes after declining or closing it. */
export async function payOnDemoPage(visit: Visit, opened: OpenPayment): Promise<void> {
  const { random } = visit
  const { path } = opened
  if (random.chance(0.1)) await visit.sendUntilAnswered({ method: 'GET', path })
  if (random.chance(0.1)) {
    await visit.sendUntilAnswered(
      createForm(path, { intent: 'pay', ...card, number: declinedNumber }),
    )
  }
  if (random.chance(0.1)) await visit.sendUntilAnswered(createForm(path, { intent: 'close' }))
  if (random.chance(0.9)) await pay(visit, opened)
}

/** Submits the card until there is a response, sometimes with two concurrent requests. */
async function pay(visit: Visit, { payment, path, jumps }: OpenPayment): Promise<void> {
  payment.state = 'maybe-paid'
  const form = createForm(path, { intent: 'pay', ...card })
  const replies = await Promise.all(
    Array.from({ length: visit.random.chance(0.15) ? 2 : 1 }, () => visit.sendUntilAnswered(form)),
  )
  if (replies.some(({ reply }) => isPaid(reply))) {
    payment.state = 'paid'
    return
  }
  if (replies.every(({ lost }) => lost === 0)) payment.state = 'open'
  const hasExpired = replies.every(({ reply }) => reply.status === expiredStatus)
  if (hasExpired && visit.world.fleet.clockJumps !== jumps) return
  visit.report('a payment is refused for no reason', replies[0]?.reply.status)
}

function isPaid({ status, location }: Reply): boolean {
  return status === 303 && location.includes('/payment/pass')
}

/** Creates a form submission request. */
export function createForm(path: string, fields: Record<string, string>): Call {
  const bytes = Buffer.from(new URLSearchParams(fields).toString())
  return { method: 'POST', path, form: { type: 'application/x-www-form-urlencoded', bytes } }
}
