import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findLease, releaseLease, renewLease, takeLease } from './task-leases.store.ts'
import type { TaskLease } from './task-leases.store.ts'
import type { Timer } from './timer.ts'

/** How long a lease can go without a renewal before another process takes it. */
const leaseMs = 10_000

/** After how long a process that has found a lease taken can see that its holder has ended. */
export const takeoverMs = leaseMs + 1000

export interface Leases {
  /**
   * Does the work while holding the lease of the name; returns false if another process has it. The
   * signal aborts if the lease is lost, for example because this process was suspended.
   */
  hold(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>
}

/**
 * Creates leases that let one process at a time do some work. A process that ends without
 * releasing its lease no longer renews it; the others compare what they see with what they saw
 * `leaseMs` before. No clock is involved, so it does no harm if clocks jump or differ.
 */
export function createLeases(db: Database, timer: Timer): Leases {
  const sightings = new Map<string, { readonly lease: TaskLease; readonly since: number }>()

  async function acquire(name: string, holder: string): Promise<boolean> {
    const seen = sightings.get(name)
    const isStale = seen !== undefined && timer.now() - seen.since >= leaseMs
    if (await takeLease(db, name, holder, isStale ? seen.lease : null)) {
      sightings.delete(name)
      return true
    }
    const lease = await findLease(db, name)
    if (lease === null) sightings.delete(name)
    else if (!isSameLease(lease, seen?.lease)) sightings.set(name, { lease, since: timer.now() })
    return false
  }

  /** Renews the lease until `ended` aborts; aborts `lost` if that fails. */
  async function keep(name: string, holder: string, ended: AbortSignal, lost: AbortController) {
    for (;;) {
      await timer.wait(leaseMs / 3, ended)
      if (ended.aborted) return
      if (await renewLease(db, name, holder).catch(() => false)) continue
      lost.abort()
      return
    }
  }

  return {
    hold: async (name, work) => {
      // A new id for each time, so that the same process is not mistaken for one that stands still.
      const holder = randomUUID()
      if (!(await acquire(name, holder))) return false
      const ended = new AbortController()
      const lost = new AbortController()
      const kept = keep(name, holder, ended.signal, lost)
      try {
        await work(lost.signal)
        return true
      } finally {
        ended.abort()
        await kept
        await releaseLease(db, name, holder)
      }
    },
  }
}

function isSameLease(lease: TaskLease, other: TaskLease | undefined): boolean {
  return lease.holder === other?.holder && lease.renewals === other.renewals
}
