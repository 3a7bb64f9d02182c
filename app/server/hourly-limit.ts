const hourMs = 3_600_000

/** Rate limits in process memory, for features that must work while the database is down. */
export interface HourlyLimit {
  /** Counts an attempt; returns the seconds to wait if the limit is exceeded, otherwise 0. */
  count(key: string): number
}

/** Creates a limit of `max` attempts per key within an hour, starting with the first attempt. */
export function createHourlyLimit(max: number, now: () => Date): HourlyLimit {
  // Ordered by end time.
  const hours = new Map<string, { attempts: number; readonly endsAt: number }>()
  return {
    count: (key) => {
      const time = now().getTime()
      // If the clock was set back, an hour may end later than one starting now.
      const isOver = (endsAt: number) => endsAt <= time || endsAt > time + hourMs
      for (const [old, { endsAt }] of hours) {
        if (!isOver(endsAt)) break
        hours.delete(old)
      }
      const stored = hours.get(key)
      const isKnown = stored !== undefined && !isOver(stored.endsAt)
      const hour = isKnown ? stored : { attempts: 0, endsAt: time + hourMs }
      hour.attempts += 1
      hours.set(key, hour)
      return hour.attempts > max ? Math.ceil((hour.endsAt - time) / 1000) : 0
    },
  }
}
