import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import type { PackText } from '#provider/catalog/translations.ts'

const translatedLocales = locales.filter((locale) => locale !== 'en')

function listTexts({ summary, description, sounds }: PackText): readonly string[] {
  return [summary, ...description, ...Object.values(sounds)]
}

describe.each(translatedLocales)('the demo catalogue in %s', (locale) => {
  test.each(packSpecs)('the texts of $name and its loops are complete [R1.03 P1.14]', (pack) => {
    const text = pack.translations?.[locale]
    expect(Object.keys(text?.sounds ?? {})).toEqual(pack.sounds.map((sound) => sound.slug))
    expect(text?.description).toHaveLength(pack.description.length)
    expect(pack.artist.translations?.[locale]).toBeTruthy()
  })

  test('no text is empty, has straight quotes or is the same as in English [R1.03]', () => {
    for (const pack of packSpecs) {
      const text = pack.translations?.[locale]
      const english = new Set([pack.summary, ...pack.description, pack.artist.description])
      for (const sound of pack.sounds) english.add(sound.description)
      const own = [...(text ? listTexts(text) : []), pack.artist.translations?.[locale] ?? '']
      for (const piece of own) {
        expect(piece.trim()).not.toBe('')
        expect(piece).not.toMatch(/["']/)
        expect(english).not.toContain(piece)
      }
    }
  })
})

test('French punctuation in the demo catalogue is set off by non-breaking spaces [R1.03]', () => {
  for (const { translations, artist } of packSpecs) {
    const text = translations?.fr
    for (const piece of [...(text ? listTexts(text) : []), artist.translations?.fr ?? ''])
      expect(piece).not.toMatch(/ [:;?!»]|« |\p{L}[:;?!»]|«\p{L}/u)
  }
})
