import { useEffect, useRef, useState } from 'react'
import { drawShape } from './draw-shape.ts'
import type { Shape } from './shape.ts'
import type { VisibleRange } from './visible-range.ts'

/** Part of a sound, drawn on a canvas with one column per device pixel. */
export function ShapeCanvas({
  shape,
  view,
}: {
  readonly shape: Shape
  readonly view: VisibleRange
}) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [color, setColor] = useState('')
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const observer = new ResizeObserver(() => {
      const { devicePixelRatio: ratio } = globalThis
      setSize({ width: canvas.clientWidth * ratio, height: canvas.clientHeight * ratio })
    })
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const readColor = () => ref.current && setColor(getComputedStyle(ref.current).color)
    readColor()
    // The theme is an attribute of the document element.
    const observer = new MutationObserver(readColor)
    observer.observe(document.documentElement, { attributes: true })
    scheme.addEventListener('change', readColor)
    return () => {
      observer.disconnect()
      scheme.removeEventListener('change', readColor)
    }
  }, [])
  useEffect(() => {
    const canvas = ref.current
    if (!canvas || size.width === 0) return
    canvas.width = Math.round(size.width)
    canvas.height = Math.round(size.height)
    drawShape(canvas, shape, view, color)
  }, [shape, view, size, color])
  return <canvas ref={ref} aria-hidden="true" className="absolute inset-0 size-full" />
}
