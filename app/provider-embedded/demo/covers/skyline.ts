import type { Drawing } from './drawing.ts'
import { box, disc, filled, mirrored, sheet } from './path.ts'

/** Draws the loudness as a skyline; the colors are inverted where the moon overlaps it. */
export function drawSkyline({ sound, palette, root, isPack }: Drawing): string {
  const count = isPack ? 11 : 3 + Math.round(5 * sound.length)
  const levels = sound.envelope(count)
  const least = Math.min(...levels)
  const width = sheet / count
  const bars = levels.map((level, index) => {
    const height = sheet * (0.12 + 0.8 * ((level - least) / Math.max(0.001, 1 - least)))
    return box((index + 0.17) * width, sheet - height, width * 0.66, height)
  })
  const tone = isPack ? root : sound.tone
  const size = sheet * (isPack ? 0.4 : 0.12 + 0.32 * sound.breadth)
  const moon = disc(sheet * (0.05 + 0.9 * sound.brightness), sheet * (0.16 + 0.055 * tone), size)
  const drawing = filled(palette.figure, [...bars, moon].join(''))
  return isPack || tone % 2 === 0 ? drawing : mirrored(drawing)
}
