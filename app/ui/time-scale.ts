import type { CSSProperties } from 'react'

/** A time axis shared by several sounds. */
export interface TimeScale {
  /** Its length in seconds. */
  readonly seconds: number
  /** Seconds between two ticks. */
  readonly step: number
  /** The ticks in seconds, starting at 0, without the end. */
  readonly ticks: readonly number[]
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300] as const
const maxTicks = 10

/** Leaves room behind the longest sound for its duration. */
const labelRoom = 1.2

/** The shortest scale with even ticks that fits all durations (in seconds) times `room`. */
export function timeScaleFor(
  durations: readonly (number | null)[],
  room: number = labelRoom,
): TimeScale {
  const minSeconds = Math.max(0.5, ...durations.map((duration) => duration ?? 0)) * room
  const step = steps.find((each) => minSeconds / each <= maxTicks) ?? minSeconds / maxTicks
  const count = Math.ceil(minSeconds / step)
  const ticks = Array.from({ length: count }, (_, index) => index * step)
  return { seconds: count * step, step, ticks }
}

/** The number of waveform bars for a duration, so that a bar is the same time in every row. */
export function barCount(scale: TimeScale, seconds: number | null, totalBars = 96): number {
  return Math.max(1, Math.round(((seconds ?? scale.seconds) / scale.seconds) * totalBars))
}

/** The scale as custom properties for the utilities `time-grid` and `time-scaled` inside. */
export function timeScaleStyle({
  ticks,
  seconds,
}: TimeScale): CSSProperties & Record<`--${string}`, number> {
  return { '--tick-count': ticks.length, '--scale-seconds': seconds }
}

/** A duration as the custom property that the utility `time-scaled` reads. */
export function lengthStyle(seconds: number): CSSProperties & Record<`--${string}`, number> {
  return { '--seconds': seconds }
}
