import type { CSSProperties } from 'react'

export type Tint = CSSProperties & Record<`--${string}`, string>

/** A background and a foreground color, each `#rrggbb`. */
type ColorPair = readonly [string, string] | null | undefined

/** Near-black and white; on any background, one of them has a contrast ratio of at least 4.5:1. */
const neutrals = ['#060504', '#ffffff'] as const

/**
 * Converts a pair of colors to a tint: a background, and a text color with a contrast ratio of at
 * least 4.5:1. In the dark theme, the darker of the two is the background. Without colors, the
 * inherited tint applies.
 */
export function getTintStyle(colors: ColorPair): Tint {
  if (!colors) return {}
  const [background, foreground] = ensureContrast(colors)
  const [dark, light] = sortByLuminance(background, foreground)
  return {
    '--color-tint': toLightDark(background, dark),
    '--color-on-tint': toLightDark(foreground, light),
  }
}

/**
 * Returns the tint of a poster: the colors as they are, or in the dark theme the lighter one on
 * black.
 */
export function getPosterStyle(colors: ColorPair): Tint {
  if (!colors) return {}
  const [background, foreground] = ensureContrast(colors)
  return {
    '--color-tint': toLightDark(background, 'var(--surface-dark)'),
    '--color-on-tint': toLightDark(foreground, sortByLuminance(background, foreground)[1]),
  }
}

/**
 * Returns a tint with a hue derived from a word, always the same; without a word, the inherited
 * tint applies.
 */
export function getHueStyle(word: string | undefined): Tint {
  if (!word) return {}
  const sum = [...word].reduce((total, letter) => total * 7 + (letter.codePointAt(0) ?? 0), 0)
  return { '--hue': String((sum * 43) % 360) }
}

/**
 * Returns the background with the foreground if their contrast ratio is at least 4.5:1, otherwise
 * with near-black or white.
 */
export function ensureContrast([background, foreground]: readonly [string, string]): readonly [
  string,
  string,
] {
  return [
    background,
    getContrastRatio(background, foreground) >= 4.5 ? foreground : pickNeutral(background),
  ]
}

function sortByLuminance(first: string, second: string): readonly [string, string] {
  return getLuminance(first) < getLuminance(second) ? [first, second] : [second, first]
}

function toLightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** Returns the WCAG 2 contrast ratio of two colors (`#rrggbb`), from 1 to 21. */
export function getContrastRatio(first: string, second: string): number {
  const [dark, light] = sortByLuminance(first, second)
  return (getLuminance(light) + 0.05) / (getLuminance(dark) + 0.05)
}

function pickNeutral(background: string): string {
  return getContrastRatio(background, neutrals[0]) >= getContrastRatio(background, neutrals[1])
    ? neutrals[0]
    : neutrals[1]
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
