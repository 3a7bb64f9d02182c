import type { Track } from '#app/features/player/track.ts'
import type { VisibleRange } from './visible-range.ts'

/** A vertical line in a view. */
export interface GridLine {
  readonly seconds: number
  /** `3` for a bar and `3.2` for a beat; null if there is no room for it. */
  readonly label: string | null
  /** True at the start of a bar. */
  readonly isBar: boolean
}

const beatsPerBar = 4
const stepsPerBeat = 4
/** The minimum distances of lines, line labels and times, in pixels. */
const minLineDistance = 8
const minLabelDistance = 40
const minTickDistance = 56

/**
 * Returns the bar, beat and sixteenth lines of a loop for a view `width` pixels wide; empty for other
 * sounds, without a known tempo, or if the lines would be too close.
 */
export function getMusicalGrid(
  { kind, bars, bpm }: Pick<Track, 'kind' | 'bars' | 'bpm'>,
  duration: number,
  view: VisibleRange,
  width: number,
): GridLine[] {
  const beat = kind === 'loop' ? getBeatSeconds(bars, bpm, duration) : null
  if (beat === null) return []
  const pixelsPerSecond = width / (view.end - view.start)
  const step = [beat / stepsPerBeat, beat, beat * beatsPerBar].find(
    (seconds) => seconds * pixelsPerSecond >= minLineDistance,
  )
  if (step === undefined) return []
  return listMultiples(step, view).map((seconds) => {
    const beats = round(seconds / beat)
    const isBar = beats % beatsPerBar === 0
    const distance = isBar ? beat * beatsPerBar : beat
    const hasLabel = beats % 1 === 0 && distance * pixelsPerSecond >= minLabelDistance
    return { seconds, isBar, label: hasLabel ? formatBeat(beats) : null }
  })
}

function getBeatSeconds(bars: number | null, bpm: number | null, duration: number): number | null {
  if (bars !== null && bars > 0) return duration / (bars * beatsPerBar)
  return bpm === null ? null : 60 / bpm
}

/** Formats a beat as musicians count: bars and beats start at 1. */
function formatBeat(beats: number): string {
  const bar = Math.floor(beats / beatsPerBar) + 1
  const beat = beats % beatsPerBar
  return beat === 0 ? String(bar) : `${bar}.${beat + 1}`
}

const tickSteps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60]
const maxTicks = 8

/** Evenly spaced times in seconds, and their number of decimals. */
interface TimeTicks {
  readonly ticks: number[]
  readonly decimals: number
}

/** Returns the times to label in a view `width` pixels wide, at most nine. */
export function getTimeTicks(view: VisibleRange, width: number): TimeTicks {
  const span = view.end - view.start
  const count = Math.max(1, Math.min(maxTicks, width / minTickDistance))
  const step = tickSteps.find((each) => span / each <= count) ?? 300
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  return { ticks: listMultiples(step, view), decimals }
}

function listMultiples(step: number, { start, end }: VisibleRange): number[] {
  const first = Math.ceil(round(start / step))
  const last = Math.floor(round(end / step))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** Removes floating-point errors. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
