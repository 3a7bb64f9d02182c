import { themeBackgrounds } from '../brand-config.ts'
import { getContrast, parseHex } from '../contrast.ts'
import type { Shop } from '../shop.ts'

const minContrast = 3

/**
 * Returns a note about the background on which none of the logo's colors is visible; null if the
 * logo is fine or changes with the theme. Color names and functions count as visible.
 */
export function describeLogo({ logo }: Pick<Shop, 'logo'>): string | null {
  if (logo === null || /prefers-color-scheme/.test(logo)) return null
  const colors = listColors(logo)
  if (colors === null) return null
  const hidden = (['light', 'dark'] as const).filter((theme) =>
    colors.every(
      (color) => getContrast(parseHex(color), parseHex(themeBackgrounds[theme])) < minContrast,
    ),
  )
  if (hidden.length === 0) return null
  return `The logo can hardly be seen on the ${hidden.join(' and the ')} background: its colors have a contrast below ${minContrast}. Visitors choose the theme.`
}

/**
 * Lists the colors of fills, strokes and stops; null if one is neither a hex color nor black or
 * white.
 */
function listColors(svg: string): string[] | null {
  const matches = svg.matchAll(/\b(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*([^"';}\s]+)/gi)
  const values = [...matches].map(([, value = '']) => value.toLowerCase())
  const colors = values.filter((value) => value !== 'none' && !value.startsWith('url('))
  // SVG shapes without a color are black.
  if (colors.length === 0) return ['#000000']
  const named: Readonly<Record<string, string>> = {
    black: '#000000',
    currentcolor: '#000000',
    white: '#ffffff',
  }
  const full = colors.map(
    (color) => named[color] ?? color.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
  )
  return full.every((color) => /^#[\da-f]{6}$/.test(color)) ? full : null
}
