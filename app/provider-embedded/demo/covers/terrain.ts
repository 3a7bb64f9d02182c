import type { Drawing } from './drawing.ts'
import { disc, filled, flow, mirrored, sheet } from './path.ts'

/** Draws the spectrum as hills, one per time slice, from the horizon to the foreground. */
export function drawTerrain({ sound, palette, root, isPack }: Drawing): string {
  const hills = isPack ? 8 : 3 + Math.round(2 * sound.length)
  const points = isPack ? 13 : 7
  const levels = sound.spectrum(hills, points, isPack ? 30 : 40)
  const places = sound.mosaic(hills, points)
  const colors = [palette.ground, palette.figure] as const
  const layers = levels.map((row, index) => {
    const depth = (index + 1) / hills
    const base = sheet * (0.42 + 0.72 * depth * depth)
    const reach = sheet * (0.14 + 0.4 * depth)
    const heights = row.map((level, band) => {
      const place = places[index]?.[band] ?? 0
      return reach * (0.6 * level + 0.4 * place)
    })
    return filled(colors[index % 2] ?? palette.figure, hill(heights, base))
  })
  const tone = isPack ? root : sound.tone
  const size = sheet * (isPack ? 0.27 : 0.12 + 0.3 * sound.breadth)
  const sun = disc(sheet * (0.1 + 0.8 * sound.brightness), sheet * (0.08 + 0.035 * tone), size)
  const drawing = [filled(palette.figure, sun), ...layers].join('')
  return isPack || tone % 2 === 0 ? drawing : mirrored(drawing)
}

function hill(heights: readonly number[], base: number): string {
  const step = sheet / (heights.length - 1)
  const points = heights.map((height, index) => ({ x: index * step, y: base - height }))
  return `M0 ${sheet}${flow(points)}V${sheet}z`
}
