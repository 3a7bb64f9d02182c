// Encoders for consumers that interpret some characters: terminals, logs, mail headers and
// spreadsheets.

/** Characters without a glyph that move the cursor, change the text direction or end the line. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Encodes text as a single terminal line: hidden characters become escapes such as `\u{202e}`. */
export function encodeLine(text: string): string {
  return text.replaceAll(
    hiddenCharacters,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}

/** Encodes text for a terminal, but keeps its line breaks and tabs. */
export function encodeLines(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, encodeLine)
}

/**
 * Encodes text by strangers for an output with other lines: prefixes each line, so that none of
 * them passes for the program's own.
 */
export function encodeQuote(text: string): string {
  return encodeLines(text).replaceAll(/^/gm, '│ ')
}

/**
 * Encodes hidden characters in JSON text, which `JSON.stringify` leaves unchanged, as JSON escapes,
 * so that its value stays the same.
 */
export function encodeJson(json: string): string {
  return json.replaceAll(hiddenCharacters, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
}

/** Encodes text as a mail header value: one line without invisible characters. */
export function encodeHeader(text: string): string {
  return toSingleLine(text).replaceAll(/[\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** Replaces line breaks, control characters and repeated spaces with one space. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/**
 * Encodes a CSV row (RFC 4180). Quotes all text and prefixes formulas with an apostrophe, even
 * after a character that some spreadsheets treat as the end of a cell
 * (https://owasp.org/www-community/attacks/CSV_Injection). Numbers, also in strings, get the decimal
 * sign of the format.
 */
export function encodeCsvRow(
  cells: readonly (string | number)[],
  { separator, decimalSign }: CsvFormat = standardCsv,
): string {
  return cells.map((cell) => encodeCell(String(cell), decimalSign)).join(separator)
}

/** How the spreadsheets of a country separate cells and write decimals. */
export interface CsvFormat {
  readonly separator: ',' | ';'
  readonly decimalSign: '.' | ','
}

const standardCsv: CsvFormat = { separator: ',', decimalSign: '.' }

function encodeCell(text: string, decimalSign: CsvFormat['decimalSign']): string {
  if (text === '') return text
  if (/^-?\d+(\.\d+)?$/.test(text)) return text.replace('.', decimalSign)
  const safe = text.replaceAll(
    /(?<=^|[,;|\t\r\n])(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g,
    "'",
  )
  return `"${safe.replaceAll('"', '""')}"`
}
