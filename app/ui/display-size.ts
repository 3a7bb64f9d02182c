/** Advance widths of the display font at its boldest weight, in em, by class of letters. */
const letterWidths: readonly [letters: RegExp, em: number][] = [
  [/[iIjl.,:;!'’|]/, 0.31],
  [/[frst1J-]/, 0.5],
  [/[mwMW—]/, 1],
  [/\p{Lu}/u, 0.73],
]

const defaultWidth = 0.65
const spaceWidth = 0.25

/** The negative letter spacing of display type, in em. */
const letterSpacing = 0.035

const lineHeight = 0.9

/** The line height at which descenders do not touch the ascenders of the next line. */
const wideLineHeight = 0.98

const maxLines = 8

/** The maximum number of words to measure; further words are ignored. */
const maxWords = 24

/** Returns the line height of display type; undefined for the style sheet's default. */
export function getDisplayLineHeight(text: string): number | undefined {
  return /[gjpqy].*\s/.test(text) ? wideLineHeight : undefined
}

/** The height of an accent above a capital of display type. */
const accentHeight = '0.14em'

/** Returns the padding above a title that keeps the accent of a capital from being covered, if any. */
export function getAccentPadding(text: string): string | undefined {
  return /\p{Lu}[\u0300-\u0315]/u.test(text.normalize('NFD')) ? accentHeight : undefined
}

/**
 * Returns the largest CSS font size at which no word is wider than the container and all lines
 * together are no taller than `maxHeight` (in `svh`). Soft hyphens count as word boundaries.
 */
export function fitDisplaySize(text: string, maxHeight: number): string {
  const words = text
    .split(/[\s\u00ad]+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map(measureWord)
  const lineCounts = Array.from(
    { length: Math.min(maxLines, Math.max(1, words.length)) },
    (_, index) => index + 1,
  )
  const height = getDisplayLineHeight(text) ?? lineHeight
  const sizes = lineCounts.map((count) => {
    const byWidth = roundDown(100 / findMinLineWidth(words, count))
    return `min(${byWidth}cqi, ${roundDown(maxHeight / (count * height))}svh)`
  })
  // At the size for n lines, the text needs at most n lines, so the largest size fits too.
  return `max(${sizes.join(', ')})`
}

/**
 * Returns the width, in em, of the longest line when the words are wrapped as evenly as possible
 * onto at most `lineCount` lines.
 */
function findMinLineWidth(words: readonly number[], lineCount: number): number {
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_word, length) => measureLine(words.slice(start, start + length + 1))),
  )
  const fitting = runs.filter((width) => countLines(words, width) <= lineCount)
  return Math.max(1, fitting.length > 0 ? Math.min(...fitting) : 1)
}

/**
 * Returns the number of lines that the words fill at a width in em; infinite if a word is wider.
 */
function countLines(words: readonly number[], width: number): number {
  let [lines, filled] = [1, 0]
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY
    const extended = filled === 0 ? word : filled + spaceWidth + word
    if (extended <= width + 1e-9) filled = extended
    else [lines, filled] = [lines + 1, word]
  }
  return lines
}

function measureLine(words: readonly number[]): number {
  return words.reduce((sum, word) => sum + word, 0) + Math.max(0, words.length - 1) * spaceWidth
}

function measureWord(word: string): number {
  return [...word].reduce((sum, letter) => sum + measureLetter(letter) - letterSpacing, 0)
}

function measureLetter(letter: string): number {
  return letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? defaultWidth
}

function roundDown(value: number): number {
  return Math.floor(value * 100) / 100
}
