const ignoredTags = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title'])
const blockTagPattern = /^(p|br|div|li|ul|ol|h[1-6]|section|article|blockquote|tr|table|hr|pre)$/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  copy: '©',
  deg: '°',
  times: '×',
  middot: '·',
}

/**
 * Converts a provider's HTML to plain text, one entry per paragraph. Removes all markup, including
 * the content of scripts and styles, decodes entities and keeps no-break spaces. Runs in linear
 * time.
 */
export function toPlainParagraphs(html: string | null): string[] {
  return stripMarkup(html ?? '')
    .split('\n')
    .map((line) =>
      decodeEntities(line)
        .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}

/** Converts a provider's HTML to a single line of plain text. */
export function toPlainLine(html: string | null): string {
  return toPlainParagraphs(html).join(' ')
}

function stripMarkup(html: string): string {
  const [start = '', ...pieces] = html.replace(/\r?\n/g, ' ').split('<')
  const texts = [start]
  let removed: string | null = null
  for (const piece of pieces) {
    const tag = /^(\/?)([a-z][a-z0-9]*)/i.exec(piece)
    const name = tag?.[2]?.toLowerCase() ?? ''
    if (removed !== null && !(tag?.[1] === '/' && name === removed)) continue
    if (removed === null && ignoredTags.has(name) && tag?.[1] === '') {
      removed = name
      continue
    }
    removed = null
    texts.push(getTextAfterTag(piece, name))
  }
  return texts.join('')
}

function getTextAfterTag(piece: string, name: string): string {
  if (!/^[a-z/!?]/i.test(piece)) return `<${piece}`
  const end = piece.indexOf('>')
  const text = end < 0 ? '' : piece.slice(end + 1)
  return blockTagPattern.test(name) ? `\n${text}` : text
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) =>
    name.startsWith('#') ? toCharacter(name.slice(1)) : (entities[name] ?? whole),
  )
}

function toCharacter(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
  const isPrintable = point >= 32 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isPrintable ? String.fromCodePoint(point) : ' '
}
