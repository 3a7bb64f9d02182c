import { expect, test } from 'vitest'
import { listNames, openChangedShop, search } from './changed-shop.ts'
import { parse } from './parse-text.ts'

test.each([
  ['en', 'no kick and snare'],
  ['de', 'ohne kick und snare'],
  ['nl', 'zonder kick en snare'],
  ['fr', 'sans kick et snare'],
  ['it', 'senza kick e snare'],
  ['es', 'sin kick y snare'],
] as const)('in %s, two unwanted instruments can be joined by "and" [P2.02]', (locale, text) => {
  expect(parse(text, locale)).toEqual(['-instrument=kick (kick)', '-instrument=snare (snare)'])
})

test('a phrase that begins like a negation is read as a whole [P2.02]', () => {
  expect(parse('ohne Hall', 'de')).toEqual(['tag=dry (ohne Hall)'])
})

test('German "am" before a noun is no key [P2.02]', () => {
  expect(parse('Gitarre am Bahnhof', 'de')).toEqual(parse('Gitarre Bahnhof', 'de'))
  expect(parse('Pad in Am', 'de').join()).toContain('key=a-minor')
})

test('the halves of a compound are of the language of its visitor [P2.02]', () => {
  expect(parse('handyspiel', 'de')).not.toContain('*leather')
})

test('a text with a word of one language alone contains no words of others [P2.02]', () => {
  expect(parse('bord', 'nl')).not.toEqual(['bord'])
  expect(parse('au bord de la route', 'fr')).not.toContain(parse('bord', 'nl')[0])
})

test('a sound described as reversed is a reversed one [P2.06]', async () => {
  const shop = await openChangedShop({
    'rain-noise': { instrument: 'effect', description: 'A crash reversed.' },
  })
  for (const [query, locale] of [
    ['reversed cymbal', 'en'],
    ['omgekeerd bekken', 'nl'],
  ] as const)
    expect((await search(shop, query, locale, '&category_id=3')).names, query).toEqual([
      'Rain Noise',
    ])
})

test('the name of a sound is found in the language of its visitor [P2.06]', async () => {
  const shop = await openChangedShop({ 'round-sub': { name: 'Night Alarm', instrument: 'lead' } })
  expect((await search(shop, 'alarma', 'es')).names).toContain('Night Alarm')
})

test('chords of an instrument come before other chords [P2.06]', async () => {
  const shop = await openChangedShop({
    'round-sub': { name: 'Organ Sub', instrument: 'chords' },
    'paper-clap': { instrument: 'chords', description: 'A stab.' },
  })
  const { names, nearest } = await search(shop, 'organ chords', 'en', '&category_id=3')
  expect(names).toEqual(['Organ Sub'])
  expect(listNames(nearest)[0]).toBe('Paper Clap')
})

test('a place that a sound is for is no recording of it [P2.06]', async () => {
  const shop = await openChangedShop({
    'paper-clap': { instrument: 'percussion', tags: ['playful'] },
  })
  const { names, nearest } = await search(shop, 'playful percussion for the rain')
  expect([...names, ...listNames(nearest)][0]).toBe('Paper Clap')
})

test('instruments of a list are alternatives to chords [P2.06]', async () => {
  const shop = await openChangedShop({ 'round-sub': { instrument: 'pad' } })
  expect((await search(shop, 'pads or chords', 'en', '&category_id=3')).names).toContain(
    'Round Sub',
  )
})
