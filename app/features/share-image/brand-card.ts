import { placeholderPeaks } from '#app/ui/placeholder-peaks.ts'
import { waveformPath } from '#app/ui/waveform-path.ts'
import { escapeXml, wrapText } from './card-text.ts'
import { cardSize } from './product-card.ts'

const paper = '#f8f4ec'
const ink = '#1b150f'
const hot = '#fe5828'
const edge = 60
const bars = 96
/** Of the tagline's letters, which stand in two lines. */
const sizes = [132, 120, 108, 96, 84, 72, 60]

/** Draws the shop itself for sharing as an SVG picture: its name, its tagline, a sound to play. */
export function drawBrandCard(name: string, tagline: string): string {
  // Where a word may be parted is nobody’s business here.
  const words = tagline.replaceAll('\u00ad', '')
  const { width, height } = cardSize
  const room = width - 2 * edge
  const size = sizes.find((fitting) => isWhole(wrapText(words, room, fitting), words)) ?? 60
  const lines = wrapText(words, room, size)
  const text = (content: string, y: number, fontSize: number) =>
    `<text x="${edge}" y="${y}" font-size="${fontSize}">${escapeXml(content)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${ink}" font-family="Bricolage Grotesque" font-weight="800" letter-spacing="-2">`,
    text(name, 100, 44),
    ...lines.map((line, index) => text(line, 410 - size * (lines.length - 1 - index), size)),
    '</g>',
    `<path fill="${ink}" d="M${edge} 448h${room}v2H${edge}z"/>`,
    `<circle cx="${edge + 56}" cy="530" r="56" fill="${hot}"/>`,
    `<path fill="${ink}" d="M${edge + 42} 506v48l40-24z"/>`,
    `<path fill="${ink}" transform="translate(${edge + 152} 480) scale(${(room - 152) / (bars * 3)} 1)" d="${waveformPath(placeholderPeaks(bars), bars)}"/>`,
    '</svg>',
  ].join('')
}

/** Whether two lines say all the words. */
function isWhole(lines: readonly string[], words: string): boolean {
  return lines.length <= 2 && lines.join(' ') === words
}
