import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { Waveform } from '#app/ui/waveform.tsx'

interface SeekWaveformProps {
  readonly peaks: string | null
  /** From 0 to 1. */
  readonly progress: number
  readonly bars?: number
  /** Called with the place that was pointed at, from 0 to 1, at the press and at each drag. */
  readonly onSeek: (fraction: number) => void
  readonly className?: string
}

/**
 * A waveform to click and drag in. It is for the pointer only; the keyboard has the player's slider,
 * so that a list of rows does not hold a second tab stop for each.
 */
export function SeekWaveform({ peaks, progress, bars, onSeek, className = '' }: SeekWaveformProps) {
  const dragging = useRef(false)
  function seek(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onSeek(toFraction(event.clientX, box.left, box.width))
  }
  return (
    <div
      aria-hidden="true"
      data-seek
      className={`cursor-pointer touch-pan-y select-none ${className}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        dragging.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        seek(event)
      }}
      onPointerMove={(event) => {
        if (dragging.current) seek(event)
      }}
      onPointerUp={() => (dragging.current = false)}
      onPointerCancel={() => (dragging.current = false)}
    >
      <Waveform peaks={peaks} progress={progress} bars={bars} className="size-full" />
    </div>
  )
}

/** Where `x` lies in a box, from 0 at its left edge to 1 at its right one; outside counts as the edge. */
export function toFraction(x: number, left: number, width: number): number {
  return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) : 0
}
