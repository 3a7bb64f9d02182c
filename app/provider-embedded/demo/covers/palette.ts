/** The flat colours of one cover, as #rrggbb. */
export interface Palette {
  readonly ground: string
  readonly figure: string
  /** Ink or paper, where one stands out from the other two; the figure's colour otherwise. */
  readonly accent: string
}

const ink = '#15120f'
const paper = '#fbf6ea'
const clear = 1.7

/** Lays the pair of colours out as ground and figure, turned round if asked. */
export function paletteOf(colors: readonly [string, string], isTurned: boolean): Palette {
  const [ground, figure] = isTurned ? [colors[1], colors[0]] : colors
  const standsOut = (color: string) => Math.min(contrast(color, ground), contrast(color, figure))
  const accent = standsOut(ink) > standsOut(paper) ? ink : paper
  return { ground, figure, accent: standsOut(accent) >= clear ? accent : figure }
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
