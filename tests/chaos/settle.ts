import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readBooks } from './books.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { findBankViolations } from './rules/bank-rules.ts'
import type { Bank } from './services/bank.ts'
import { Visit } from './visit.ts'
import type { World } from './world.ts'

const maxCheckedLogins = 200
/** All rows are read at each look. */
const lookMs = 500
/**
 * Looks without progress before a restart: scheduled tasks look for work when a process starts; some
 * look again only after minutes.
 */
const looksBeforeRestart = 40
/** Restarts without progress after which the rest counts as not done. */
const maxRestarts = 5
const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

/**
 * Ends the disorder: two days later, after a restart, the processes have done what they still had to
 * do. Then the customers log in, and the processes stop.
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
  await logInSome(world, random)
  await services.bank?.settle()
  const failed = (await fleet.close()).find((status) => status !== 0)
  if (failed !== undefined) {
    violations.push({ rule: `a graceful stop ended with status ${failed}`, who: '' })
  }
  services.mail.isReliable = false
  facts.interruptions += countInterruptions(world)
}

/** Stripe decides about the refunds that wait, and ends sessions. */
async function settleBank(bank: Bank, random: Random): Promise<void> {
  for (const refund of bank.state.refunds.values()) {
    if (refund.status === 'pending') {
      bank.state.decideRefund(refund, random.chance(0.2) ? 'failed' : 'succeeded')
    }
  }
  bank.expireSessions()
  await bank.settle()
  // Refunds that are still to be requested are decided at once.
  bank.state.refundStatus = 'succeeded'
}

/**
 * Lets all processes end what they are doing, and starts them at a later time: a clock that jumps
 * during an attempt to send an email lets it fail.
 */
async function restartLater(world: World, random: Random, milliseconds: number): Promise<void> {
  const { fleet, facts, violations } = world
  const statuses = await fleet.restartAt(random, fleet.clockOffset + milliseconds)
  for (const status of statuses.filter((one) => one !== 0)) {
    violations.push({ rule: `a graceful stop ended with status ${status}`, who: '' })
  }
  facts.maxClockOffset = Math.max(facts.maxClockOffset, fleet.maxClockOffset)
  for (const customer of facts.customers) customer.isTokenDoubtful = true
}

/** Waits until the processes have nothing left to do, as long as they make progress. */
async function drain(world: World, random: Random): Promise<void> {
  let least = Infinity
  let looks = 0
  let restarts = 0
  for (;;) {
    const left = await countWork(world)
    if (left === 0) return
    if (left < least) {
      least = left
      looks = 0
      restarts = 0
    }
    looks += 1
    if (looks > looksBeforeRestart) {
      if (restarts === maxRestarts) return
      looks = 0
      restarts += 1
      await restartLater(world, random, hourMs)
    }
    await wait(lookMs)
  }
}

/** Counts what the processes still have to do. */
async function countWork({ fleet, services }: World): Promise<number> {
  const folder = join(fleet.folder, 'payment/notices')
  const notices = existsSync(folder) ? readdirSync(folder) : []
  const books = await readBooks(fleet.folder)
  const refunds = books.refunds.filter(({ state }) => state === 'requested')
  const emails = books.outbox.filter(({ state }) => state === 'queued')
  const faults = services.bank === null ? [] : findBankViolations(books, services.bank.save())
  return notices.length + refunds.length + emails.length + faults.length
}

async function logInSome(world: World, random: Random): Promise<void> {
  const { customers } = world.facts
  const start = random.integer(0, customers.length)
  const ordered = [...customers.slice(start), ...customers.slice(0, start)]
  for (const customer of ordered.slice(0, maxCheckedLogins)) {
    const visit = new Visit(world, random, world.counts.operations, customer)
    await visit.logIn().catch((error: Error) => visit.report(error.message))
  }
}

/** Each interruption can let the emails that are being sent be sent again. */
function countInterruptions({ fleet, services }: World): number {
  const { kills, stops } = fleet.counts
  return 4 * (kills + stops + fleet.clockJumps + fleet.storageChanges) + services.mail.lostAnswers
}
