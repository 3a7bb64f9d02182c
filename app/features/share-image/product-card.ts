import { ensureContrast } from '#app/ui/tint.ts'
import { escapeXml, wrapText, truncateText, fitFontSize } from './card-text.ts'

/** The content of a product's share image. */
export interface ProductCardContent {
  readonly name: string
  /** The text below the name, such as the artist. */
  readonly note: string
  readonly brand: string
  readonly colors: readonly [string, string] | null
  /** The cover as a `data:` URL; null draws none. */
  readonly cover: string | null
}

/** The recommended size of Open Graph images, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const defaultColors = ['#f4f0e6', '#15120f'] as const
const textLeft = 690
const textWidth = cardSize.width - textLeft - 60
const fontSizeRange = { min: 34, max: 84 } as const

/**
 * Draws a product's share image as an SVG: cover on the left and name on the right, on the
 * product's color.
 */
export function drawProductCard({ name, note, brand, colors, cover }: ProductCardContent): string {
  const [background, ink] = colors ? ensureContrast(colors) : defaultColors
  const size = fitFontSize(name, textWidth, fontSizeRange)
  const lines = wrapText(name, textWidth, size)
  const text = (content: string, y: number, fontSize: number) =>
    `<text x="${textLeft}" y="${y}" font-size="${fontSize}">${escapeXml(content)}</text>`
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    cover ? `<image href="${escapeXml(cover)}" width="${height}" height="${height}"/>` : '',
    // Covers the overflow of the cover image, which the renderer does not clip.
    `<path fill="${background}" d="M${cover ? height : 0} 0H${width}v${height}H${cover ? height : 0}z"/>`,
    `<g fill="${ink}" font-family="Bricolage Grotesque" font-weight="800">`,
    ...lines.map((line, index) => text(line, 70 + size * (0.8 + index * 1.08), size)),
    text(truncateText(note, 30), height - 116, 30),
    text(brand, height - 60, 40),
    '</g></svg>',
  ].join('')
}
