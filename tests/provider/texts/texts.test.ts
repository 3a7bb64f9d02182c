import { expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'

test('a text contains its placeholder values and the plural form of its number [R1.03]', () => {
  const texts = getTexts({}, 'fr')
  expect(texts.mail_greeting({ name: 'Ann' })).toBe('Bonjour Ann,')
  expect(texts.mail_confirmation_pack({ name: 'Dusk', count: 1 })).toContain('1 fichier WAV')
  expect(texts.mail_confirmation_pack({ name: 'Dusk', count: 2 })).toContain('2 fichiers WAV')
})

test('an unsupported locale falls back to English [R1.03]', () => {
  expect(getTexts({}, 'ja').mail_greeting({ name: 'Ann' })).toBe('Hello Ann,')
})

test('a text changed by the owner is replaced only in its language [P5.01]', () => {
  const shop = {
    ownTexts: {
      de: {
        mail_greeting: 'Moin {name},',
        mail_confirmation_pack: { one: '{name}: 1 Datei', other: '{name}: {count} Dateien' },
      },
    },
  }
  const texts = getTexts(shop, 'de')
  expect(texts.mail_greeting({ name: '{name} & Söhne' })).toBe('Moin {name} & Söhne,')
  expect(texts.mail_confirmation_pack({ name: 'Dusk', count: 1 })).toBe('Dusk: 1 Datei')
  expect(texts.mail_confirmation_pack({ name: 'Dusk', count: 12 })).toBe('Dusk: 12 Dateien')
  expect(texts.mail_account_contact()).toBe(getTexts({}, 'de').mail_account_contact())
  expect(getTexts(shop, 'nl').mail_greeting({ name: 'Ann' })).toBe('Hallo Ann,')
  expect(getTexts({}, 'de').mail_greeting({ name: 'Ann' })).toBe('Hallo Ann,')
})

test('wrong, missing and unknown values are type errors [R1.03]', () => {
  const texts = getTexts({}, 'en')
  expect([
    // @ts-expect-error The placeholder has another name.
    () => texts.mail_greeting({ shop: 'Overtone' }),
    // @ts-expect-error A value is missing.
    () => texts.mail_greeting(),
    // @ts-expect-error The text has no placeholder.
    () => texts.mail_account_contact({ name: 'Ann' }),
    // @ts-expect-error An object is not a value.
    () => texts.mail_greeting({ name: { first: 'Ann' } }),
    // @ts-expect-error There is no such text.
    () => texts.mail_goodbye(),
  ]).toHaveLength(5)
})
