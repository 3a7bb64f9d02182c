import { cosine, sine } from '../../../platform/sound/portable-math.ts'
import type { DrawingInput } from './drawing.ts'
import { fillPath, drawClosedCurve, canvasSize } from './path.ts'

/** Draws one ring per frequency band; time runs once around it, and loud parts push it outward. */
export function drawRings({ sound, palette, root, isPack }: DrawingInput): string {
  const rings = isPack ? 9 : 2 + Math.round(4 * sound.length)
  const points = isPack ? 28 : 20
  const levels = sound.mosaic(points, rings)
  const pitchClass = isPack ? root : sound.pitchClass
  const away = canvasSize * (isPack ? 0.32 : 0.12 + 0.5 * sound.brightness)
  const x = canvasSize / 2 + away * sine(pitchClass / 12)
  const y = canvasSize / 2 - away * cosine(pitchClass / 12)
  const reach = canvasSize * (isPack ? 1.05 : 0.38 + 0.2 * sound.length + 0.3 * sound.breadth)
  const outlines = Array.from({ length: rings }, (_, ring) => {
    const radius = (reach * (ring + 0.9)) / rings
    return drawClosedCurve(
      Array.from({ length: points }, (_unused, point) => {
        const push =
          radius + (reach / rings) * (ring === 0 ? 0.6 : 1.1) * ((levels[point]?.[ring] ?? 0) - 0.5)
        return {
          x: x + push * sine(point / points),
          y: y - push * cosine(point / points),
        }
      }),
    )
  })
  return fillPath(palette.figure, outlines.join(''))
}
