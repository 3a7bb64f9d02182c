import { expect, test } from 'vitest'
import { parse } from './parse-text.ts'

test('what follows a negation is unwanted, in every language [P2.02]', () => {
  expect(parse('melody without drums')).toEqual(['*melody', '-instrument=drums (drums)'])
  expect(parse('no drums melody')).toEqual(['-instrument=drums (drums)', '*melody'])
  for (const [text, locale] of [
    ['melodie zonder drums', 'nl'],
    ['Melodie ohne Schlagzeug', 'de'],
    ['mélodie sans batterie', 'fr'],
    ['melodía sin batería', 'es'],
    ['melodia senza batteria', 'it'],
  ] as const)
    expect(parse(text, locale), text).toEqual([
      '*melody',
      expect.stringMatching(/^-instrument=drums/),
    ])
})

test('words that say nothing about a sound are left out, in every language [P2.02]', () => {
  expect(parse('i need something like a very dark pad for my track, about 130')).toEqual([
    'tag=dark (dark)',
    'instrument=pad (pad)',
    'bpm=130,130 (130)',
  ])
  for (const [text, locale] of [
    ['etwas wie ein pad', 'de'],
    ['zoiets als een pad', 'nl'],
    ['un son comme un pad', 'fr'],
    ['qualcosa come un pad', 'it'],
    ['algo como un pad', 'es'],
  ] as const)
    expect(parse(text, locale), text).toEqual(['instrument=pad (pad)'])
})
