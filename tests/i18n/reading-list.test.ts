import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { developerFiles, listTextFiles, readingList } from './reading-list.ts'
import type { Surface } from './reading-list.ts'

function getSurface(name: string): Surface {
  const surface = readingList.find((one) => one.name === name)
  if (surface === undefined) throw new Error(`The reading list has no ${name}.`)
  return surface
}

describe('the reading list', () => {
  test('has every text that a customer or the owner can read, in one place [R1.03]', () => {
    const files = listTextFiles()
    const places = files.map((file) => ({
      file,
      surfaces: readingList.filter((surface) => surface.files.test(file)).map(({ name }) => name),
    }))
    const wrong = places.filter(
      ({ file, surfaces }) => surfaces.length !== (developerFiles.test(file) ? 0 : 1),
    )
    expect(wrong).toEqual([])
    for (const { name, files: pattern } of readingList) {
      expect(files.filter((file) => pattern.test(file)).length, name).toBeGreaterThan(0)
    }
  })

  test('has the texts for customers in all languages [R1.03]', () => {
    for (const { name, read } of readingList.filter(({ readers }) => readers === 'customers')) {
      const keys = [...read('en').keys()].sort()
      expect(keys.length, name).toBeGreaterThan(10)
      for (const locale of locales) {
        const texts = read(locale)
        expect([...texts.keys()].sort(), `${name} in ${locale}`).toEqual(keys)
        expect([...texts].filter(([, forms]) => forms.length === 0)).toEqual([])
      }
    }
  })
})

/** Keys of loops and notes as labels write them; A and Am begin sentences, too. */
const shorthand = /(?<![\p{L}’'-])([B-G][♯♭]?m?|A[♯♭]m?|[A-G][♯♭])(?![\p{L}\d♯♭’'-])/u

test('sentences of the demo name keys and notes as their language does [R1.03]', () => {
  for (const locale of ['it', 'fr', 'es'] as const) {
    for (const [key, texts] of getSurface('packs of the demo').read(locale)) {
      for (const text of texts) expect(text, `${key} in ${locale}`).not.toMatch(shorthand)
    }
  }
})

test('commands and logs are written like the interface [R1.03]', () => {
  for (const [file, texts] of getSurface('commands, settings and the log').read('en')) {
    for (const text of texts) {
      expect(text, file).not.toMatch(/right is|” is none|\bis no (file|folder|JPG)\b|\w'\w/)
    }
  }
})
