/**
 * A font file of the shop: a subset of the characters and weights of a font from an npm package.
 */
export interface FontSubset {
  /** The file in the npm package. */
  readonly source: string
  /** The file in `app/styles/fonts`. */
  readonly file: string
  readonly characters: string
  /** The weight range of a variable font; undefined for a font with a single weight. */
  readonly weights?: { readonly min: number; readonly max: number }
  /** The height above the baseline to center glyphs at, in font units. */
  readonly centerHeight?: number
}

/** The characters in messages, names, prices and dates of the six languages. */
const textCharacters = [
  ...createCharacterRange(0x20, 0x7e),
  ...createCharacterRange(0xa0, 0xff),
  'ıŒœŸˆ˚˜–—‘’‚“”„†•…‹›€™−↑↓',
].join('')

const variableFontScope = '@fontsource-variable'

export const fontSubsets: readonly FontSubset[] = [
  {
    source: `${variableFontScope}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    file: 'bricolage-grotesque.woff2',
    characters: textCharacters,
    weights: { min: 700, max: 800 },
  },
  {
    source: `${variableFontScope}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    file: 'instrument-sans.woff2',
    characters: textCharacters,
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource/noto-music/files/noto-music-music-400-normal.woff2',
    file: 'music-signs.woff2',
    characters: '♭♮♯',
    // Noto Music positions the signs on a staff. Enlarged to 125% by the style sheet, they are
    // centered at half the cap height of Instrument Sans, next to letters.
    centerHeight: 288,
  },
]

function createCharacterRange(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_none, index) =>
    String.fromCodePoint(first + index),
  )
}
