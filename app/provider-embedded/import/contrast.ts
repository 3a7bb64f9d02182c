/** A color in sRGB, each part from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The least contrast ratio of the two colors of a cover. */
export const minCoverContrast = 4.5

/** Parses `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Formats a color as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two colors, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function getContrast(first: Rgb, second: Rgb): number {
  const [light = 0, dark = 0] = [getLuminance(first), getLuminance(second)].toSorted(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function getLuminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/**
 * Mixes the darker color with black and the lighter one with white until their contrast ratio is at
 * least `ratio`; returns them in the given order.
 */
export function separate(first: Rgb, second: Rgb, ratio: number): readonly [Rgb, Rgb] {
  const isFirstDark = getLuminance(first) <= getLuminance(second)
  let [dark, light] = isFirstDark ? [first, second] : [second, first]
  while (getContrast(dark, light) < ratio) {
    dark = mix(dark, [0, 0, 0])
    light = mix(light, [255, 255, 255])
  }
  return isFirstDark ? [dark, light] : [light, dark]
}

function mix([red, green, blue]: Rgb, [r, g, b]: Rgb): Rgb {
  const share = 0.08
  const blend = (from: number, to: number) => Math.round(from + (to - from) * share)
  // Rounding must not stop the mixing just before black or white.
  const step = (from: number, to: number) => blend(from, to) + Math.sign(to - blend(from, to))
  return [step(red, r), step(green, g), step(blue, b)]
}
