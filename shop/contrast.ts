/** A color in sRGB; each component is from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Parses a valid `#rrggbb` color. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function getContrast(first: Rgb, second: Rgb): number {
  const [light = 0, dark = 0] = [getLuminance(first), getLuminance(second)].toSorted(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the relative luminance of a color, from 0 to 1.
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function getLuminance(color: Rgb): number {
  const [red, green, blue] = color.map(toLinear)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Converts a color component from 0 to 255 to linear light from 0 to 1. */
export function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
