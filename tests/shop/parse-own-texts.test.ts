import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseOwnTexts } from '#shop/parse-own-texts.ts'

const messages = resolve(import.meta.dirname, '../../messages')
const parse = (value: unknown) => parseOwnTexts(value, messages)

describe('texts changed by the owner', () => {
  test('are accepted in any language, with plural forms or one form for all numbers [P5.01]', () => {
    const texts = {
      de: { mail_greeting: 'Moin {name},' },
      fr: {
        mail_confirmation_pack: { one: '{name}, 1 fichier', other: '{name}, {count} fichiers' },
      },
      nl: { mail_confirmation_pack: '{name} ({count} WAV)' },
    }
    expect(parse(texts)).toEqual(texts)
  })

  test.each([
    ['an unknown language', { pt: {} }, 'There are no texts in “pt”; the languages are en, de,'],
    [
      'an unknown key',
      { de: { mail_greting: 'Moin {name},' } },
      'mail_greting in de: there is no such text; did you mean mail_greeting?',
    ],
    ['a text of a page', { de: { cart_title: 'Korb' } }, 'cart_title in de: there is no such text'],
    [
      'a missing placeholder',
      { de: { mail_greeting: 'Moin,' } },
      'mail_greeting in de: {name} is missing.',
    ],
    [
      'an unknown placeholder',
      { it: { mail_greeting: 'Ciao {name} {nome},' } },
      'mail_greeting in it: {nome} is not a placeholder of this text.',
    ],
    ['an empty text', { de: { mail_greeting: ' ' } }, 'mail_greeting in de: it is empty.'],
    [
      'several lines',
      { de: { mail_greeting: 'Moin\n{name}' } },
      'mail_greeting in de: it has more than one line.',
    ],
    ['a number', { de: { mail_greeting: 1 } }, 'mail_greeting in de: it is not a text.'],
    [
      'plural forms of a text without a number',
      { de: { mail_greeting: { other: 'Moin {name},' } } },
      'mail_greeting in de: it has no plural forms.',
    ],
    [
      'a plural form that the language lacks',
      { de: { mail_confirmation_pack: { few: '{name}', other: '{name}' } } },
      'mail_confirmation_pack in de: few is not a plural form; they are',
    ],
    [
      'a missing plural form',
      { de: { mail_confirmation_pack: { one: '{name}' } } },
      'mail_confirmation_pack in de: the form other is missing.',
    ],
    [
      'a file name with a folder',
      { de: { pack_file_license_file: '../Lizenz.txt' } },
      'in de: it is not the name of a text file.',
    ],
    ['nothing for a language', { de: null }, 'The texts in de must be an object.'],
    ['nothing', undefined, 'Its default export must be the texts by language.'],
  ])('with %s are refused with the key and the language [P5.01]', (_, texts, message) => {
    expect(() => parse(texts)).toThrow(message)
  })
})
