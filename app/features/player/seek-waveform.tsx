import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Waveform } from '#app/ui/waveform.tsx'
import { formatTrackLength } from './format-track-length.ts'
import { getSeekPosition } from './get-seek-position.ts'
import { LazyPlayhead } from './lazy-playhead.tsx'
import { player, usePlayer } from './use-player.ts'

interface SeekWaveformProps {
  readonly title: string
  readonly peaks: string | null
  /** True if the track is playing or was played last. */
  readonly isCurrent: boolean
  /** In seconds; 0 if unknown. */
  readonly duration: number
  readonly bars?: number | undefined
  /** True if it is reachable by Tab; otherwise only by pressing it. */
  readonly isTabStop?: boolean
  /** True if the up and down arrow keys move between rows instead of seeking. */
  readonly isInRow?: boolean
  /** Called on press, drag and keys with a position from 0 to 1. */
  readonly onSeek: (fraction: number) => void
  /** Called when the pointer enters the waveform, before any press. */
  readonly onPointerEnter?: () => void
  readonly className?: string
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/** How far a finger moves sideways before a drag starts, in pixels. */
const dragThreshold = 8

/** A waveform as a slider, operated by pointer, touch and keyboard, with a spoken position. */
export function SeekWaveform({
  title,
  peaks,
  isCurrent,
  duration,
  bars,
  isTabStop = true,
  isInRow = false,
  onSeek,
  onPointerEnter,
  className = '',
}: SeekWaveformProps) {
  const drag = useSeekDrag(onSeek)
  const position = usePlayer((state) => (isCurrent ? Math.round(state.position * 10) / 10 : 0))
  function seekByKey(event: KeyboardEvent) {
    // With Alt, the browser goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (isInRow && /^Arrow(Up|Down)$/.test(event.key)) return
    const from = isCurrent ? player.getPosition() : 0
    const target = getSeekPosition(event.key, from, duration)
    if (target === null || duration === 0) return
    event.preventDefault()
    onSeek(target / duration)
  }
  return (
    <div
      role="slider"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={m.player_position({ title })}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={position}
      aria-valuetext={m.player_position_value({
        position: formatClock(position),
        duration: formatTrackLength(duration),
      })}
      data-seek
      className={`seek-waveform ${className}`}
      onKeyDown={seekByKey}
      onPointerEnter={onPointerEnter}
      {...drag}
    >
      <Waveform peaks={peaks} bars={bars} className="size-full" />
      {isCurrent ? (
        <LazyPlayhead>
          <Waveform peaks={peaks} bars={bars} isPlayed className="size-full" />
        </LazyPlayhead>
      ) : null}
    </div>
  )
}

/**
 * Returns the props of an element that seeks by press or drag; with touch, drags are horizontal.
 */
function useSeekDrag(onSeek: (fraction: number) => void) {
  const isDragging = useRef(false)
  /** The start of a touch that may still become a scroll. */
  const touch = useRef<Point | null>(null)
  /** The drag position to seek to on the next frame. */
  const dragged = useRef<number | null>(null)
  /** Seeks at most once per frame, because each seek restarts the sound. */
  function seekByDrag(fraction: number) {
    if (dragged.current === null) {
      requestAnimationFrame(() => {
        if (dragged.current !== null) onSeek(dragged.current)
        dragged.current = null
      })
    }
    dragged.current = fraction
  }
  function release() {
    touch.current = null
    isDragging.current = false
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      touch.current = event.pointerType === 'touch' ? event : null
      isDragging.current = !touch.current
      if (isDragging.current) onSeek(getFraction(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (touch.current && isSideways(touch.current, event)) {
        touch.current = null
        isDragging.current = true
      }
      if (isDragging.current) seekByDrag(getFraction(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (touch.current) onSeek(getFraction(event))
      release()
    },
    onPointerCancel: release,
  }
}

function isSideways(from: Point, { clientX, clientY }: Point): boolean {
  return (
    Math.abs(clientX - from.clientX) >= Math.max(dragThreshold, Math.abs(clientY - from.clientY))
  )
}

function getFraction({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return toFraction(clientX, left, width)
}

/**
 * Converts `x` to a fraction of the width, clamped to 0 at the left edge and 1 at the right edge.
 */
export function toFraction(x: number, left: number, width: number): number {
  return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) : 0
}
