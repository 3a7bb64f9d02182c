import type { DrawingInput } from './drawing.ts'
import { drawRectangle, fillPath, canvasSize, rotateDrawing } from './path.ts'

/**
 * Draws columns whose widths show the strength of the pitch classes, starting at the key's root; a
 * horizontal bar marks the spectral centroid.
 */
export function drawColumns({ sound, palette, root, isPack }: DrawingInput): string {
  const tones = Array.from({ length: 12 }, (_, index) => sound.chroma[(index + root) % 12] ?? 0)
  const shown = isPack
    ? tones
    : [0, 3, 6, 9].map((first) => Math.max(...tones.slice(first, first + 3)))
  const widths = shown.map((strength) => 0.1 + strength * strength)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const places = sound.mosaic(shown.length, 1)
  let x = 0
  const fields = widths.map((share, index) => {
    const width = (share / all) * canvasSize
    const height = canvasSize * (0.06 + 0.88 * (places[index]?.[0] ?? 0))
    const field = drawRectangle(x, index % 2 === 0 ? canvasSize - height : 0, width, height)
    x += width
    return field
  })
  const thickness = canvasSize * (isPack ? 0.06 : 0.04 + 0.24 * sound.breadth)
  const bar = drawRectangle(0, canvasSize * (0.92 - 0.84 * sound.brightness), canvasSize, thickness)
  const drawing = fillPath(palette.figure, [...fields, bar].join(''))
  return isPack ? drawing : rotateDrawing(drawing, sound.pitchClass)
}
