import type { CSSProperties } from 'react'

type Tint = CSSProperties & Record<`--${string}`, string>

/** Near black and white: whatever the ground, one of them reaches 4.5:1. */
const inks = ['#060504', '#ffffff'] as const

/**
 * The two colours of a product as the tint of everything inside an element: its ground and an ink
 * that reads on it at 4.5:1. Without colours the shop's own tint stays.
 */
export function tintStyle(colors: readonly [string, string] | null): Tint {
  if (!colors) return {}
  const [ground, figure] = colors
  const ink = contrast(ground, figure) >= 4.5 ? figure : bestInk(ground)
  return {
    '--tint-a': ground,
    '--tint-b': ink,
    // The theme resolves its tint at the root; inside this element it is resolved anew.
    '--color-tint': ground,
    '--color-tint-ink': ink,
  }
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
