/** A face of the shop: where it comes from, which letters and weights of it are kept, and as what. */
export interface FontSubset {
  /** The file the registry's package brings. */
  readonly source: string
  /** The file in `app/styles/fonts`. */
  readonly file: string
  readonly characters: string
  /** The weights in use; a face that knows one weight has none. */
  readonly weights?: { readonly min: number; readonly max: number }
}

/** What the six languages, their names, prices and dates are written with. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 'ıŒœŸˆ˚˜–—‘’‚“”„†•…‹›€™−↑↓'].join('')

const variable = '@fontsource-variable'

export const fontSubsets: readonly FontSubset[] = [
  {
    source: `${variable}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    file: 'bricolage-grotesque.woff2',
    characters: letters,
    weights: { min: 700, max: 800 },
  },
  {
    source: `${variable}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    file: 'instrument-sans.woff2',
    characters: letters,
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource/noto-music/files/noto-music-music-400-normal.woff2',
    file: 'music-signs.woff2',
    characters: '♭♮♯',
  },
]

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_none, index) =>
    String.fromCodePoint(first + index),
  )
}
