import { readable } from '#app/ui/tint.ts'
import { escapeXml, wrapText, truncateText, fitFontSize } from './card-text.ts'

/** What the picture of a product tells. */
export interface ProductCardContent {
  readonly name: string
  /** Under the name, such as the artist. */
  readonly note: string
  readonly brand: string
  readonly colors: readonly [string, string] | null
  /** The cover as a `data:` address; null leaves its place to the ground. */
  readonly cover: string | null
}

/** The size that sites which show links ask for. */
export const cardSize = { width: 1200, height: 630 } as const

const plain = ['#f4f0e6', '#15120f'] as const
const left = 690
const room = cardSize.width - left - 60
const sizes = { least: 34, most: 84 } as const

/** Draws a product for sharing as an SVG picture: cover on the left, name on its ground. */
export function drawProductCard({ name, note, brand, colors, cover }: ProductCardContent): string {
  const [ground, ink] = colors ? readable(colors) : plain
  const size = fitFontSize(name, room, sizes)
  const lines = wrapText(name, room, size)
  const text = (content: string, y: number, fontSize: number) =>
    `<text x="${left}" y="${y}" font-size="${fontSize}">${escapeXml(content)}</text>`
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    cover ? `<image href="${escapeXml(cover)}" width="${height}" height="${height}"/>` : '',
    // Above the cover, which the renderer lets reach beyond its own edge.
    `<path fill="${ground}" d="M${cover ? height : 0} 0H${width}v${height}H${cover ? height : 0}z"/>`,
    `<g fill="${ink}" font-family="Bricolage Grotesque" font-weight="800">`,
    ...lines.map((line, index) => text(line, 70 + size * (0.8 + index * 1.08), size)),
    text(truncateText(note, 30), height - 116, 30),
    text(brand, height - 60, 40),
    '</g></svg>',
  ].join('')
}
