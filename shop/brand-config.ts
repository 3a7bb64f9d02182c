import { z } from 'zod'
import { getContrast, parseHex } from './contrast.ts'
import { lineByLanguage, lineOfText } from './line-of-text.ts'

/** The backgrounds of the light and dark themes, as set in `app/styles/app.css`. */
export const themeBackgrounds = { light: '#f8f4ec', dark: '#150f0b' } as const

const minTextContrast = 4.5
const minControlContrast = 3

const hexColor = /^#[0-9a-f]{6}$/i

const color = z.string().regex(hexColor, 'must be a color such as #fb4f20')

/** The schema of a brand. */
export const brandSchema = z.strictObject({
  name: lineOfText.max(40, 'must have at most 40 characters'),
  /** A few words below the name, in each of the shop's languages; null for none. */
  tagline: lineByLanguage.nullable().default(null),
  /** The path of an SVG file, relative to the config; null to show the name. */
  logo: lineOfText.nullable().default(null),
  /**
   * The path of a square SVG file for browser tabs and home screens; null for the first letter of
   * the name.
   */
  icon: lineOfText.nullable().default(null),
  /** The prefix of sold files' names, such as OVT; null for the short name. */
  filePrefix: z
    .string()
    .regex(/^[A-Za-z0-9]{1,12}$/, 'must be 1 to 12 letters and digits')
    .nullable()
    .default(null),
  colors: z
    .strictObject({
      /** The color of buttons and highlights. */
      accent: color,
      /** The text color on the accent. */
      onAccent: color,
      /** The hue of headers and footers, in OKLCH degrees; null for the accent's. */
      tintHue: z.number().min(0).max(360).nullable().default(null),
    })
    .superRefine(({ accent, onAccent }, context) => {
      // The contrast of invalid colors cannot be checked.
      if (![accent, onAccent].every((one) => hexColor.test(one))) return
      const requireContrast = (field: string, other: string, name: string, min: number) => {
        const contrast = getContrast(parseHex(accent), parseHex(other))
        if (contrast >= min) return
        const message = `has a contrast of ${formatRatio(contrast)} to ${name}; it must be at least ${min}`
        context.addIssue({ code: 'custom', path: [field], message })
      }
      requireContrast('onAccent', onAccent, 'the accent', minTextContrast)
      requireContrast('accent', themeBackgrounds.light, 'the light background', minControlContrast)
      requireContrast('accent', themeBackgrounds.dark, 'the dark background', minControlContrast)
    }),
})

/** The shop's name and look. */
export type Brand = z.output<typeof brandSchema>

/** Rounds down, so that a value below a limit is never shown as the limit. */
function formatRatio(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2)
}
