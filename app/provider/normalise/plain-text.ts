const silentTags = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title'])
const breakingTags = /^(p|br|div|li|ul|ol|h[1-6]|section|article|blockquote|tr|table|hr|pre)$/

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
 * The words of a provider's HTML, one entry a paragraph. All markup goes, scripts and styles with
 * what they hold; entities become the characters they stand for. Reads the text once.
 */
export function plainParagraphs(html: string | null): string[] {
  return wordsOf(html ?? '')
    .split('\n')
    .map((line) => decodeEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The words of a provider's HTML in one line. */
export function plainLine(html: string | null): string {
  return plainParagraphs(html).join(' ')
}

function wordsOf(html: string): string {
  const [start = '', ...pieces] = html.replace(/\r?\n/g, ' ').split('<')
  const words = [start]
  let silent: string | null = null
  for (const piece of pieces) {
    const tag = /^(\/?)([a-z][a-z0-9]*)/i.exec(piece)
    const name = tag?.[2]?.toLowerCase() ?? ''
    if (silent !== null && !(tag?.[1] === '/' && name === silent)) continue
    if (silent === null && silentTags.has(name) && tag?.[1] === '') {
      silent = name
      continue
    }
    silent = null
    words.push(afterTag(piece, name))
  }
  return words.join('')
}

function afterTag(piece: string, name: string): string {
  if (!/^[a-z/!?]/i.test(piece)) return `<${piece}`
  const end = piece.indexOf('>')
  const words = end < 0 ? '' : piece.slice(end + 1)
  return breakingTags.test(name) ? `\n${words}` : words
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) =>
    name.startsWith('#') ? characterOf(name.slice(1)) : (entities[name] ?? whole),
  )
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
  const usable = point >= 32 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return usable ? String.fromCodePoint(point) : ' '
}
