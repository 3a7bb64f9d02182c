/** Advance widths of the display face at its boldest, in parts of its size, by kinds of letters. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[iIjl.,:;!'’|]/, 0.31],
  [/[frst1J-]/, 0.5],
  [/[mwMW—]/, 1],
  [/\p{Lu}/u, 0.73],
]

const usualWidth = 0.65
const spaceWidth = 0.25

/** How much closer than usual the letters stand. */
const tracking = 0.035

const lineHeight = 0.9

const mostLines = 8

/** Longer names are not measured to their end. */
const mostWords = 24

/**
 * The CSS size at which a text is as large as it can be: no word is wider than the container and
 * all lines together are no higher than `tallest` hundredths of the window (`svh`). A soft hyphen
 * is a place where a word may be broken.
 */
export function displaySize(text: string, tallest: number): string {
  const parts = text
    .split(/[\s\u00ad]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(widthOfWord)
  const lines = Array.from(
    { length: Math.min(mostLines, Math.max(1, parts.length)) },
    (_, i) => i + 1,
  )
  const sizes = lines.map((count) => {
    const wide = round(100 / narrowestIn(parts, count))
    return `min(${wide}cqi, ${round(tallest / (count * lineHeight))}svh)`
  })
  // At the size for n lines the text needs no more than n, so the largest of them is safe.
  return `max(${sizes.join(', ')})`
}

/** The width of the longest line when words are laid into at most `count` lines as evenly as can be. */
function narrowestIn(parts: readonly number[], count: number): number {
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_part, length) => widthOfLine(parts.slice(from, from + length + 1))),
  )
  const fitting = runs.filter((width) => linesAt(parts, width) <= count)
  return Math.max(1, fitting.length > 0 ? Math.min(...fitting) : 1)
}

/** How many lines words take in a width, in parts of their size; endless when one is wider. */
function linesAt(parts: readonly number[], width: number): number {
  let [lines, filled] = [1, 0]
  for (const part of parts) {
    if (part > width) return Number.POSITIVE_INFINITY
    const longer = filled === 0 ? part : filled + spaceWidth + part
    if (longer <= width + 1e-9) filled = longer
    else [lines, filled] = [lines + 1, part]
  }
  return lines
}

function widthOfLine(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0) + Math.max(0, parts.length - 1) * spaceWidth
}

function widthOfWord(word: string): number {
  return [...word].reduce((sum, letter) => sum + widthOfLetter(letter) - tracking, 0)
}

function widthOfLetter(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth
}

function round(value: number): number {
  return Math.floor(value * 100) / 100
}
