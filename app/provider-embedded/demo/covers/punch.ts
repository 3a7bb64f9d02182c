import type { Drawing } from './drawing.ts'
import { disc, filled, sheet, turned } from './path.ts'

/**
 * Draws a punched card: columns are steps of a bar, rows are frequency bands with the lowest at the
 * bottom, and a harder hit is a larger hole.
 */
export function drawPunch({ sound, palette, isPack }: Drawing): string {
  const count = isPack ? 8 : 3 + Math.round(sound.length)
  const bands = isPack ? 6 : count
  const hits = isPack ? sound.pattern(count, bands) : sound.spectrum(count, bands, 40)
  const [across, up] = [sheet / count, sheet / bands]
  const discs = hits.flatMap((row, step) =>
    row.map((hit, band) =>
      disc(
        (step + 0.5) * across,
        sheet - (band + 0.5) * up,
        hit < 0.04 ? 0 : across * (0.08 + (isPack ? 1 : 0.75) * hit),
      ),
    ),
  )
  const drawing = filled(palette.figure, discs.join(''))
  return isPack ? drawing : turned(drawing, sound.tone)
}
