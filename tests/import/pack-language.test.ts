import { describe, expect, test } from 'vitest'
import { findPackLanguage } from '#provider/programs/import/manifest/pack-language.ts'
import { parsePackManifest } from '#provider/programs/import/manifest/read-pack-manifest.ts'

function read(text: string, shopLanguage: 'en' | 'de' = 'en'): string | readonly string[] {
  const result = parsePackManifest(text, shopLanguage)
  return result.kind === 'manifest'
    ? findPackLanguage(result.manifest, shopLanguage)
    : result.reasons
}

describe('the language of a pack', () => {
  test.each([
    ['the stated one', 'language: nl\nsummary: Rustig.', 'nl'],
    ['English for texts without a language', 'summary: Quiet.', 'en'],
    ['the only language of its texts', 'summary: { de: Ruhig. }', 'de'],
    ['the first that all texts have', 'summary: { de: A, fr: B }\ndescription: { fr: C }', 'fr'],
    ['English if all texts have it', 'summary: { de: Ruhig., en: Quiet. }', 'en'],
    ['English without texts', 'title: Quiet', 'en'],
  ])('is %s [P1.14]', (_, text, language) => {
    expect(read(text)).toBe(language)
  })

  test.each([
    ['German for texts without a language', 'summary: Ruhig.', 'de'],
    ['German if all texts have it', 'summary: { en: Quiet., de: Ruhig. }', 'de'],
    ['the only language of its texts', 'summary: { fr: A }', 'fr'],
    ['German if others lack a language', 'summary: { de: A }\ndescription: B', 'de'],
  ])('is %s in a shop in German [P1.14 P6.05]', (_, text, language) => {
    expect(read(text, 'de')).toBe(language)
  })

  test('must not be missing from any text, which would be marked with the wrong language [P1.14]', () => {
    expect(read('summary: { de: Ruhig. }\ndescription: Slow and wide.')).toEqual([
      'line 1: summary lacks en, the language of the pack; add it, or the line “language: de”',
    ])
    expect(read('language: fr\nsounds:\n  Bell.wav:\n    description: { de: Hell. }')).toEqual([
      'line 4: sounds → Bell.wav → description lacks fr, the language of the pack; add it',
    ])
  })
})
