import { tintStyle } from '#app/ui/tint.ts'

/** What the picture of a product tells. */
export interface ShareCard {
  readonly name: string
  /** Under the name, such as the artist. */
  readonly note: string
  readonly brand: string
  readonly colors: readonly [string, string] | null
  /** The cover as a `data:` address; null leaves its place to the ground. */
  readonly cover: string | null
}

/** The size that sites which show links ask for. */
export const shareSize = { width: 1200, height: 630 } as const

const plain = { '--tint-a': '#f4f0e6', '--tint-b': '#15120f' }
const left = 690
const room = shareSize.width - left - 60
const mostLines = 4
/** How wide a letter is at most on average, in shares of its size. */
const letterWidth = 0.57

/** Draws a product for sharing as an SVG picture: cover on the left, name on its ground. */
export function drawShareCard({ name, note, brand, colors, cover }: ShareCard): string {
  const tint = { ...plain, ...tintStyle(colors) }
  const size = sizeFor(name)
  const lines = linesOf(name, Math.floor(room / (size * letterWidth)))
  const text = (content: string, y: number, fontSize: number) =>
    `<text x="${left}" y="${y}" font-size="${fontSize}">${escapeXml(content)}</text>`
  const { width, height } = shareSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    cover ? `<image href="${escapeXml(cover)}" width="${height}" height="${height}"/>` : '',
    // Above the cover, which the renderer lets reach beyond its own edge.
    `<path fill="${tint['--tint-a']}" d="M${cover ? height : 0} 0H${width}v${height}H${cover ? height : 0}z"/>`,
    `<g fill="${tint['--tint-b']}" font-family="Bricolage Grotesque" font-weight="800">`,
    ...lines.map((line, index) => text(line, 70 + size * (0.8 + index * 1.08), size)),
    text(shortened(note, 30), height - 116, 30),
    text(brand, height - 60, 40),
    '</g></svg>',
  ].join('')
}

/** As large as the longest word allows. */
function sizeFor(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length), 1)
  return Math.max(34, Math.min(84, Math.floor(room / (longest * letterWidth))))
}

/** The text in lines of at most so many letters; what does not fit ends in an ellipsis. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(shortened(word, letters))
  }
  const shown = lines.slice(0, mostLines)
  const end = shown.at(-1)
  if (lines.length > mostLines && end !== undefined)
    shown[mostLines - 1] = `${end.slice(0, letters - 1)}…`
  return shown
}

function shortened(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text
}

function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
