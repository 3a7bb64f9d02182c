import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { getSeekPosition } from '#app/features/player/get-seek-position.ts'
import { moveWithTrack } from '#app/features/player/move-playhead.ts'
import type { Track } from '#app/features/player/track.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { formatSeconds } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { useWidth } from '#app/ui/use-width.ts'
import { getMusicalGrid } from './grid.ts'
import { GridLabels, GridLines, TimeRuler } from './grid-lines.tsx'
import type { Shape } from './shape.ts'
import { ShapeCanvas } from './shape-canvas.tsx'
import { useGestures } from './use-gestures.ts'
import { pan, reveal, showAll, toFractionOfView, zoom } from './visible-range.ts'
import type { VisibleRange } from './visible-range.ts'

/** The zoom factor per key or button press. */
export const zoomStep = 2

interface ZoomableWaveformProps {
  readonly track: Track
  readonly shape: Shape
  /** Onsets in seconds. */
  readonly onsets: readonly number[]
  readonly view: VisibleRange
  readonly setView: (change: (view: VisibleRange) => VisibleRange) => void
}

/** The visible part of the current track as a slider that can be zoomed. */
export function ZoomableWaveform({ track, shape, onsets, view, setView }: ZoomableWaveformProps) {
  const slider = useRef<HTMLDivElement>(null)
  const width = useWidth(slider)
  const { duration } = shape
  const position = usePlayer((state) => Math.round(state.position * 10) / 10)
  const lines = getMusicalGrid(track, duration, view, width)
  const span = view.end - view.start
  const toSeconds = (fraction: number) => view.start + fraction * span
  const gestures = useGestures(slider, {
    onSeek: (fraction) => seekRecording(toSeconds(fraction), duration),
    onZoom: (factor, fraction) =>
      setView((now) => zoom(now, factor, now.start + fraction * (now.end - now.start), duration)),
    onPan: (fraction) => setView((now) => pan(now, fraction * (now.end - now.start), duration)),
  })
  function onKeyDown(event: KeyboardEvent) {
    // With these modifiers, browsers zoom the page or go back.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const change = getViewChange(event, duration)
    const target = change ? null : getKeyTarget(event.key, span, duration)
    if (!change && target === null) return
    event.preventDefault()
    if (change) setView(change)
    if (target === null) return
    seekRecording(target, duration)
    setView((now) => reveal(now, target, duration))
  }
  return (
    <div>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={m.player_position({ title: track.title })}
        aria-keyshortcuts="+ - 0"
        aria-valuemin={0}
        aria-valuemax={Math.round(duration * 10) / 10}
        aria-valuenow={position}
        aria-valuetext={m.player_position_value({
          position: formatSeconds(position),
          duration: formatSeconds(duration),
        })}
        data-zoom
        onKeyDown={onKeyDown}
        {...gestures}
        className="relative h-[clamp(8rem,36dvh,18rem)] cursor-pointer touch-pan-y overflow-hidden border-y border-outline select-none"
      >
        <GridLines lines={lines} onsets={onsets} view={view} />
        <ShapeCanvas shape={shape} view={view} />
        <GridLabels lines={lines} view={view} />
        <PlayheadLine view={view} duration={duration} />
      </div>
      <TimeRuler view={view} width={width} />
    </div>
  )
}

/** A line at the playing position, animated by the compositor. */
function PlayheadLine({
  view,
  duration,
}: {
  readonly view: VisibleRange
  readonly duration: number
}) {
  const ref = useRef<HTMLDivElement>(null)
  const from = toFractionOfView(view, 0) * 100
  const to = toFractionOfView(view, duration) * 100
  useLayoutEffect(() => moveWithTrack(ref.current, [from, to], player), [from, to])
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-playhead-line
      className="pointer-events-none absolute inset-0 border-l-2 border-primary"
    />
  )
}

/** Returns how a key changes the view; null for other keys. */
function getViewChange({ key, shiftKey }: KeyboardEvent, duration: number) {
  const position = getRecordingTime(duration)
  const zoomBy = (factor: number) => (view: VisibleRange) => {
    const visible = reveal(view, position, duration)
    return zoom(visible, factor, position, duration)
  }
  if (key === '+' || key === '=') return zoomBy(zoomStep)
  if (key === '-') return zoomBy(1 / zoomStep)
  if (key === '0') return () => showAll(duration)
  const side = shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[key] : undefined
  return side
    ? (view: VisibleRange) => pan(view, ((view.end - view.start) * side) / 4, duration)
    : null
}

/**
 * Returns the position that a slider key seeks to, with steps relative to the view; null for other
 * keys.
 */
function getKeyTarget(key: string, span: number, duration: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return duration
  const position = getRecordingTime(duration)
  const step = getSeekPosition(key, span / 2, span)
  return step === null ? null : Math.max(0, Math.min(duration, position + step - span / 2))
}

/**
 * Returns the position within the original recording of `duration` seconds; it may be played at a
 * different tempo.
 */
function getRecordingTime(duration: number): number {
  return (player.getPosition() / (player.getState().duration || duration)) * duration
}

/** Seeks to a position within the original recording of `duration` seconds. */
function seekRecording(seconds: number, duration: number): void {
  player.seek((seconds / duration) * (player.getState().duration || duration))
}
