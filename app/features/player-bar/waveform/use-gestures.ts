import { useEffect, useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { toFraction } from '#app/features/player/seek-waveform.tsx'

/** The effects of gestures on a waveform; positions are fractions of its width. */
export interface GestureActions {
  readonly onSeek: (fraction: number) => void
  /** Zooms in if `factor` is above 1, keeping the sound at `fraction` in place. */
  readonly onZoom: (factor: number, fraction: number) => void
  readonly onPan: (fraction: number) => void
}

/** How far a finger moves before it pans instead of seeking, in pixels. */
const panThreshold = 8

/** The zoom factor per pixel of wheel movement. */
const wheelZoom = 1.002

/**
 * Handles gestures on a waveform. With a mouse, clicking and dragging seeks and the wheel zooms;
 * with Shift, or sideways, the wheel pans. With touch, tapping seeks, one finger pans and two
 * fingers zoom.
 */
export function useGestures(element: RefObject<HTMLElement | null>, actions: GestureActions) {
  const pointers = useRef(new Map<number, number>())
  /** The position of a touch that has not panned or zoomed yet. */
  const tap = useRef<number | null>(null)
  useWheel(element, actions)

  const toPosition = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return toFraction(event.clientX, box.left, box.width)
  }
  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    tap.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, event.clientX)
      tap.current = pointers.current.size === 1 ? event.clientX : null
      if (event.pointerType !== 'touch') actions.onSeek(toPosition(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      if (before === undefined) return
      if (event.pointerType !== 'touch') return actions.onSeek(toPosition(event))
      if (tap.current !== null && Math.abs(event.clientX - tap.current) < panThreshold) return
      tap.current = null
      pointers.current.set(event.pointerId, event.clientX)
      const box = event.currentTarget.getBoundingClientRect()
      const other = findOther(pointers.current, event.pointerId)
      if (other === null) return actions.onPan((before - event.clientX) / box.width)
      const distance = Math.abs(before - other)
      if (distance < 1) return
      const middle = toFraction((event.clientX + other) / 2, box.left, box.width)
      actions.onZoom(Math.abs(event.clientX - other) / distance, middle)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' && tap.current !== null) actions.onSeek(toPosition(event))
      end(event)
    },
    onPointerCancel: end,
  }
}

function findOther(pointers: ReadonlyMap<number, number>, id: number): number | null {
  for (const [other, x] of pointers) if (other !== id) return x
  return null
}

/**
 * React registers wheel listeners as passive, so they cannot prevent the page from scrolling or
 * zooming.
 */
function useWheel(element: RefObject<HTMLElement | null>, actions: GestureActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const target = element.current
    const onWheel = (event: WheelEvent) => {
      if (!target) return
      event.preventDefault()
      const box = target.getBoundingClientRect()
      const { x, y } = toPixels(event)
      if (event.shiftKey || Math.abs(x) > Math.abs(y)) latest.current.onPan((x || y) / box.width)
      else latest.current.onZoom(wheelZoom ** -y, toFraction(event.clientX, box.left, box.width))
    }
    target?.addEventListener('wheel', onWheel, { passive: false })
    return () => target?.removeEventListener('wheel', onWheel)
  }, [element])
}

/** The line height for mice whose wheels count lines, in pixels, and a factor for pinches. */
const linePixels = 16
const pinchFactor = 4

function toPixels({ deltaX, deltaY, deltaMode, ctrlKey }: WheelEvent) {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1
  // Browsers report a touchpad pinch as a wheel event with Control, in small steps.
  return { x: deltaX * unit, y: deltaY * unit * (ctrlKey ? pinchFactor : 1) }
}
