import { createPlaceholderPeaks } from '#app/ui/placeholder-peaks.ts'
import { buildWaveformPath } from '#app/ui/waveform-path.ts'
import { escapeXml, wrapText } from './card-text.ts'
import { cardSize } from './product-card.ts'

const backgroundColor = '#f8f4ec'
const textColor = '#1b150f'
const margin = 60
const bars = 96
/** The font sizes to try until the tagline fits on two lines, in pixels. */
const fontSizes = [132, 120, 108, 96, 84, 72, 60]

/** Draws the shop's share image as an SVG: name, tagline and waveform in one accent color. */
export function drawBrandCard(name: string, tagline: string, accentColor: string): string {
  // Soft hyphens are only meant for line breaking in the browser.
  const plainTagline = tagline.replaceAll('\u00ad', '')
  const { width, height } = cardSize
  const contentWidth = width - 2 * margin
  const size =
    fontSizes.find((candidate) =>
      fits(wrapText(plainTagline, contentWidth, candidate), plainTagline),
    ) ?? 60
  const lines = wrapText(plainTagline, contentWidth, size)
  const text = (content: string, y: number, fontSize: number) =>
    `<text x="${margin}" y="${y}" font-size="${fontSize}">${escapeXml(content)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${backgroundColor}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${textColor}" font-family="Bricolage Grotesque" font-weight="800" letter-spacing="-2">`,
    text(name, 100, 44),
    ...lines.map((line, index) => text(line, 410 - size * (lines.length - 1 - index), size)),
    '</g>',
    `<path fill="${textColor}" d="M${margin} 448h${contentWidth}v2H${margin}z"/>`,
    `<circle cx="${margin + 56}" cy="530" r="56" fill="${accentColor}"/>`,
    `<path fill="${textColor}" d="M${margin + 42} 506v48l40-24z"/>`,
    `<path stroke="${textColor}" stroke-width="2" transform="translate(${margin + 152} 480) scale(${(contentWidth - 152) / (bars * 3)} 1)" d="${buildWaveformPath(createPlaceholderPeaks(bars), bars)}"/>`,
    '</svg>',
  ].join('')
}

/** Returns whether the whole text fits on two lines. */
function fits(lines: readonly string[], text: string): boolean {
  return lines.length <= 2 && lines.join(' ') === text
}
