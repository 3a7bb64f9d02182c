import type { CSSProperties } from 'react'

/** A common measure of time for several sounds. */
export interface TimeScale {
  /** Where it ends, in seconds. */
  readonly seconds: number
  /** From one mark to the next, in seconds. */
  readonly step: number
  /** The place of each mark, from 0 on, without the end. */
  readonly marks: readonly number[]
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300] as const
const mostMarks = 10

/** Beyond the longest sound, so that its length can be printed behind it. */
const labelRoom = 1.2

/** The shortest ruler with even marks on which all lengths (seconds), times `room`, fit. */
export function timeScaleFor(
  lengths: readonly (number | null)[],
  room: number = labelRoom,
): TimeScale {
  const longest = Math.max(0.5, ...lengths.map((length) => length ?? 0)) * room
  const step = steps.find((each) => longest / each <= mostMarks) ?? longest / mostMarks
  const count = Math.ceil(longest / step)
  const marks = Array.from({ length: count }, (_, index) => index * step)
  return { seconds: count * step, step, marks }
}

/** How many bars a sound has on a ruler: one bar is the same time in every row. */
export function barCount(ruler: TimeScale, seconds: number | null, barsInAll = 96): number {
  return Math.max(1, Math.round(((seconds ?? ruler.seconds) / ruler.seconds) * barsInAll))
}

/** The ruler as custom properties, for the styles of the staves that it measures. */
export function timeScaleStyle({
  marks,
  seconds,
}: TimeScale): CSSProperties & Record<`--${string}`, number> {
  return { '--tick-count': marks.length, '--scale-seconds': seconds }
}

/** How long a sound is, for a child of a staff with `on-ruler`. */
export function lengthStyle(seconds: number): CSSProperties & Record<`--${string}`, number> {
  return { '--seconds': seconds }
}
