import type { CSSProperties } from 'react'

/** A time axis shared by several sounds. */
export interface TimeScale {
  /** The length of the axis in seconds. */
  readonly seconds: number
  /** The distance between two ticks in seconds. */
  readonly step: number
  /**
   * The positions of the ticks in seconds, from 0, excluding the end of the axis; empty if no
   * duration is known.
   */
  readonly ticks: readonly number[]
}

const tickSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300] as const
const maxTicks = 10

/** Leaves room for the duration next to the longest sound. */
const labelRoomFactor = 1.2

/** The minimum length of a list's scale, in seconds. */
const minListSeconds = 0.5

/**
 * Returns the shortest scale with evenly spaced ticks that fits all durations (in seconds) and
 * `shortest`, each times `room`.
 */
export function createTimeScale(
  durations: readonly (number | null)[],
  room: number = labelRoomFactor,
  shortest: number = minListSeconds,
): TimeScale {
  const minSeconds = Math.max(shortest, ...durations.map((duration) => duration ?? 0)) * room
  const step = tickSteps.find((each) => minSeconds / each <= maxTicks) ?? minSeconds / maxTicks
  const count = Math.ceil(minSeconds / step)
  const hasDurations = durations.some((duration) => duration !== null)
  const ticks = Array.from({ length: hasDurations ? count : 0 }, (_, index) => index * step)
  return { seconds: count * step, step, ticks }
}

/** Returns the number of waveform bars for a duration; a bar spans the same time in every row. */
export function getBarCount(scale: TimeScale, seconds: number | null, totalBars = 96): number {
  return Math.max(1, Math.round(((seconds ?? scale.seconds) / scale.seconds) * totalBars))
}

/**
 * Returns the scale as CSS custom properties, which elements with the `time-grid` and `time-scaled`
 * utilities inherit.
 */
export function getTimeScaleStyle({
  ticks,
  seconds,
}: TimeScale): CSSProperties & Record<`--${string}`, number> {
  return { '--tick-count': ticks.length, '--scale-seconds': seconds }
}

/** Returns a duration as the CSS custom property used by the `time-scaled` utility. */
export function getLengthStyle(seconds: number): CSSProperties & Record<`--${string}`, number> {
  return { '--seconds': seconds }
}
