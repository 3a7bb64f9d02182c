import { setTimeout as wait } from 'node:timers/promises'
import { exchange } from '../exchange.ts'
import type { Bank } from '../services/bank.ts'
import type { Visit } from '../visit.ts'
import { createForm } from './demo-payment.ts'
import type { OpenPayment } from './top-up-actions.ts'

const maxStatusRequests = 3
/** The shop queries a session at most once every two seconds. */
const lookPauseMs = 2100

/**
 * Pays on Stripe's page, sometimes in two tabs or after a declined card, and returns to the shop;
 * or abandons the payment.
 */
export async function payAtStripe(visit: Visit, bank: Bank, opened: OpenPayment): Promise<void> {
  const { random } = visit
  const submit = async (intent: string) => {
    await exchange(bank.port, createForm(opened.path, { intent }))
  }
  if (random.chance(0.1)) await submit('decline')
  if (random.chance(0.1)) await submit('cancel')
  if (random.chance(0.03)) return payAnotherSum(bank, opened, random.integer(1, 500))
  if (random.chance(0.1)) return
  const intent = random.chance(0.9) ? 'pay' : 'pay-and-close'
  opened.payment.state = 'maybe-paid'
  await Promise.all(Array.from({ length: random.chance(0.15) ? 2 : 1 }, () => submit(intent)))
  if (intent === 'pay') await returnToShop(visit, bank, opened)
}

/** The owner has to resolve this payment; nothing may be credited. */
function payAnotherSum(bank: Bank, { payment, path }: OpenPayment, difference: number): void {
  const session = bank.getSession(path.slice('/pay/'.length))
  if (session.status === 'open') bank.state.pay(session, { amount: payment.amount + difference })
}

/**
 * Checks that a paid session is shown as paid while Stripe is reachable, at the third request at
 * the latest, because a process may have been too slow.
 */
async function returnToShop(visit: Visit, bank: Bank, opened: OpenPayment): Promise<void> {
  const { payment, path, jumps } = opened
  const { changes } = bank
  const isWorking = bank.knobs.api === 'works'
  let status = ''
  for (let attempt = 0; attempt < maxStatusRequests; attempt += 1) {
    if (attempt > 0) await wait(lookPauseMs)
    const { reply } = await visit.requestUntilAnswered({
      method: 'GET',
      path: `/api/v1/payment/sessions/${payment.id}`,
    })
    status = String(reply.body.data?.status)
    if (status === 'paid') {
      payment.state = 'paid'
      return
    }
    if (bank.getSession(path.slice('/pay/'.length)).payment_status !== 'paid') return
  }
  const isUndisturbed =
    isWorking && bank.changes === changes && visit.world.fleet.clockJumps === jumps
  if (isUndisturbed) visit.report('a payment is not confirmed on return', status)
}
