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

test('a function word of a language is not read as a word of another one [P2.02]', () => {
  expect(parse('pad triste pour la nuit', 'fr')).toEqual(['instrument=pad (pad)', '*sad', '*night'])
})

test('"not too" and its forms negate what follows, in every language [P2.02]', () => {
  for (const [snare, denied, locale] of [
    ['snare', ' not too bright', 'en'],
    ['Snare', ', nicht zu hell', 'de'],
    ['snare', ' niet te helder', 'nl'],
    ['caisse claire', ' sans trop de brillant', 'fr'],
    ['rullante', ' non troppo brillante', 'it'],
    ['caja', ' sin mucho brillo', 'es'],
  ] as const)
    expect(parse(snare + denied, locale), denied).toEqual([
      `instrument=snare (${snare})`,
      expect.stringMatching(/^-(?:tag=)?\*?bright/),
    ])
})

test('"a little" wishes for what follows, in German and Dutch [P2.02]', () => {
  expect(parse('pad mit ein wenig Hall', 'de')).toEqual(['instrument=pad (pad)', '*reverb'])
  expect(parse('pad met een weinig galm', 'nl')).toEqual(['instrument=pad (pad)', '*reverb'])
})

test('an unwanted tempo does not make the next wish unwanted [P2.02]', () => {
  expect(parse('not 120 bpm, pad')).toEqual(['-bpm=120,120 (120 bpm)', 'instrument=pad (pad)'])
})

test('a negation covers a list of instruments [P2.02]', () => {
  expect(parse('loop without kick, snare')).toEqual([
    'kind=loop (loop)',
    '-instrument=kick (kick)',
    '-instrument=snare (snare)',
  ])
})

test('a style before an instrument is a wish of its own [P2.02]', () => {
  expect(parse('hardstyle kick')).toEqual(['*hardstyle', 'instrument=kick (kick)'])
})
