import type { DrawingInput } from './drawing.ts'
import { drawDisc, fillPath, canvasSize, rotateDrawing } from './path.ts'

/**
 * Draws a punched card. Columns are steps of a bar for a pack and time slices for a single sound;
 * rows are frequency bands with the lowest at the bottom. A stronger hit or level is a larger hole.
 */
export function drawPunch({ sound, palette, isPack }: DrawingInput): string {
  const count = isPack ? 8 : 3 + Math.round(sound.length)
  const bands = isPack ? 6 : count
  const hits = isPack ? sound.pattern(count, bands) : sound.spectrum(count, bands, 40)
  const [across, up] = [canvasSize / count, canvasSize / bands]
  const discs = hits.flatMap((row, step) =>
    row.map((hit, band) =>
      drawDisc(
        (step + 0.5) * across,
        canvasSize - (band + 0.5) * up,
        hit < 0.04 ? 0 : across * (0.08 + (isPack ? 1 : 0.75) * hit),
      ),
    ),
  )
  const drawing = fillPath(palette.figure, discs.join(''))
  return isPack ? drawing : rotateDrawing(drawing, sound.pitchClass)
}
