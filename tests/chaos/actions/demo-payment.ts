import type { Call, Reply } from '../exchange.ts'
import type { Visit } from '../visit.ts'
import type { OpenPayment } from './top-up-actions.ts'

const card = { number: '4242 4242 4242 4242', expiry: '04/99', cvc: '123', name: 'Ann Bee' }
const declinedNumber = '4000 0000 0000 0002'
/** The form may be repeated after the clock has made the link invalid. */
const expiredStatus = 400

/** Pays on the demo page, or declines or closes it first. */
export async function payOnDemoPage(visit: Visit, opened: OpenPayment): Promise<void> {
  const { random } = visit
  const { path } = opened
  if (random.chance(0.1)) await visit.insist({ method: 'GET', path })
  if (random.chance(0.1)) {
    await visit.insist(createForm(path, { intent: 'pay', ...card, number: declinedNumber }))
  }
  if (random.chance(0.1)) await visit.insist(createForm(path, { intent: 'close' }))
  if (random.chance(0.9)) await pay(visit, opened)
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

/** Creates the request that submits a form. */
export function createForm(path: string, fields: Record<string, string>): Call {
  const bytes = Buffer.from(new URLSearchParams(fields).toString())
  return { method: 'POST', path, form: { type: 'application/x-www-form-urlencoded', bytes } }
}
