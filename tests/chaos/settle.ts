import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settleLateOrder } from './actions/order-actions.ts'
import { readBooks } from './books.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { findBankViolations } from './rules/bank-rules.ts'
import type { Bank } from './services/bank.ts'
import { Visit } from './visit.ts'
import type { World } from './world.ts'

const maxLogins = 200
/** Each check reads all rows. */
const checkIntervalMs = 500
/**
 * The number of checks without progress before a restart. Scheduled tasks look for work at startup,
 * and some only again after minutes.
 */
const checksBeforeRestart = 40
/** The number of restarts without progress after which remaining work counts as not done. */
const maxRestarts = 5
const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

/**
 * Ends the faults and moves the clock forward by two days, restarts the processes and waits until
 * they have no work left. Then logs in all customers and stops the processes.
 */
export async function settle(world: World): Promise<void> {
  const { fleet, facts, services, owner, violations, seed, part, counts } = world
  const random = createRandom(seed, part, counts.operations + 1)
  await owner.close()
  services.mail.isReliable = true
  await services.bank?.calmDown()
  await restartLater(world, random, 2 * dayMs)
  if (services.bank !== null) await settleBank(services.bank, random)
  await drain(world, random)
  await settleLateOrders(world, random)
  await checkLogins(world, random)
  await services.bank?.settle()
  const failed = (await fleet.close()).find((status) => status !== 0)
  if (failed !== undefined) {
    violations.push({ rule: `a graceful stop ended with status ${failed}`, actor: '' })
  }
  services.mail.isReliable = false
  facts.interruptions += countInterruptions(world)
}

/** Records the orders whose payments were not decided when their customers left. */
async function settleLateOrders(world: World, random: Random): Promise<void> {
  for (const customer of world.facts.customers) {
    const visit = new Visit(world, random, world.counts.operations + 1, customer)
    await settleLateOrder(visit)
  }
}

/** Lets Stripe decide pending refunds and expire sessions. */
async function settleBank(bank: Bank, random: Random): Promise<void> {
  // Refunds requested from now on, even during this function, are decided immediately.
  bank.state.refundStatus = 'succeeded'
  for (const refund of bank.state.refunds.values()) {
    if (refund.status === 'pending') {
      bank.state.decideRefund(refund, random.chance(0.2) ? 'failed' : 'succeeded')
    }
  }
  bank.expireSessions()
  await bank.settle()
}

/**
 * Lets all processes finish their current work, then starts them with a later clock, because a
 * clock jump makes an email attempt fail.
 */
async function restartLater(world: World, random: Random, milliseconds: number): Promise<void> {
  const { fleet, facts, violations } = world
  const statuses = await fleet.restartAt(random, fleet.clockOffset + milliseconds)
  for (const status of statuses.filter((one) => one !== 0)) {
    violations.push({ rule: `a graceful stop ended with status ${status}`, actor: '' })
  }
  facts.maxClockOffset = Math.max(facts.maxClockOffset, fleet.maxClockOffset)
  for (const customer of facts.customers) customer.isTokenDoubtful = true
}

/** Waits until the processes have no work left, as long as they make progress. */
async function drain(world: World, random: Random): Promise<void> {
  let lowest = Infinity
  let checks = 0
  let restarts = 0
  for (;;) {
    const remaining = await countWork(world)
    if (remaining === 0) return
    if (remaining < lowest) {
      lowest = remaining
      checks = 0
      restarts = 0
    }
    checks += 1
    if (checks > checksBeforeRestart) {
      if (restarts === maxRestarts) return
      checks = 0
      restarts += 1
      await restartLater(world, random, hourMs)
    }
    await wait(checkIntervalMs)
  }
}

/** Counts the remaining work of the processes. */
async function countWork({ fleet, services }: World): Promise<number> {
  const folder = join(fleet.folder, 'payment/notices')
  const notices = existsSync(folder) ? readdirSync(folder) : []
  const books = await readBooks(fleet.folder)
  const refunds = books.refunds.filter(({ state }) => state === 'requested')
  const emails = books.outbox.filter(({ state }) => state === 'queued')
  const faults = services.bank === null ? [] : findBankViolations(books, services.bank.save())
  return notices.length + refunds.length + emails.length + faults.length
}

async function checkLogins(world: World, random: Random): Promise<void> {
  const { customers } = world.facts
  const start = random.integer(0, customers.length)
  const ordered = [...customers.slice(start), ...customers.slice(0, start)]
  for (const customer of ordered.slice(0, maxLogins)) {
    const visit = new Visit(world, random, world.counts.operations, customer)
    await visit.logIn().catch((error: Error) => visit.report(error.message))
  }
}

/** Each interruption can cause emails in progress to be sent again. */
function countInterruptions({ fleet, services }: World): number {
  const { kills, stops } = fleet.counts
  return 4 * (kills + stops + fleet.clockJumps + fleet.storageChanges) + services.mail.lostReplies
}
