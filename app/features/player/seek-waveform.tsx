import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Waveform } from '#app/ui/waveform.tsx'
import { formatTrackLength } from './format-track-length.ts'
import { getSeekPosition } from './get-seek-position.ts'

interface SeekWaveformProps {
  readonly title: string
  readonly peaks: string | null
  /** In seconds. */
  readonly position: number
  /** In seconds; 0 if unknown. */
  readonly duration: number
  readonly bars?: number | undefined
  /** Whether the Tab key reaches it; otherwise, a press does. */
  readonly isTabStop?: boolean
  /** Whether the up and down arrow keys move between rows instead of seeking. */
  readonly isInRow?: boolean
  /** Called on press, drag and keys with the position, from 0 to 1. */
  readonly onSeek: (fraction: number) => void
  /** Called when the pointer reaches the waveform, before it is pressed. */
  readonly onPointerEnter?: () => void
  readonly className?: string
}

/** A waveform as a slider, operated by pointer, touch and keyboard, with a spoken position. */
export function SeekWaveform({
  title,
  peaks,
  position,
  duration,
  bars,
  isTabStop = true,
  isInRow = false,
  onSeek,
  onPointerEnter,
  className = '',
}: SeekWaveformProps) {
  const isDragging = useRef(false)
  function seek(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onSeek(toFraction(event.clientX, box.left, box.width))
  }
  function seekByKey(event: KeyboardEvent) {
    if (isInRow && /^Arrow(Up|Down)$/.test(event.key)) return
    const target = getSeekPosition(event.key, position, duration)
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
      aria-valuenow={Math.round(position * 10) / 10}
      aria-valuetext={m.player_position_value({
        position: formatClock(position),
        duration: formatTrackLength(duration),
      })}
      data-seek
      className={`seek-waveform ${className}`}
      onKeyDown={seekByKey}
      onPointerEnter={onPointerEnter}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        isDragging.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        seek(event)
      }}
      onPointerMove={(event) => {
        if (isDragging.current) seek(event)
      }}
      onPointerUp={() => (isDragging.current = false)}
      onPointerCancel={() => (isDragging.current = false)}
    >
      <Waveform
        peaks={peaks}
        progress={duration > 0 ? Math.min(1, position / duration) : 0}
        bars={bars}
        className="size-full"
      />
    </div>
  )
}

/**
 * Converts `x` to a fraction of the width, clamped to 0 at the left edge and 1 at the right edge.
 */
export function toFraction(x: number, left: number, width: number): number {
  return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) : 0
}
