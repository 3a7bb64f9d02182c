const hourMs = 3_600_000

/** Limits in the memory of the process, for what must work while the database does not. */
export interface HourlyLimit {
  /** Counts an attempt; returns the seconds to wait if there were too many in the hour, otherwise 0. */
  count(key: string): number
}

/** Creates a limit of `max` attempts per key in the hour that begins with the first one. */
export function createHourlyLimit(max: number, now: () => Date): HourlyLimit {
  // In the order in which they end.
  const hours = new Map<string, { attempts: number; readonly endsAt: number }>()
  return {
    count: (key) => {
      const time = now().getTime()
      // After the clock was set back, an hour can end later than one that begins now.
      const isOver = (endsAt: number) => endsAt <= time || endsAt > time + hourMs
      for (const [old, { endsAt }] of hours) {
        if (!isOver(endsAt)) break
        hours.delete(old)
      }
      const known = hours.get(key)
      const isKnown = known !== undefined && !isOver(known.endsAt)
      const hour = isKnown ? known : { attempts: 0, endsAt: time + hourMs }
      hour.attempts += 1
      hours.set(key, hour)
      return hour.attempts > max ? Math.ceil((hour.endsAt - time) / 1000) : 0
    },
  }
}
