import type { DrawingInput } from './drawing.ts'
import { drawDisc, fillPath, drawCurve, mirrorDrawing, canvasSize } from './path.ts'

/** Draws the spectrum as hills, one per time slice, from the horizon to the foreground. */
export function drawTerrain({ sound, palette, root, isPack }: DrawingInput): string {
  const hills = isPack ? 8 : 3 + Math.round(2 * sound.length)
  const points = isPack ? 13 : 7
  const levels = sound.spectrum(hills, points, isPack ? 30 : 40)
  const places = sound.mosaic(hills, points)
  const colors = [palette.ground, palette.figure] as const
  const layers = levels.map((row, index) => {
    const depth = (index + 1) / hills
    const base = canvasSize * (0.42 + 0.72 * depth * depth)
    const reach = canvasSize * (0.14 + 0.4 * depth)
    const heights = row.map((level, band) => {
      const place = places[index]?.[band] ?? 0
      return reach * (0.6 * level + 0.4 * place)
    })
    return fillPath(colors[index % 2] ?? palette.figure, drawHill(heights, base))
  })
  const pitchClass = isPack ? root : sound.pitchClass
  const size = canvasSize * (isPack ? 0.27 : 0.12 + 0.3 * sound.breadth)
  const sun = drawDisc(
    canvasSize * (0.1 + 0.8 * sound.brightness),
    canvasSize * (0.08 + 0.035 * pitchClass),
    size,
  )
  const drawing = [fillPath(palette.figure, sun), ...layers].join('')
  return isPack || pitchClass % 2 === 0 ? drawing : mirrorDrawing(drawing)
}

function drawHill(heights: readonly number[], base: number): string {
  const step = canvasSize / (heights.length - 1)
  const points = heights.map((height, index) => ({ x: index * step, y: base - height }))
  return `M0 ${canvasSize}${drawCurve(points)}V${canvasSize}z`
}
