import { beforeAll, describe, expect, test, vi } from 'vitest'

import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import { chordSet, sharedByGenres, voicesUsed } from './sound-genres.ts'
import { exempt, patternOf } from './sound-rhythm.ts'
import {
  breaches,
  kindOf,
  listen,
  soundRules,
  tooAlike,
  unevenlyLoud,
  type Heard,
} from './sound-rules.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const specs = packSpecs.flatMap((pack) => pack.sounds)
const oneShots = specs.filter((spec) => spec.kind === 'one-shot')

describe('full demo catalogue, as specified', () => {
  test('there are twelve packs by at least six artists in at least five genres', () => {
    expect(packSpecs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(packSpecs.map((pack) => pack.artist.slug)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(packSpecs.map((pack) => pack.genre.code)).size).toBeGreaterThanOrEqual(5)
  })

  test('each pack has at least fourteen sounds, five of them loops and nine one-shots', () => {
    const counts = packSpecs.map(({ slug, sounds }) => {
      const loops = sounds.filter((sound) => sound.kind === 'loop').length
      return { slug, enough: loops >= 5 && sounds.length - loops >= 9 }
    })
    expect(counts.filter(({ enough }) => !enough)).toEqual([])
    expect(oneShots.length).toBeGreaterThanOrEqual(100)
  })

  test('genres differ in tempo, swing or key, and no two packs have the same three', () => {
    const frames = packSpecs.map(({ bpm, key, sounds }) => `${bpm} ${key} ${sounds[0]?.swing}`)
    expect(new Set(frames).size).toBe(packSpecs.length)
    expect(new Set(packSpecs.map((pack) => pack.bpm)).size).toBeGreaterThanOrEqual(8)
  })

  test('packs play at least twenty voices', () => {
    expect(voicesUsed().length).toBeGreaterThanOrEqual(20)
  })

  test('each genre has tempos and a set of chords of its own, whatever the key', () => {
    expect(sharedByGenres(packSpecs, (pack) => `${pack.bpm}`)).toEqual([])
    expect(packSpecs.filter((pack) => chordSet(pack) === '').map((pack) => pack.slug)).toEqual([])
    expect(sharedByGenres(packSpecs, chordSet)).toEqual([])
  })

  test('loudness is compared inside six named kinds, each of at least two sounds', () => {
    const kinds = Map.groupBy(specs, kindOf)
    const named = ['drum', 'pitched', 'texture'].flatMap((group) => [
      `loop ${group}`,
      `one-shot ${group}`,
    ])
    expect([...kinds.keys()].toSorted()).toEqual(named.toSorted())
    expect([...kinds.values()].filter((kind) => kind.length < 2)).toEqual([])
  })

  test('every loop without countable beginnings is named with its reason', () => {
    const slugs = specs.filter((spec) => spec.kind === 'loop').map((spec) => spec.slug)
    expect(Object.keys(exempt).filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  test('slugs of packs are unique, and those of sounds and their names inside a pack', () => {
    expect(new Set(packSpecs.map((pack) => pack.slug)).size).toBe(packSpecs.length)
    for (const { sounds } of packSpecs) {
      expect(new Set(sounds.map((sound) => sound.slug)).size).toBe(sounds.length)
      expect(sounds.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
  })

  test('packs cost 9 to 29 euros, one-shots 49 cents to 1.99, loops are not sold alone', () => {
    const prices = packSpecs.map((pack) => pack.priceCents)
    expect(prices.filter((price) => price < 900 || price > 2900)).toEqual([])
    const outside = oneShots.filter(
      ({ priceCents }) => !priceCents || priceCents < 49 || priceCents > 199,
    )
    expect(outside.map((spec) => spec.slug)).toEqual([])
    expect(specs.filter((spec) => spec.kind === 'loop' && spec.priceCents !== null)).toEqual([])
  })

  test('packs were released between March 2025 and October 2026, no two on one day', () => {
    const dates = packSpecs.map((pack) => pack.releasedAt)
    expect(dates.filter((date) => date < '2025-03-01' || date > '2026-10-31')).toEqual([])
    expect(new Set(dates).size).toBe(dates.length)
  })

  test('no two packs share their colours', () => {
    expect(new Set(packSpecs.flatMap((pack) => pack.colors)).size).toBe(packSpecs.length * 2)
  })

  test('every text is a whole sentence and no sentence is used twice', () => {
    const sentences = [
      ...packSpecs.flatMap((pack) => [pack.summary, pack.artist.description, ...pack.description]),
      ...specs.map((spec) => spec.description),
    ]
    expect(sentences.filter((text) => !/^[A-Z].*[.]$/.test(text))).toEqual([])
    const own = specs.map((spec) => spec.description)
    expect(new Set(own).size).toBe(own.length)
  })
})

describe('full demo catalogue, as heard', () => {
  let sounds: readonly Heard[] = []

  beforeAll(() => {
    sounds = listen(packSpecs)
  })

  test.each(soundRules)('full catalogue: $title', (rule) => {
    expect(breaches(rule, sounds)).toEqual([])
  })

  test('full catalogue: loudness inside a kind and group stays within 2 LU of the median', () => {
    expect(unevenlyLoud(sounds)).toEqual([])
  })

  test('full catalogue: each genre has a drum pattern of its own; only ambient has none', () => {
    const patterns = new Map(
      packSpecs.map((pack) => {
        const drums = sounds.find(
          ({ name, spec }) => name.startsWith(`${pack.slug}/`) && spec.instrument === 'drums',
        )
        return [pack.slug, drums ? patternOf(drums) : '']
      }),
    )
    const without = packSpecs.filter((pack) => patterns.get(pack.slug) === '')
    expect(without.map((pack) => pack.genre.code)).toEqual(['ambient'])
    expect(sharedByGenres(packSpecs, (pack) => patterns.get(pack.slug) ?? '')).toEqual([])
  })

  test('full catalogue: no two sounds are nearer than the stated distance', () => {
    expect(tooAlike(sounds)).toEqual([])
  })
})
