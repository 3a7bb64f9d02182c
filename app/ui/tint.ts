import type { CSSProperties } from 'react'

export type Tint = CSSProperties & Record<`--${string}`, string>

/** A background and a foreground color, each `#rrggbb`. */
type ColorPair = readonly [string, string] | null | undefined

/** Near-black and white; on any background, one of them has a contrast ratio of at least 4.5:1. */
const neutrals = ['#060504', '#ffffff'] as const

/**
 * Returns a pair of colors as the tint of an element's content: the background, and a text color
 * with a contrast ratio of at least 4.5:1. In the dark theme the darker of the two is the
 * background. Without colors the inherited tint applies.
 */
export function tintStyle(colors: ColorPair): Tint {
  if (!colors) return {}
  const [background, foreground] = readable(colors)
  const [dark, light] = byLuminance(background, foreground)
  return {
    '--color-tint': lightDark(background, dark),
    '--color-on-tint': lightDark(foreground, light),
  }
}

/**
 * Returns the tint of a poster: the colors as they are, or in the dark theme the lighter one on
 * black.
 */
export function posterStyle(colors: ColorPair): Tint {
  if (!colors) return {}
  const [background, foreground] = readable(colors)
  return {
    '--color-tint': lightDark(background, 'var(--surface-dark)'),
    '--color-on-tint': lightDark(foreground, byLuminance(background, foreground)[1]),
  }
}

/**
 * Returns a tint with a hue derived from a word, the same on every call; without a word the
 * inherited tint applies.
 */
export function hueStyle(word: string | undefined): Tint {
  if (!word) return {}
  const sum = [...word].reduce((total, letter) => total * 7 + (letter.codePointAt(0) ?? 0), 0)
  return { '--hue': String((sum * 43) % 360) }
}

/**
 * Returns the background with the foreground if their contrast ratio is at least 4.5:1, else with
 * near-black or white.
 */
export function readable([background, foreground]: readonly [string, string]): readonly [
  string,
  string,
] {
  return [
    background,
    contrast(background, foreground) >= 4.5 ? foreground : bestNeutral(background),
  ]
}

function byLuminance(first: string, second: string): readonly [string, string] {
  return luminance(first) < luminance(second) ? [first, second] : [second, first]
}

function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** Returns the WCAG 2 contrast ratio of two colors (`#rrggbb`), from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function bestNeutral(background: string): string {
  return contrast(background, neutrals[0]) >= contrast(background, neutrals[1])
    ? neutrals[0]
    : neutrals[1]
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
