import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatKey } from '#app/i18n/format.ts'
import { locales } from '#app/locales/locales.ts'
import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import { fontSubsets } from '../../scripts/build/font-subsets.ts'
import { longTextsOf, messagesOf } from '../i18n/all-texts.ts'
import { charactersOf } from './font-characters.ts'

const folder = resolve(import.meta.dirname, '../../app/styles')
const preloaded = ['bricolage-grotesque.woff2', 'instrument-sans.woff2']

/** What no face has to draw: line ends, soft hyphens, spaces of other widths and joints. */
const unseen = /[\n\u00ad\u2009\u200b\u202f\u2060\u2011]/u

const faces = new Map(fontSubsets.map(({ file }) => [file, charactersOf(bytesOf(file))]))

function bytesOf(file: string): Buffer {
  return readFileSync(resolve(folder, 'fonts', file))
}

/** Every character of what pages say in the six languages and of what is sold. */
async function shownCharacters(): Promise<Set<string>> {
  const texts: string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((root) =>
    ['', '#', 'b'].map((sign) => formatKey(`${root}${sign} minor`)),
  )
  for (const locale of locales) {
    texts.push(...[...messagesOf(locale).values()].flat())
    texts.push(...[...(await longTextsOf(locale)).values()].flat())
    texts.push(...moneyAndDates(locale))
  }
  texts.push(JSON.stringify(packSpecs))
  return new Set(texts.join('').replaceAll(new RegExp(unseen, 'gu'), ''))
}

function moneyAndDates(locale: string): string[] {
  const months = Array.from({ length: 12 }, (_none, month) => new Date(2026, month, 1))
  return [
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-1_234_567.89),
    ...months.map((date) => date.toLocaleDateString(locale, { dateStyle: 'full' })),
  ]
}

describe('the faces the shop sends', () => {
  test('the two that are preloaded take at most 60 kB together', () => {
    const bytes = preloaded.reduce((sum, file) => sum + bytesOf(file).length, 0)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })

  test.each(preloaded)(
    'every character shown is in %s or among the signs of music',
    async (file) => {
      const signs = faces.get('music-signs.woff2') ?? new Set()
      const missing = [...(await shownCharacters())].filter((character) => {
        const code = character.codePointAt(0) ?? 0
        return !faces.get(file)?.has(code) && !signs.has(code)
      })
      expect(missing).toEqual([])
    },
  )

  test('the browser looks for each character in a face that has it', async () => {
    const ranges = rangesOf(readFileSync(resolve(folder, 'fonts.css'), 'utf8'))
    const outside = [...(await shownCharacters())].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return !ranges.some(([first, last]) => first <= code && code <= last)
    })
    expect(outside).toEqual([])
  })

  test('the committed files hold what their list asks for', () => {
    for (const { file, characters } of fontSubsets) {
      const kept = faces.get(file)
      const strays = [...(kept ?? [])].filter(
        (code) => !characters.includes(String.fromCodePoint(code)),
      )
      expect([file, strays]).toEqual([file, []])
      expect(kept?.size).toBeGreaterThan(0)
    }
  })
})

/** Every range of every face, first and last character each. */
function rangesOf(css: string): [number, number][] {
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last]) => [
    parseInt(first, 16),
    parseInt(last ?? first, 16),
  ])
}
