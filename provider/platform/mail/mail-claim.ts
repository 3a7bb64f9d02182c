import { renewClaim } from './mail-queue.store.ts'
import type { OutboxEmail } from './mail-queue.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Timer } from '../tasks/timer.ts'

/**
 * The duration of a claim on an email in milliseconds. A sender renews its claim until the attempt
 * ends, so that the email of a killed process is due again after this time.
 */
const claimMs = 60_000

interface ClaimOptions extends Pick<Dependencies, 'db' | 'clock'> {
  readonly timer: Timer
}

/** Returns the end of a claim that begins now. */
export function getClaimEnd(now: Date): Date {
  return new Date(now.getTime() + claimMs)
}

/** Returns whether there is time left to renew the claim. */
export function isClaimLongEnough({ next_at: claimedUntil }: OutboxEmail, now: Date): boolean {
  return Date.parse(claimedUntil ?? '') - now.getTime() >= claimMs / 2
}

/** Renews a claim until `over` aborts; aborts `lost` if another process has claimed the email. */
export async function keepClaim(
  { db, clock, timer }: ClaimOptions,
  email: OutboxEmail,
  over: AbortSignal,
  lost: AbortController,
): Promise<void> {
  for (;;) {
    await timer.wait(claimMs / 3, over)
    if (over.aborted) return
    // While the database is unreachable, no other process can claim the email either.
    if (await renewClaim(db, email, getClaimEnd(clock())).catch(() => true)) continue
    lost.abort()
    return
  }
}
