import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { normalizeText, readAllTexts } from './all-texts.ts'
import type { TextsByKey } from './all-texts.ts'

const glossary = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8')

/** Returns the rows of the table in a section, without its header. */
function readTable(section: string): string[][] {
  const [, rest = ''] = glossary.split(`\n## ${section}\n`)
  const [content = ''] = rest.split('\n## ')
  const lines = content.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const terms = readTable('Terms').map((cells) => ({
  name: cells[0] ?? '',
  forms: readCells(cells, ' / '),
  messages: [...(cells[locales.length] ?? '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  cells,
}))

const wordsToAvoid = readTable('Words to avoid').map(([name = '', ...cells]) => ({
  name,
  words: readCells(cells, ', '),
  cells,
}))

/** Splits the cells of a row, which are in locale order. */
function readCells(cells: readonly string[], separator: string): Record<Locale, string[]> {
  const [en = [], de = [], nl = [], it = [], fr = [], es = []] = cells.map((cell) =>
    cell.split(separator).filter((part) => part !== ''),
  )
  return { en, de, nl, it, fr, es }
}

/** Reads the texts of a locale without placeholders and link targets. */
function readVisibleTexts(locale: Locale): TextsByKey {
  const texts = readAllTexts(locale)
  return new Map([...texts].map(([key, forms]) => [key, forms.map(getVisibleText)]))
}

function getVisibleText(text: string): string {
  return normalizeText(text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\{\w+\}/g, '…'))
}

/** Creates a pattern for a word or phrase; an asterisk matches any ending. */
function createWordPattern(word: string): RegExp {
  const isStem = word.endsWith('*')
  const literal = word.replace(/\*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${literal}${isStem ? '' : '(?![\\p{L}\\p{N}-])'}`, 'iu')
}

/** Returns the texts that contain a word, with their keys. */
function findTexts(texts: TextsByKey, word: string): string[] {
  const pattern = createWordPattern(word)
  return [...texts].flatMap(([key, forms]) =>
    forms.filter((text) => pattern.test(text)).map((text) => `“${word}” in ${key}: ${text}`),
  )
}

describe('the glossary', () => {
  test('has the shop’s terms in every language [R1.03]', () => {
    expect(terms.length).toBeGreaterThan(50)
    for (const { name, cells } of terms) {
      expect(cells, name).toHaveLength(locales.length + 1)
      expect(cells, name).not.toContain('')
    }
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length)
  })

  test('names the preferred term for each word to avoid [R1.03]', () => {
    const names = terms.map(({ name }) => name)
    for (const { name, cells } of wordsToAvoid) {
      expect(names).toContain(name)
      expect(cells, name).toHaveLength(locales.length)
    }
  })

  test('no term contains a word to avoid [R1.03]', () => {
    for (const locale of locales) {
      const used = new Map(terms.map(({ name, forms }) => [name, forms[locale]]))
      const avoided = wordsToAvoid.flatMap(({ words }) => words[locale])
      expect(
        avoided.flatMap((word) => findTexts(used, word)),
        locale,
      ).toEqual([])
    }
  })
})

/** Spanish has another word for a musical key, but not for that of an interface. */
const hideApiKey = (text: string) => text.replaceAll('clave de API', 'API')

/** The withdrawal instructions have the wording of Directive 2011/83/EU, Annex I. */
const isStatutory = (key: string) => /^withdrawal\.\d/.test(key)

describe.each(locales)('the texts in %s', (locale) => {
  test('use the terms of the glossary [R1.03]', () => {
    const texts = readVisibleTexts(locale)
    for (const { name, forms, messages } of terms) {
      for (const key of messages) {
        const text = (texts.get(key) ?? []).join(' ').toLowerCase()
        const found = forms[locale].filter((form) => text.includes(form.toLowerCase()))
        expect(found, `“${name}” in ${key}: ${text}`).not.toEqual([])
      }
    }
  })

  test('contain no word that the glossary avoids [R1.03]', () => {
    const texts = new Map(
      [...readVisibleTexts(locale)]
        .filter(([key]) => !isStatutory(key))
        .map(([key, forms]) => [key, forms.map(hideApiKey)]),
    )
    const found = wordsToAvoid.flatMap(({ words }) =>
      words[locale].flatMap((word) => findTexts(texts, word)),
    )
    expect(found).toEqual([])
  })
})

test('a word to avoid is found as a whole word, in any case, and with any ending after an asterisk', () => {
  const texts = new Map([['key', ['Das Guthaben', 'Dein Saldo: …', 'Saldoliste', 'E-Mail']]])
  expect(findTexts(texts, 'saldo')).toEqual(['“saldo” in key: Dein Saldo: …'])
  expect(findTexts(texts, 'saldo*')).toHaveLength(2)
  expect(findTexts(texts, 'mail')).toEqual([])
})
