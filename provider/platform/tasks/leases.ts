import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findLease, releaseLease, renewLease, takeLease } from './task-leases.store.ts'
import type { TaskLease } from './task-leases.store.ts'
import type { Timer } from './timer.ts'

/** How long a lease can go without renewal before another process takes it. */
const leaseMs = 10_000

/**
 * How long to wait before trying a held lease again: slightly longer than a lease lasts without
 * renewal, so that one whose holder has ended is free at the next try.
 */
export const leaseRetryMs = leaseMs + 1000

export interface Leases {
  /**
   * Does the work while holding the named lease; returns false if another process has it. The
   * signal aborts if the lease is lost, for example because this process was suspended.
   */
  hold(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>
}

/**
 * Creates leases for work that only one process at a time may do. A process that ends without
 * releasing its lease stops renewing it; the others compare the lease with its state `leaseMs`
 * earlier. No system clock is involved, so clocks may jump or differ.
 */
export function createLeases(db: Database, timer: Timer): Leases {
  const sightings = new Map<string, { readonly lease: TaskLease; readonly since: number }>()

  async function acquire(name: string, holder: string): Promise<boolean> {
    const previous = sightings.get(name)
    const isStale = previous !== undefined && timer.now() - previous.since >= leaseMs
    if (await takeLease(db, name, holder, isStale ? previous.lease : null)) {
      sightings.delete(name)
      return true
    }
    const lease = await findLease(db, name)
    if (lease === null) sightings.delete(name)
    else if (!isSameLease(lease, previous?.lease))
      sightings.set(name, { lease, since: timer.now() })
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
      // A new id each time, so that a process reacquiring the lease is not mistaken for one that
      // has stopped.
      const holder = randomUUID()
      if (!(await acquire(name, holder))) return false
      const ended = new AbortController()
      const lost = new AbortController()
      const renewal = keep(name, holder, ended.signal, lost)
      try {
        await work(lost.signal)
        return true
      } finally {
        ended.abort()
        await renewal
        await releaseLease(db, name, holder)
      }
    },
  }
}

function isSameLease(lease: TaskLease, other: TaskLease | undefined): boolean {
  return lease.holder === other?.holder && lease.renewals === other.renewals
}
