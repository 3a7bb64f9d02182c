import { randomUUID } from 'node:crypto'
import { deliverEmail, logQueueFailure } from './deliver-email.ts'
import type { SenderOptions } from './deliver-email.ts'
import { claimEmail, claimEmailAgain, hasDueEmails } from './mail-queue.store.ts'
import type { OutboxEmail } from './mail-queue.store.ts'
import type { ScheduledTask } from '../tasks/scheduler.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import { getClaimEnd } from './mail-claim.ts'
import { getLastAttempt } from './retry-pauses.ts'

/**
 * The number of emails that a process sends concurrently, so that one slow delivery does not hold
 * up all others.
 */
const maxConcurrent = 2
/** How long `close` waits for emails being sent, in milliseconds. */
const closeLimitMs = 5000
const checkIntervalMs = 15_000

/** Sends queued emails from this process. */
export interface MailSender {
  /** Sends due emails in the background. */
  wake(): void
  /** Retries failed emails, and sends those of processes that have ended. */
  readonly task: ScheduledTask
  /**
   * Sends one email, whatever its state. Resolves to null, to the failure, or to undefined if it is
   * being sent or has changed since it was read.
   */
  sendOne(email: OutboxEmail): Promise<DeliveryFailure | null | undefined>
  /** Starts no more emails. */
  stop(): void
  /** Starts no more emails and waits briefly for those being sent. */
  close(): Promise<void>
}

/** Creates the mail sender of this process. */
export function createMailSender(options: SenderOptions): MailSender {
  const { db, clock, log, timer } = options
  const deliveries = new Set<Promise<void>>()
  const closing = new AbortController()
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve())
  })
  let isWoken = false
  const stopping = new AbortController()

  async function prepareClaim() {
    const now = clock()
    await options.requireCurrent()
    const messageId = `<${randomUUID()}@${options.domain}>`
    return { now, claimedUntil: getClaimEnd(now), messageId }
  }

  async function sendNext(): Promise<boolean> {
    const email = await claimEmail(db, await prepareClaim())
    if (email !== null) await deliverEmail(options, email, closing.signal)
    return email !== null
  }

  async function sendDue(): Promise<void> {
    let isDone = false
    while (!isDone && !stopping.signal.aborted) {
      isWoken = false
      isDone = !(await sendNext()) && !isWoken
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return
    isWoken = true
    if (deliveries.size >= maxConcurrent) return
    const delivery: Promise<void> = sendDue()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) logQueueFailure(log, error)
      })
      .finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }

  return {
    wake,
    task: {
      name: 'mail-queue',
      intervalMs: checkIntervalMs,
      hasWork: () => hasDueEmails(db, clock()),
      run: async () => {
        wake()
        await Promise.race([Promise.all(deliveries), closed])
      },
    },
    sendOne: async (email) => {
      const claim = await prepareClaim()
      const expiresAt = getLastAttempt(claim.now)
      const claimed = await claimEmailAgain(db, email, { ...claim, expiresAt })
      if (claimed === null) return undefined
      return await deliverEmail(options, claimed, closing.signal)
    },
    stop: () => {
      stopping.abort()
    },
    close: async () => {
      if (closing.signal.aborted) return
      stopping.abort()
      closing.abort()
      const waited = new AbortController()
      await Promise.race([Promise.all(deliveries), timer.wait(closeLimitMs, waited.signal)])
      waited.abort()
    },
  }
}
