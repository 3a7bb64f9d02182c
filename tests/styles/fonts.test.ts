import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatKey } from '#app/i18n/format.ts'
import { locales } from '#app/locales/locales.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { fontSubsets } from '../../scripts/build/font-subsets.ts'
import { readPageTexts } from '../i18n/all-texts.ts'
import { readCodePoints } from './font-characters.ts'

const folder = resolve(import.meta.dirname, '../../app/styles')
const preloadedFonts = ['bricolage-grotesque.woff2', 'instrument-sans.woff2']

/** Characters that need no glyph: line breaks, special hyphens, spaces and joiners. */
const invisibleCharacters = /[\n\u00ad\u2009\u200b\u202f\u2060\u2011]/u

const codePointsByFont = new Map(
  fontSubsets.map(({ file }) => [file, readCodePoints(readFont(file))]),
)

function readFont(file: string): Buffer {
  return readFileSync(resolve(folder, 'fonts', file))
}

/** Returns every visible character of the texts in all languages and of the demo products. */
async function collectUsedCharacters(): Promise<Set<string>> {
  const texts: string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((root) =>
    ['', '#', 'b'].map((accidental) => formatKey(`${root}${accidental} minor`)),
  )
  for (const locale of locales) {
    texts.push(...[...readPageTexts(locale).values()].flat())
    texts.push(...formatMoneyAndDates(locale))
  }
  texts.push(JSON.stringify(packSpecs))
  return new Set(texts.join('').replaceAll(new RegExp(invisibleCharacters, 'gu'), ''))
}

function formatMoneyAndDates(locale: string): string[] {
  const months = Array.from({ length: 12 }, (_none, month) => new Date(2026, month, 1))
  return [
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-1_234_567.89),
    ...months.map((date) => date.toLocaleDateString(locale, { dateStyle: 'full' })),
  ]
}

describe('web fonts', () => {
  test('the two preloaded fonts total at most 60 kB', () => {
    const bytes = preloadedFonts.reduce((sum, file) => sum + readFont(file).length, 0)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })

  test.each(preloadedFonts)(
    'every visible character has a glyph in %s or in the music symbol font',
    async (file) => {
      const symbols = codePointsByFont.get('music-signs.woff2') ?? new Set()
      const missing = [...(await collectUsedCharacters())].filter((character) => {
        const code = character.codePointAt(0) ?? 0
        return !codePointsByFont.get(file)?.has(code) && !symbols.has(code)
      })
      expect(missing).toEqual([])
    },
  )

  test('the unicode ranges cover every visible character', async () => {
    const ranges = parseRanges(readFileSync(resolve(folder, 'fonts.css'), 'utf8'))
    const outside = [...(await collectUsedCharacters())].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return !ranges.some(([first, last]) => first <= code && code <= last)
    })
    expect(outside).toEqual([])
  })

  test('the committed font files contain no characters outside their subset', () => {
    for (const { file, characters } of fontSubsets) {
      const characterCodes = codePointsByFont.get(file)
      const extra = [...(characterCodes ?? [])].filter(
        (code) => !characters.includes(String.fromCodePoint(code)),
      )
      expect([file, extra]).toEqual([file, []])
      expect(characterCodes?.size).toBeGreaterThan(0)
    }
  })
})

/** Returns the first and last code point of each Unicode range in a style sheet. */
function parseRanges(css: string): [number, number][] {
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last]) => [
    parseInt(first, 16),
    parseInt(last ?? first, 16),
  ])
}
