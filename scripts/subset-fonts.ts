import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { centerGlyphs } from './build/center-glyphs.ts'
import { fontSubsets } from './build/font-subsets.ts'
import type { FontSubset } from './build/font-subsets.ts'

/** Writes the subset font files; run it after changing `build/font-subsets.ts`. */
const fontFolder = resolve(import.meta.dirname, '../app/styles/fonts')
const localRequire = createRequire(import.meta.url)

/** Kerning, ligatures, accents, and tabular figures for prices. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'case', 'tnum', 'lnum']

for (const subset of fontSubsets) {
  const bytes = await writeSubset(subset)
  process.stdout.write(`${subset.file}: ${(bytes / 1000).toFixed(1)} kB\n`)
}

async function writeSubset({ source, file, characters, ...options }: FontSubset): Promise<number> {
  const { weights, centerHeight } = options
  const original = await readFile(localRequire.resolve(source))
  const font = await subsetFont(
    centerHeight === undefined ? original : await centerFont(original, characters, centerHeight),
    characters,
    {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: features,
      ...(weights ? { variationAxes: { wght: weights } } : {}),
    },
  )
  await writeFile(resolve(fontFolder, file), font)
  return font.length
}

/** Subsets a font and centers its glyphs. */
async function centerFont(font: Buffer, characters: string, height: number): Promise<Buffer> {
  const subset = await subsetFont(font, characters, { targetFormat: 'truetype', noHinting: true })
  return centerGlyphs(subset, height)
}
