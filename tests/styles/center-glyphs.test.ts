import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { centerGlyphs, readGlyphs, readTables } from '../../scripts/build/center-glyphs.ts'
import { fontSubsets } from '../../scripts/build/font-subsets.ts'

const fontFolder = resolve(import.meta.dirname, '../../app/styles/fonts')

/** Converts a font file of the shop to TrueType. */
async function readTrueType(file: string, characters: string): Promise<Buffer> {
  const font = readFileSync(resolve(fontFolder, file))
  return subsetFont(font, characters, { targetFormat: 'truetype', noHinting: true })
}

/** Returns the lowest and the highest point of each glyph. */
function listHeights(font: Buffer): [number, number][] {
  return readGlyphs(readTables(font))
    .filter(({ length }) => length > 0)
    .map((glyph) => [glyph.readInt16BE(4), glyph.readInt16BE(8)])
}

/** Returns the `size-adjust` of a font in the style sheet as a factor. */
function readSizeAdjust(file: string): number {
  const css = readFileSync(resolve(fontFolder, '../fonts.css'), 'utf8')
  const face = css.split('@font-face').find((rule) => rule.includes(file))
  return Number(/size-adjust: (\d+)%/.exec(face ?? '')?.[1]) / 100
}

test('sharps and flats are centered on the adjacent capitals and slightly taller', async () => {
  const text = await readTrueType('instrument-sans.woff2', 'H')
  const [capital = [0, 0]] = listHeights(text)
  const { file, characters } = fontSubsets.find((subset) => subset.centerHeight) ?? {}
  const heights = listHeights(await readTrueType(file ?? '', characters ?? ''))
  expect(heights).toHaveLength(3)
  const scale = readSizeAdjust(file ?? '')
  for (const [bottom, top] of heights.map((height) => height.map((y) => y * scale))) {
    expect(Math.abs(((bottom ?? 0) + (top ?? 0) - capital[0] - capital[1]) / 2)).toBeLessThan(20)
    const ratio = ((top ?? 0) - (bottom ?? 0)) / (capital[1] - capital[0])
    expect(ratio).toBeGreaterThan(1)
    expect(ratio).toBeLessThan(1.4)
  }
})

test('centering moves every glyph without changing its size', async () => {
  const font = await readTrueType('music-signs.woff2', '♭♮♯')
  const moved = listHeights(centerGlyphs(font, 100))
  expect(moved.map(([bottom, top]) => Math.round((bottom + top) / 2))).toEqual([100, 100, 100])
  expect(moved.map(([bottom, top]) => top - bottom)).toEqual(
    listHeights(font).map(([bottom, top]) => top - bottom),
  )
})
