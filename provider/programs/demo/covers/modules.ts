import type { DrawingInput } from './drawing.ts'
import { drawRectangle, fillPath, canvasSize, rotateDrawing, roundCoordinate } from './path.ts'

/**
 * Draws a mosaic with one tile per time slice and frequency band. A stronger level fills more of
 * its tile; a rise from the previous slice or a fall to the next band moves the filled corner.
 */
export function drawModules({ sound, palette, isPack }: DrawingInput): string {
  const count = isPack ? 5 : 3
  const levels = sound.mosaic(count, count)
  const side = canvasSize / count
  const tiles = levels.flatMap((row, time) =>
    row.map((level, band) => {
      const rises = level > (levels[time - 1]?.[band] ?? 0)
      const falls = level > (row[band + 1] ?? 0)
      const corner = (rises ? 0 : 1) + (falls ? 2 : 0)
      return drawTile(level, corner, { x: time * side, y: canvasSize - (band + 1) * side, side })
    }),
  )
  const drawing = fillPath(palette.figure, tiles.join(''))
  return isPack ? drawing : rotateDrawing(drawing, sound.pitchClass)
}

interface TilePosition {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Returns a full tile, a quarter disc in one corner, a half disc or an empty path, by level. */
function drawTile(level: number, corner: number, { x, y, side }: TilePosition): string {
  const [left, top, right, bottom] = [x, y, x + side, y + side].map(roundCoordinate)
  if (level > 0.8) return drawRectangle(x, y, side, side)
  const arc = (size: number) => `${roundCoordinate(size)} ${roundCoordinate(size)} 0 0 1`
  if (level > 0.4) {
    const quarters = [
      `M${left} ${bottom}V${top}A${arc(side)} ${right} ${bottom}z`,
      `M${right} ${bottom}H${left}A${arc(side)} ${right} ${top}z`,
      `M${left} ${top}H${right}A${arc(side)} ${left} ${bottom}z`,
      `M${right} ${top}V${bottom}A${arc(side)} ${left} ${top}z`,
    ]
    return quarters[corner] ?? ''
  }
  return level > 0.2
    ? `M${left} ${roundCoordinate(y + side / 2)}A${arc(side / 2)} ${right} ${roundCoordinate(y + side / 2)}z`
    : ''
}
