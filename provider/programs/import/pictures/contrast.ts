import { getContrast, getLuminance } from '#shop/contrast.ts'
import type { Rgb } from '#shop/contrast.ts'

/** The minimum contrast ratio of a cover's two colors. */
export const minCoverContrast = 4.5

/** Formats a color as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/**
 * Mixes the darker color with black and the lighter one with white until their contrast ratio is at
 * least `ratio`; returns them in the order passed.
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
