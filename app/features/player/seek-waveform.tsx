import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { Waveform } from '#app/ui/waveform.tsx'

interface SeekWaveformProps {
  readonly peaks: string | null
  /** From 0 to 1. */
  readonly progress: number
  readonly bars?: number
  /** Called on press and drag with the horizontal position of the pointer, from 0 to 1. */
  readonly onSeek: (fraction: number) => void
  /** Called when the pointer reaches the waveform, before it is pressed. */
  readonly onPointerEnter?: () => void
  readonly className?: string
}

/**
 * A waveform that seeks on click or drag, for pointers only. Keyboard users seek with the player's
 * slider, so that list rows do not each have a second tab stop.
 */
export function SeekWaveform({
  peaks,
  progress,
  bars,
  onSeek,
  onPointerEnter,
  className = '',
}: SeekWaveformProps) {
  const isDragging = useRef(false)
  function seek(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onSeek(toFraction(event.clientX, box.left, box.width))
  }
  return (
    <div
      aria-hidden="true"
      data-seek
      className={`seek-waveform ${className}`}
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
      <Waveform peaks={peaks} progress={progress} bars={bars} className="size-full" />
    </div>
  )
}

/**
 * Converts `x` to a fraction of the width, clamped to 0 at the left edge and 1 at the right edge.
 */
export function toFraction(x: number, left: number, width: number): number {
  return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) : 0
}
