// Text for readers that act on some characters: terminals, logs, mail headers and spreadsheets.

/** Characters without a glyph that move the cursor, change the direction or end the line. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Encodes text as one line of a terminal: hidden characters become escapes such as `\u{202e}`. */
export function encodeLine(text: string): string {
  return text.replaceAll(
    hiddenCharacters,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
}

/** Encodes text like `encodeLine`, but keeps its line breaks and tabs. */
export function encodeLines(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, encodeLine)
}

/**
 * Encodes text of strangers for an output that also contains lines of others: each line gets a mark,
 * so that none of them passes for one of the program's own.
 */
export function encodeQuote(text: string): string {
  return encodeLines(text).replaceAll(/^/gm, '│ ')
}

/**
 * Encodes hidden characters in a JSON text, which `JSON.stringify` leaves as they are, by the
 * escapes of JSON, so that it stays the same value.
 */
export function encodeJson(json: string): string {
  return json.replaceAll(hiddenCharacters, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
}

/** Encodes text as the value of a mail header: one line without invisible characters. */
export function encodeHeader(text: string): string {
  return toSingleLine(text).replaceAll(/[\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** Replaces line breaks, control characters and repeated spaces by one space. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/**
 * Encodes a row of CSV (RFC 4180). Every text is quoted, and a formula gets an apostrophe, also one
 * that only begins behind a character that other spreadsheets take for the end of a cell; see
 * https://owasp.org/www-community/attacks/CSV_Injection.
 */
export function encodeCsvRow(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : encodeCell(cell))).join(',')
}

function encodeCell(text: string): string {
  if (text === '' || /^-?\d+(\.\d+)?$/.test(text)) return text
  const safe = text.replaceAll(
    /(?<=^|[,;|\t\r\n])(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g,
    "'",
  )
  return `"${safe.replaceAll('"', '""')}"`
}
