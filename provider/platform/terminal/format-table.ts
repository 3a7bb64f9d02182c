import { stripVTControlCharacters } from 'node:util'
import { encodeLine } from './encode-text.ts'

/**
 * Formats rows as aligned columns; the first row is the header. Truncates cells to `maxWidth`
 * characters.
 */
export function formatTable(rows: readonly (readonly string[])[], maxWidth = 40): string {
  const cells = rows.map((row) => row.map((cell) => shorten(cell, maxWidth)))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => countColumns(row[column] ?? ''))),
  )
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - countColumns(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function shorten(text: string, maxWidth: number): string {
  const plain = encodeLine(stripVTControlCharacters(text))
  const characters = [...plain]
  return characters.length <= maxWidth ? plain : `${characters.slice(0, maxWidth - 1).join('')}…`
}

/** Returns the width of a text in columns; East Asian characters take two. */
function countColumns(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum +
      (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)
        ? 2
        : 1),
    0,
  )
}
