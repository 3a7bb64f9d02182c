import { cosine, sine } from '../../../platform/sound/portable-math.ts'
import type { DrawingInput } from './drawing.ts'
import { drawDisc, fillPath, canvasSize, roundCoordinate } from './path.ts'

/**
 * Draws beams from one point, one per time slice and wider for louder slices; discs invert the
 * colors of the beams.
 */
export function drawBeams({ sound, palette, root, isPack }: DrawingInput): string {
  const count = isPack ? 13 : 4 + Math.round(5 * sound.length)
  const widths = sound.mosaic(count, 1).map(([place = 0]) => 0.1 + place * place)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const pitchClass = isPack ? root : sound.pitchClass
  const x = canvasSize * (0.5 + 0.42 * sine(pitchClass / 12))
  const y = canvasSize * (0.5 - 0.42 * cosine(pitchClass / 12))
  let turn = sound.brightness
  const beams = widths.map((width) => {
    const from = turn
    turn += width / all
    return drawBeam({ x, y }, from, from + (width / all) * 0.55)
  })
  const bands = sound.spectrum(1, isPack ? 2 : 1, 30)[0] ?? []
  const discs = bands.map((level, index) =>
    drawDisc(x, y, canvasSize * (0.1 + 0.36 * index + 0.18 * level * (index + 1))),
  )
  return fillPath(palette.figure, [...beams, ...discs].join(''))
}

function drawBeam({ x, y }: { x: number; y: number }, from: number, to: number): string {
  const far = (turn: number) =>
    `${roundCoordinate(x + 2 * canvasSize * sine(turn))} ${roundCoordinate(y - 2 * canvasSize * cosine(turn))}`
  // The third point prevents a very wide beam from being cut off.
  return `M${roundCoordinate(x)} ${roundCoordinate(y)}L${far(from)} ${far((from + to) / 2)} ${far(to)}z`
}
