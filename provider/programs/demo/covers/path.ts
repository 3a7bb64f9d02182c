/** Side length of the square canvas of a cover, in SVG units. */
export const canvasSize = 800

/** Rounds a coordinate; an error of half a unit is invisible. */
export function roundCoordinate(value: number): number {
  return Math.round(value)
}

/** Returns the path commands of a rectangle. */
export function drawRectangle(x: number, y: number, width: number, height: number): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(roundCoordinate)
  return `M${left} ${top}H${right}V${bottom}H${left}z`
}

/** Returns the path commands of a disc; an empty string if its radius rounds to zero. */
export function drawDisc(x: number, y: number, radius: number): string {
  const r = roundCoordinate(radius)
  if (r <= 0) return ''
  return `M${roundCoordinate(x - radius)} ${roundCoordinate(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the path commands of a smooth curve along points, to append to a start point. */
export function drawCurve(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const next = points[index + 1]
      if (index === 0 || next === undefined) return `L${formatPoint(point)}`
      return `Q${formatPoint(point)} ${formatPoint({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
    })
    .join('')
}

/** Returns the path commands of a smooth closed curve along points. */
export function drawClosedCurve(points: readonly Point[]): string {
  const last = points.at(-1)
  const first = points[0]
  if (last === undefined || first === undefined) return ''
  const start = { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 }
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first
    return `Q${formatPoint(point)} ${formatPoint({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  return `M${formatPoint(start)}${curves.join('')}z`
}

function formatPoint({ x, y }: Point): string {
  return `${roundCoordinate(x)} ${roundCoordinate(y)}`
}

/**
 * Creates a path element with the even-odd fill rule, so that overlapping shapes invert the colors.
 */
export function fillPath(color: string, outline: string): string {
  return outline === '' ? '' : `<path fill="${color}" fill-rule="evenodd" d="${outline}"/>`
}

/** Mirrors a drawing horizontally. */
export function mirrorDrawing(drawing: string): string {
  return `<g transform="matrix(-1 0 0 1 ${canvasSize} 0)">${drawing}</g>`
}

/** Rotates a drawing by quarter turns. */
export function rotateDrawing(drawing: string, quarters: number): string {
  const angle = (quarters % 4) * 90
  return angle === 0
    ? drawing
    : `<g transform="rotate(${angle} ${canvasSize / 2} ${canvasSize / 2})">${drawing}</g>`
}
