import type { Shape } from './shape.ts'
import type { VisibleRange } from './visible-range.ts'

/**
 * Fills the canvas with the part of a sound in the view, one column per device pixel. Levels are
 * linear; the top and bottom edges are full scale. `color` is a CSS color.
 */
export function drawShape(
  canvas: HTMLCanvasElement,
  shape: Shape,
  { start, end }: VisibleRange,
  color: string,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const step = (end - start) / width
  context.clearRect(0, 0, width, height)
  context.fillStyle = color
  context.beginPath()
  for (let x = 0; x < width; x += 1) {
    const from = start + x * step
    const [low, high] = shape.getExtremes(from, from + step)
    const top = toPixel(high, height)
    context.rect(x, top, 1, Math.max(1, toPixel(low, height) - top))
  }
  context.fill()
}

function toPixel(level: number, height: number): number {
  return Math.round(((1 - Math.max(-1, Math.min(1, level))) / 2) * (height - 1))
}
