import type { DrawingInput } from './drawing.ts'
import { drawRectangle, drawDisc, fillPath, mirrorDrawing, canvasSize } from './path.ts'

/** Draws the loudness as a skyline with a moon; the colors are inverted where they overlap. */
export function drawSkyline({ sound, palette, root, isPack }: DrawingInput): string {
  const count = isPack ? 11 : 3 + Math.round(5 * sound.length)
  const levels = sound.envelope(count)
  const least = Math.min(...levels)
  const width = canvasSize / count
  const bars = levels.map((level, index) => {
    const height = canvasSize * (0.12 + 0.8 * ((level - least) / Math.max(0.001, 1 - least)))
    return drawRectangle((index + 0.17) * width, canvasSize - height, width * 0.66, height)
  })
  const pitchClass = isPack ? root : sound.pitchClass
  const size = canvasSize * (isPack ? 0.4 : 0.12 + 0.32 * sound.breadth)
  const moon = drawDisc(
    canvasSize * (0.05 + 0.9 * sound.brightness),
    canvasSize * (0.16 + 0.055 * pitchClass),
    size,
  )
  const drawing = fillPath(palette.figure, [...bars, moon].join(''))
  return isPack || pitchClass % 2 === 0 ? drawing : mirrorDrawing(drawing)
}
