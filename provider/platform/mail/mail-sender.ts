import { randomUUID } from 'node:crypto'
import {
  claimEmail,
  claimEmailAgain,
  delayQueue,
  hasDueEmails,
  recordDead,
  recordFailedAttempt,
  recordSent,
} from './mail-queue.store.ts'
import type { EmailChanges, OutboxEmail } from './mail-queue.store.ts'
import { removeSecrets } from './outbox.store.ts'
import { transact } from '../database/transact.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ScheduledTask } from '../tasks/scheduler.ts'
import type { Timer } from '../tasks/timer.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import { getClaimEnd, isClaimLongEnough, keepClaim } from './mail-claim.ts'
import type { MailWatch } from './mail-watch.ts'
import { getExpiry, secretKinds, toOutgoing } from './outgoing-email.ts'
import { getLastAttempt, getRetryPause } from './retry-pauses.ts'
import type { MailTransport } from './smtp-transport.ts'

/** How many emails a process sends at once: a slow server does not hold up all others. */
const maxLanes = 2
/** How long `close` waits for emails that are being sent. */
const closeLimitMs = 5000
const lookIntervalMs = 15_000
const recordPauseMs = 1000
/** How long the other emails wait for a server that has just accepted none. */
const maxOthersPauseMs = 5 * 60_000

/** Sends the emails of the queue from this process. */
export interface MailSender {
  /** Sends what is due, in the background. */
  wake(): void
  /** Looks for emails that failed before, and for those of processes that have ended. */
  readonly task: ScheduledTask
  /**
   * Sends one email, whatever its state, and resolves to why that failed; undefined if it is being
   * sent, or has changed since it was read.
   */
  sendOne(email: OutboxEmail): Promise<DeliveryFailure | null | undefined>
  /** Starts no further email. */
  stop(): void
  /** Starts no further email and waits a moment for those that are being sent. */
  close(): Promise<void>
}

/** What a sender needs. */
export interface SenderOptions extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  readonly transport: MailTransport
  /** The domain of the `Message-ID` headers. */
  readonly domain: string
  readonly timer: Timer
  readonly watch?: MailWatch
  /** Throws if this process must not change the database any more. */
  readonly requireCurrent: () => Promise<void>
}

/** Creates the sender of this process. */
export function createMailSender(options: SenderOptions): MailSender {
  const { db, clock, log, timer, watch } = options
  const lanes = new Set<Promise<void>>()
  const closing = new AbortController()
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve())
  })
  let hasNews = false
  const stopping = new AbortController()

  async function prepareClaim() {
    const now = clock()
    await options.requireCurrent()
    const messageId = `<${randomUUID()}@${options.domain}>`
    return { now, claimedUntil: getClaimEnd(now), messageId }
  }

  /**
   * Sends a claimed email and records the result; resolves to why it was not accepted, or to
   * undefined if the process was suspended since the claim, so that another one may send it.
   */
  async function attempt(email: OutboxEmail): Promise<DeliveryFailure | null | undefined> {
    const now = clock()
    if (!isClaimLongEnough(email, now)) return undefined
    const expired = getExpiry(email, now)
    const failure = expired ?? (await send(email))
    await record(email, failure)
    return failure
  }

  /** Sends an email and renews its claim meanwhile; breaks off if the claim is lost. */
  async function send(email: OutboxEmail): Promise<DeliveryFailure | null> {
    const ended = new AbortController()
    const lost = new AbortController()
    const over = AbortSignal.any([ended.signal, closing.signal])
    const kept = keepClaim(options, email, over, lost)
    try {
      return await options.transport.send(toOutgoing(email), lost.signal)
    } finally {
      ended.abort()
      await kept
    }
  }

  async function record(email: OutboxEmail, failure: DeliveryFailure | null): Promise<void> {
    const { id, kind, attempts } = email
    const changes = secretKinds.includes(kind) ? removeSecrets(email) : {}
    if (failure === null) {
      await recordAcceptance(email, changes)
      log({ level: 'info', event: 'mail-sent', id, kind, attempts })
      return await watch?.onAccepted(email)
    }
    const { reason, code } = failure
    if (failure.kind === 'refused') {
      if (!(await recordDead(db, email, reason, changes))) return
      log({ level: 'error', event: 'mail-given-up', id, kind, attempts, reason: code })
      return await watch?.onGivenUp(email, failure)
    }
    const pause = getRetryPause(attempts)
    const nextAt = getLater(clock(), pause)
    await recordFailedAttempt(db, email, { reason, nextAt })
    if (failure.kind === 'unavailable') {
      const othersNextAt = getLater(clock(), Math.min(pause, maxOthersPauseMs))
      await transact(db, (transaction) => delayQueue(transaction, { reason, nextAt: othersNextAt }))
    }
    const level = failure.kind === 'unavailable' ? 'error' : 'warn'
    log({ level, event: 'mail-delayed', id, kind, attempts, reason: code })
    if (failure.kind === 'unavailable') await watch?.onUnavailable(failure)
  }

  /** Tries until it succeeds or the sender closes: what is not recorded is sent again. */
  async function recordAcceptance(email: OutboxEmail, changes: EmailChanges): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await recordSent(db, email, clock(), changes)
      } catch (error) {
        if (closing.signal.aborted) throw error
        if (attempts === 1) logTaskFailure(error)
        await timer.wait(recordPauseMs, closing.signal)
      }
    }
  }

  function logTaskFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'error', event: 'task-failed', task: 'mail-queue', reason })
  }

  async function sendNext(): Promise<boolean> {
    const email = await claimEmail(db, await prepareClaim())
    if (email !== null) await attempt(email)
    return email !== null
  }

  async function sendDue(): Promise<void> {
    let isDone = false
    while (!isDone && !stopping.signal.aborted) {
      hasNews = false
      isDone = !(await sendNext()) && !hasNews
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return
    hasNews = true
    if (lanes.size >= maxLanes) return
    const lane: Promise<void> = sendDue()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) logTaskFailure(error)
      })
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  return {
    wake,
    task: {
      name: 'mail-queue',
      intervalMs: lookIntervalMs,
      hasWork: () => hasDueEmails(db, clock()),
      run: async () => {
        wake()
        await Promise.race([Promise.all(lanes), closed])
      },
    },
    sendOne: async (email) => {
      const claim = await prepareClaim()
      const expiresAt = getLastAttempt(claim.now)
      const claimed = await claimEmailAgain(db, email, { ...claim, expiresAt })
      return claimed === null ? undefined : await attempt(claimed)
    },
    stop: () => {
      stopping.abort()
    },
    close: async () => {
      if (closing.signal.aborted) return
      stopping.abort()
      closing.abort()
      const waited = new AbortController()
      await Promise.race([Promise.all(lanes), timer.wait(closeLimitMs, waited.signal)])
      waited.abort()
    },
  }
}

function getLater(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}
