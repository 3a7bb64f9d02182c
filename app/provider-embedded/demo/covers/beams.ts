import { cosine, sine } from '../dsp/math.ts'
import type { Drawing } from './drawing.ts'
import { disc, filled, sheet, whole } from './path.ts'

/**
 * Draws beams from one point, one per time slice and wider for louder slices; discs invert the
 * colors of the beams.
 */
export function drawBeams({ sound, palette, root, isPack }: Drawing): string {
  const count = isPack ? 13 : 4 + Math.round(5 * sound.length)
  const widths = sound.mosaic(count, 1).map(([place = 0]) => 0.1 + place * place)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const tone = isPack ? root : sound.tone
  const x = sheet * (0.5 + 0.42 * sine(tone / 12))
  const y = sheet * (0.5 - 0.42 * cosine(tone / 12))
  let turn = sound.brightness
  const beams = widths.map((width) => {
    const from = turn
    turn += width / all
    return beam({ x, y }, from, from + (width / all) * 0.55)
  })
  const bands = sound.spectrum(1, isPack ? 2 : 1, 30)[0] ?? []
  const discs = bands.map((level, index) =>
    disc(x, y, sheet * (0.1 + 0.36 * index + 0.18 * level * (index + 1))),
  )
  return filled(palette.figure, [...beams, ...discs].join(''))
}

function beam({ x, y }: { x: number; y: number }, from: number, to: number): string {
  const far = (turn: number) =>
    `${whole(x + 2 * sheet * sine(turn))} ${whole(y - 2 * sheet * cosine(turn))}`
  // The third point prevents a very wide beam from being cut off.
  return `M${whole(x)} ${whole(y)}L${far(from)} ${far((from + to) / 2)} ${far(to)}z`
}
