import type { ReactNode } from 'react'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { getTimeTicks } from './grid.ts'
import type { GridLine } from './grid.ts'
import { toFractionOfView } from './visible-range.ts'
import type { VisibleRange } from './visible-range.ts'

/** The levels to draw lines at, in decibels; full scale is at the edges. */
const levels = [-6, -12, -24]

/** The lowest level with room for a label, in decibels. */
const lowestLabeledLevel = -12

interface GridLinesProps {
  readonly lines: readonly GridLine[]
  /** Onsets in seconds. */
  readonly onsets: readonly number[]
  readonly view: VisibleRange
}

/** The background of a large waveform: levels, the bars and beats of a loop, and onsets. */
export function GridLines({ lines, onsets, view }: GridLinesProps) {
  return (
    <Layer>
      {levels.flatMap((level) =>
        [1, -1].map((side) => (
          <span
            key={level * side}
            style={{ top: getTop(level, side) }}
            className="absolute inset-x-0 border-t border-dashed border-current opacity-40"
          />
        )),
      )}
      {lines.map(({ seconds, isBar }) => (
        <span
          key={seconds}
          style={getPlace(view, seconds)}
          className={`absolute inset-y-0 border-l border-current ${isBar ? 'opacity-70' : 'opacity-25'}`}
        />
      ))}
      {onsets.filter(isIn(view)).map((seconds) => (
        <span
          key={seconds}
          data-onset
          style={getPlace(view, seconds)}
          className="absolute bottom-0 h-3 border-l-2 border-current"
        />
      ))}
    </Layer>
  )
}

/** The foreground of a large waveform: bar and beat numbers, and levels in decibels. */
export function GridLabels({ lines, view }: Pick<GridLinesProps, 'lines' | 'view'>) {
  return (
    <Layer>
      {lines.map(({ seconds, label }) =>
        label === null || isAtEnd(view, seconds) ? null : (
          <span
            key={seconds}
            data-tick
            style={getPlace(view, seconds)}
            className={`${labelClass} top-0 ml-px`}
          >
            {label}
          </span>
        ),
      )}
      {levels
        .filter((level) => level >= lowestLabeledLevel)
        .map((level) => (
          <span
            key={level}
            style={{ top: getTop(level, 1) }}
            className={`${labelClass} right-0 -translate-y-1/2`}
          >
            {`−${-level}\u00a0dB`}
          </span>
        ))}
    </Layer>
  )
}

const labelClass = 'absolute bg-surface px-1 leading-tight'

/** The time scale below a large waveform, in seconds; `width` is in pixels. */
export function TimeRuler({
  view,
  width,
}: {
  readonly view: VisibleRange
  readonly width: number
}) {
  const { ticks, decimals } = getTimeTicks(view, width)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return (
    <div aria-hidden="true" className="relative h-5 overflow-hidden text-caption tabular-nums">
      {ticks.map((seconds) => (
        <span
          key={seconds}
          data-tick
          style={getPlace(view, seconds)}
          className="absolute inset-y-0 border-l border-current pl-1"
        >
          {isAtEnd(view, seconds) ? null : formatDecimal(seconds, digits, getCurrentLocale())}
        </span>
      ))}
    </div>
  )
}

function Layer({ children }: { readonly children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden text-caption tabular-nums"
    >
      {children}
    </div>
  )
}

function getTop(decibels: number, side: number): string {
  return `${50 - side * 50 * 10 ** (decibels / 20)}%`
}

function getPlace(view: VisibleRange, seconds: number) {
  return { left: `${toFractionOfView(view, seconds) * 100}%` }
}

function isIn({ start, end }: VisibleRange) {
  return (seconds: number) => seconds >= start && seconds <= end
}

/** Returns whether a label would be cut off by the right edge. */
function isAtEnd(view: VisibleRange, seconds: number): boolean {
  return toFractionOfView(view, seconds) > 0.92
}
