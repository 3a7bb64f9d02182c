import type { Drawing } from './drawing.ts'
import { box, filled, sheet, turned } from './path.ts'

/**
 * Draws columns whose widths show the strength of the pitch classes, starting at the key's root; a
 * horizontal bar marks the spectral centroid.
 */
export function drawColumns({ sound, palette, root, isPack }: Drawing): string {
  const tones = Array.from({ length: 12 }, (_, index) => sound.chroma[(index + root) % 12] ?? 0)
  const shown = isPack
    ? tones
    : [0, 3, 6, 9].map((first) => Math.max(...tones.slice(first, first + 3)))
  const widths = shown.map((tone) => 0.1 + tone * tone)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const places = sound.mosaic(shown.length, 1)
  let x = 0
  const fields = widths.map((share, index) => {
    const width = (share / all) * sheet
    const height = sheet * (0.06 + 0.88 * (places[index]?.[0] ?? 0))
    const field = box(x, index % 2 === 0 ? sheet - height : 0, width, height)
    x += width
    return field
  })
  const thickness = sheet * (isPack ? 0.06 : 0.04 + 0.24 * sound.breadth)
  const bar = box(0, sheet * (0.92 - 0.84 * sound.brightness), sheet, thickness)
  const drawing = filled(palette.figure, [...fields, bar].join(''))
  return isPack ? drawing : turned(drawing, sound.tone)
}
