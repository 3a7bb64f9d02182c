import { setTimeout as wait } from 'node:timers/promises'
import type { DoubleIntent, DoubleSession } from '../../support/stripe/objects.ts'
import type { Random } from '../random.ts'
import type { Bank } from '../services/bank.ts'
import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** How often each event occurs, relative to the others. */
const weights = {
  payLate: 4,
  expire: 3,
  dispute: 4,
  closeDispute: 4,
  refundInDashboard: 3,
  decideRefund: 4,
  changeRefunds: 1,
  changeWebhooks: 5,
  flush: 5,
  forge: 2,
  disturbApi: 2,
}

/** Triggers a random event at Stripe if the run uses it for card payments. */
export async function triggerBankEvent(visit: Visit): Promise<void> {
  const { random, world } = visit
  const { bank } = world.services
  if (bank === null) return
  bank.expireSessions()
  await events[random.weighted(weights)](bank, random, visit)
}

type BankEvent = (bank: Bank, random: Random, visit: Visit) => void | Promise<void>

const events: Readonly<Record<keyof typeof weights, BankEvent>> = {
  payLate: (bank, random, { world }) => {
    const session = pick(random, listKnownSessions(bank, world).filter(isUnpaid))
    const payment = world.facts.payments.find(({ id }) => id === session?.client_reference_id)
    if (session === undefined || payment === undefined) return
    payment.state = 'maybe-paid'
    bank.state.pay(session)
  },
  expire: (bank, random, { world }) => {
    const open = listKnownSessions(bank, world).filter(({ status }) => status === 'open')
    const session = pick(random, open)
    if (session !== undefined) bank.state.expire(session)
  },
  dispute: (bank, random) => {
    const disputed = [...bank.state.disputes.values()].map((one) => one.payment_intent)
    const intent = pick(
      random,
      [...bank.state.intents.values()].filter(({ id }) => !disputed.includes(id)),
    )
    if (intent !== undefined && getLeft(bank, intent) > 0) {
      bank.state.dispute(intent.id, getLeft(bank, intent))
    }
  },
  closeDispute: (bank, random) => {
    const open = [...bank.state.disputes.values()].filter(
      ({ status }) => status === 'needs_response',
    )
    const dispute = pick(random, open)
    if (dispute !== undefined) bank.state.closeDispute(dispute, random.pick(['won', 'lost']))
  },
  refundInDashboard: (bank, random) => {
    const intents = [...bank.state.intents.values()].filter(({ id }) => !bank.state.isDisputed(id))
    const intent = pick(random, intents)
    const left = intent === undefined ? 0 : getLeft(bank, intent)
    if (intent !== undefined && left > 0) {
      bank.state.refundInDashboard(intent.id, random.integer(1, left))
    }
  },
  decideRefund: (bank, random) => {
    const refund = pick(random, [...bank.state.refunds.values()])
    if (refund === undefined || refund.status === 'failed') return
    bank.state.decideRefund(refund, random.chance(0.5) ? 'failed' : 'succeeded')
  },
  changeRefunds: (bank, random) => {
    bank.state.refundStatus = random.pick(['pending', 'succeeded'])
  },
  changeWebhooks: (bank, random) => {
    bank.knobs.webhooks = random.pick(['sends', 'sends', 'holds', 'drops'])
    bank.knobs.copies = random.integer(1, 3)
  },
  flush: (bank, random) => bank.flush(random.pick(['in-order', 'reversed'])),
  forge: async (bank, random, visit) => {
    const open = listKnownSessions(bank, visit.world).filter(isUnpaid)
    const session = pick(random, open)
    if (session === undefined) return
    const status = await bank.forge(session)
    if (status === 200) visit.report('a forged webhook is accepted', session.client_reference_id)
  },
  disturbApi: async (bank, random) => {
    bank.setApi(random.pick(['fails', 'loses-responses', 'hangs']))
    await wait(random.integer(20, 300))
    bank.setApi('works')
  },
}

/** Lists the sessions whose URL a customer has received. */
function listKnownSessions(bank: Bank, { facts }: World): DoubleSession[] {
  const known = new Set(facts.payments.map(({ id }) => id))
  return [...bank.state.sessions.values()].filter(({ client_reference_id: id }) =>
    known.has(id ?? ''),
  )
}

const isUnpaid = ({ payment_status: status }: DoubleSession) => status === 'unpaid'

/** Returns the part of a payment that was not refunded. */
function getLeft({ state }: Bank, { id, amount }: DoubleIntent): number {
  return [...state.refunds.values()]
    .filter((one) => one.payment_intent === id && one.status !== 'failed')
    .reduce((left, one) => left - one.amount, amount)
}

function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : random.pick(items)
}
