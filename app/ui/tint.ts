import type { CSSProperties } from 'react'

export type Tint = CSSProperties & Record<`--${string}`, string>

/** A product's ground and figure, each `#rrggbb`; absent where the host knows none. */
type Pair = readonly [string, string] | null | undefined

/** Near black and white: whatever the ground, one of them reaches 4.5:1. */
const inks = ['#060504', '#ffffff'] as const

/**
 * The two colours of a product as the tint of everything inside an element: its ground and an ink
 * that reads on it at 4.5:1. In the dark the darker one is the ground. Without colours the shop's
 * own tint stays.
 */
export function tintStyle(colors: Pair): Tint {
  if (!colors) return {}
  const [ground, ink] = readable(colors)
  const [dark, light] = byLight(ground, ink)
  return {
    '--color-tint': inTheme(ground, dark),
    '--color-on-tint': inTheme(ink, light),
  }
}

/** The tint of a poster: a product's two colours, in the dark its lighter one on the page's black. */
export function posterStyle(colors: Pair): Tint {
  if (!colors) return {}
  const [ground, ink] = readable(colors)
  return {
    '--color-tint': inTheme(ground, 'var(--surface-dark)'),
    '--color-on-tint': inTheme(ink, byLight(ground, ink)[1]),
  }
}

/** The tint that belongs to a word, such as a genre: always the same hue; without one the shop's own. */
export function hueStyle(word: string | undefined): Tint {
  if (!word) return {}
  const sum = [...word].reduce((total, letter) => total * 7 + (letter.codePointAt(0) ?? 0), 0)
  return { '--hue': String((sum * 43) % 360) }
}

/** The ground, and an ink that reads on it at 4.5:1: the figure, else near black or white. */
export function readable([ground, figure]: readonly [string, string]): readonly [string, string] {
  return [ground, contrast(ground, figure) >= 4.5 ? figure : bestInk(ground)]
}

function byLight(first: string, second: string): readonly [string, string] {
  return luminance(first) < luminance(second) ? [first, second] : [second, first]
}

function inTheme(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** How well two colours (`#rrggbb`) stand apart, from 1 to 21, as WCAG 2 measures it. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function bestInk(ground: string): string {
  return contrast(ground, inks[0]) >= contrast(ground, inks[1]) ? inks[0] : inks[1]
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
