/** Advance widths of the display face at its boldest, in parts of its size, by kinds of letters. */
const widths: readonly [letters: RegExp, width: number][] = [
  [/[iIjl.,:;!'’|]/, 0.31],
  [/[frst1J-]/, 0.5],
  [/[mwMW—]/, 1],
  [/\p{Lu}/u, 0.73],
]

const usualWidth = 0.65

/** How much closer than usual the letters stand. */
const tracking = 0.045

/**
 * The size at which the longest word of a text just fills a width, in hundredths of that width
 * (`cqi`). Words are never broken, so this is as large as the text may be in any language.
 */
export function displaySize(text: string): number {
  const longest = Math.max(2, ...text.split(/\s+/).map(widthOfWord))
  return Math.floor(10_000 / longest) / 100
}

function widthOfWord(word: string): number {
  return [...word].reduce((sum, letter) => sum + widthOfLetter(letter) - tracking, 0)
}

function widthOfLetter(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth
}
