import type { EmailChanges, OutboxEmail } from './mail-queue.store.ts'
import { delayQueue, recordDead, recordFailedAttempt, recordSent } from './mail-queue.store.ts'
import { removeSecrets } from './outbox.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noTelemetry } from '../../contract/telemetry.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import { transact } from '../database/transact.ts'
import type { Timer } from '../tasks/timer.ts'
import type { DeliveryFailure } from './delivery-failure.ts'
import { isClaimLongEnough, keepClaim } from './mail-claim.ts'
import type { MailWatch } from './mail-watch.ts'
import { getExpiry, secretKinds, toOutgoing } from './outgoing-email.ts'
import { getRetryPause } from './retry-pauses.ts'
import type { MailTransport } from './smtp-transport.ts'

const recordPauseMs = 1000
/** The maximum pause of other emails after a server has accepted none, in milliseconds. */
const maxOthersPauseMs = 5 * 60_000

/** What a sender needs. */
export interface SenderOptions extends Pick<Dependencies, 'db' | 'clock' | 'log'> {
  readonly transport: MailTransport
  /** The domain in `Message-ID` headers. */
  readonly domain: string
  readonly timer: Timer
  readonly watch?: MailWatch
  readonly telemetry?: Telemetry | undefined
  /** Throws if this process must no longer change the database. */
  readonly requireCurrent: () => Promise<void>
}

/**
 * Sends a claimed email and records the result. Resolves to null, to the reason it was not
 * accepted, or to undefined if the process was suspended since the claim, so that another one may
 * send it. `closing` ends the renewal of the claim and the attempts to record the result.
 */
export async function deliverEmail(
  options: SenderOptions,
  email: OutboxEmail,
  closing: AbortSignal,
): Promise<DeliveryFailure | null | undefined> {
  const now = options.clock()
  if (!isClaimLongEnough(email, now)) return undefined
  const { telemetry = noTelemetry } = options
  const failure =
    getExpiry(email, now) ??
    (await telemetry.trace({ name: `mail ${email.kind}` }, async (span) => {
      const found = await send(options, email, closing)
      if (found !== null) span.fail()
      return found
    }))
  telemetry.count('overtone_mails_total', { outcome: failure?.kind ?? 'sent' })
  await record(options, email, failure, closing)
  return failure
}

/** Sends an email and renews its claim meanwhile; aborts if the claim is lost. */
async function send(
  options: SenderOptions,
  email: OutboxEmail,
  closing: AbortSignal,
): Promise<DeliveryFailure | null> {
  const ended = new AbortController()
  const lost = new AbortController()
  const renewal = keepClaim(options, email, AbortSignal.any([ended.signal, closing]), lost)
  try {
    return await options.transport.send(toOutgoing(email), lost.signal)
  } finally {
    ended.abort()
    await renewal
  }
}

async function record(
  options: SenderOptions,
  email: OutboxEmail,
  failure: DeliveryFailure | null,
  closing: AbortSignal,
): Promise<void> {
  const { db, log, watch } = options
  const { id, kind, attempts } = email
  const changes = secretKinds.includes(kind) ? removeSecrets(email) : {}
  if (failure === null) {
    await recordAcceptance(options, email, changes, closing)
    log({ level: 'info', event: 'mail-sent', id, kind, attempts })
    return await watch?.onAccepted(email)
  }
  const { reason, code } = failure
  if (failure.kind !== 'refused') return await delay(options, email, failure)
  if (!(await recordDead(db, email, reason, changes))) return
  log({ level: 'error', event: 'mail-given-up', id, kind, attempts, reason: code })
  await watch?.onGivenUp(email, failure)
}

/** Postpones an email and, if the server accepts none, all others. */
async function delay(
  { db, clock, log, watch }: SenderOptions,
  email: OutboxEmail,
  failure: DeliveryFailure,
): Promise<void> {
  const { id, kind, attempts } = email
  const { reason, code } = failure
  const pause = getRetryPause(attempts)
  await recordFailedAttempt(db, email, { reason, nextAt: getLater(clock(), pause) })
  if (failure.kind === 'unavailable') {
    const nextAt = getLater(clock(), Math.min(pause, maxOthersPauseMs))
    await transact(db, (transaction) => delayQueue(transaction, { reason, nextAt }))
  }
  const level = failure.kind === 'unavailable' ? 'error' : 'warn'
  log({ level, event: 'mail-delayed', id, kind, attempts, reason: code })
  if (failure.kind === 'unavailable') await watch?.onUnavailable(failure)
}

/**
 * Retries until it succeeds or the sender closes, because an unrecorded email would be sent again.
 */
async function recordAcceptance(
  { db, clock, log, timer }: SenderOptions,
  email: OutboxEmail,
  changes: EmailChanges,
  closing: AbortSignal,
): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await recordSent(db, email, clock(), changes)
    } catch (error) {
      if (closing.aborted) throw error
      if (attempts === 1) logQueueFailure(log, error)
      await timer.wait(recordPauseMs, closing)
    }
  }
}

/** Logs a failure of the email queue. */
export function logQueueFailure(log: SenderOptions['log'], error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  log({ level: 'error', event: 'task-failed', task: 'mail-queue', reason })
}

function getLater(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}
