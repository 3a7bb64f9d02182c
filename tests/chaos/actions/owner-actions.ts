import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '../../support/network/caller.ts'
import type { OrderRefundTask, OwnerTask, OwnerResult } from '../services/owner-program.ts'
import type { Visit } from '../visit.ts'
import { order } from './order-actions.ts'
import { topUpProfile } from './top-up-actions.ts'

const maxAttempts = 200
const retryDelayMs = 50

/**
 * Refunds one or all remaining lines of an order, with or without ending the downloads, sometimes
 * with two concurrent requests or in a process that is killed. Repeats the request with its
 * idempotency key until there is a response.
 */
export async function refundOrder(visit: Visit): Promise<void> {
  const { customer, random, world } = visit
  if (customer.orders.length === 0) await order(visit)
  if (customer.orders.length === 0) return
  const task: OrderRefundTask = {
    kind: 'refund order',
    orderId: random.pick(customer.orders),
    line: random.chance(0.6) ? random.integer(0, 9) : null,
    requestKey: `chaos ${world.part} ${visit.operation}`,
    endsDownloads: random.chance(0.5),
    copies: random.chance(0.2) ? 2 : 1,
  }
  if (random.chance(0.4)) await perform(visit, task, random.integer(1, 60))
  const result = await performUntilAnswered(visit, task)
  if (result.kind === 'refunded') recordRefund(visit, task, result)
  else if (result.kind !== 'refused' || result.reason !== 'already_refunded') {
    return visit.report('the refund of an order is refused for no reason', result)
  }
  // A request without a response can also have ended the downloads of earlier refunds.
  if (task.endsDownloads) recordEndedDownloads(visit, task, result.products)
}

/** Refunds part of a top-up on the command line, in a process that is sometimes killed. */
export async function refundTopUp(visit: Visit): Promise<void> {
  const { customer, random, world } = visit
  const { facts } = world
  const listPaid = () =>
    facts.payments.filter(({ customer: id, state }) => id === customer.id && state === 'paid')
  if (listPaid().length === 0) await topUpProfile(visit)
  const paid = listPaid()
  if (paid.length === 0) return
  const { id: session } = random.pick(paid)
  const amount = random.integer(1, 500)
  const args = [
    'refund',
    'payment',
    session,
    (amount / 100).toFixed(2),
    '--reason',
    'chaos',
    '--json',
  ]
  const task: OwnerTask = { kind: 'command', args }
  const result = await perform(visit, task, random.chance(0.3) ? random.integer(1, 120) : null)
  if (result?.kind !== 'ended') {
    facts.doubtfulRefunds += 1
    return
  }
  const printed = /^\{.*\}$/m.exec(result.output)?.[0]
  if (result.status === 0 && printed !== undefined) {
    const { id }: Json = JSON.parse(printed)
    facts.refunds.push({ id, session, amount })
  } else if (!result.output.includes('Less than this is unspent')) {
    // The connection to the database may have failed after the refund was stored.
    facts.doubtfulRefunds += 1
  }
}

function recordRefund(
  visit: Visit,
  { orderId, requestKey }: OrderRefundTask,
  { refunds }: Extract<OwnerResult, { kind: 'refunded' }>,
): void {
  const [refund] = refunds
  if (refund === undefined) return
  if (new Set(refunds.map(({ id }) => id)).size > 1) {
    visit.report('one request has two refunds of an order', requestKey)
  }
  visit.world.facts.orderRefunds.push({ ...refund, order: orderId })
}

function recordEndedDownloads(
  { customer, world: { facts } }: Visit,
  { orderId }: OrderRefundTask,
  products: readonly number[],
): void {
  const laterOrders = facts.orders.filter((one) => one.customer === customer.id && one.id > orderId)
  for (const product of products) {
    const index = customer.owned.indexOf(product)
    const isBoughtAgain = laterOrders.some((one) => one.products.includes(product))
    if (index === -1 || isBoughtAgain) continue
    customer.owned.splice(index, 1)
    facts.downloads[`${customer.id} ${product}`] = 0
  }
}

async function performUntilAnswered(visit: Visit, task: OwnerTask): Promise<OwnerResult> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const result = await perform(visit, task, null)
    if (result !== null && result.kind !== 'failed') return result
    await wait(retryDelayMs)
  }
  throw new Error('an owner task gets no response')
}

async function perform(visit: Visit, task: OwnerTask, killAfterMs: number | null) {
  const { owner, fleet, journal } = visit.world
  const result = await owner.perform(task, fleet.clockOffset, killAfterMs)
  journal.add({
    operation: visit.operation,
    actor: visit.customer.email,
    action: JSON.stringify(task),
    result: JSON.stringify(result),
  })
  return result
}
