import { beforeAll, describe, expect, test } from 'vitest'

import { readWav } from '#provider/platform/sound/read-wav.ts'
import { encodeWav } from '#provider/platform/sound/wav.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { readSounds, filterByPacks } from './catalogue-sounds.ts'
import { getChordSet, findSharedValues, listUsedVoices } from './sound-genres.ts'
import { onsetExemptions, detectPattern } from './sound-rhythm.ts'
import {
  listViolations,
  getKindAndGroup,
  soundRules,
  findSimilarPairs,
  findUnevenLoudness,
  type DecodedSound,
} from './sound-rules.ts'

const specs = packSpecs.flatMap((pack) => pack.sounds)
const oneShots = specs.filter((spec) => spec.kind === 'one-shot')

describe('the specifications of the demo catalogue', () => {
  test('there are at least twelve packs by six artists in five genres', () => {
    expect(packSpecs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(packSpecs.map((pack) => pack.artist.slug)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(packSpecs.map((pack) => pack.genre.code)).size).toBeGreaterThanOrEqual(5)
  })

  test('each pack has at least five loops and nine one-shots', () => {
    const counts = packSpecs.map(({ slug, sounds }) => {
      const loops = sounds.filter((sound) => sound.kind === 'loop').length
      return { slug, enough: loops >= 5 && sounds.length - loops >= 9 }
    })
    expect(counts.filter(({ enough }) => !enough)).toEqual([])
    expect(oneShots.length).toBeGreaterThanOrEqual(100)
  })

  test('packs have at least eight tempos, and no two share tempo, key and swing', () => {
    const frames = packSpecs.map(({ bpm, key, sounds }) => `${bpm} ${key} ${sounds[0]?.swing}`)
    expect(new Set(frames).size).toBe(packSpecs.length)
    expect(new Set(packSpecs.map((pack) => pack.bpm)).size).toBeGreaterThanOrEqual(8)
  })

  test('packs use at least twenty voices', () => {
    expect(listUsedVoices().length).toBeGreaterThanOrEqual(20)
  })

  test('no two genres share a tempo or a chord set relative to the key', () => {
    expect(findSharedValues(packSpecs, (pack) => `${pack.bpm}`)).toEqual([])
    expect(packSpecs.filter((pack) => getChordSet(pack) === '').map((pack) => pack.slug)).toEqual(
      [],
    )
    expect(findSharedValues(packSpecs, getChordSet)).toEqual([])
  })

  test('loudness is compared within six groups of at least two sounds each', () => {
    const kinds = Map.groupBy(specs, getKindAndGroup)
    const named = ['drum', 'pitched', 'texture'].flatMap((group) => [
      `loop ${group}`,
      `one-shot ${group}`,
    ])
    expect([...kinds.keys()].toSorted()).toEqual(named.toSorted())
    expect([...kinds.values()].filter((kind) => kind.length < 2)).toEqual([])
  })

  test('every exemption from the minimum number of onsets is for an existing loop', () => {
    const slugs = specs.filter((spec) => spec.kind === 'loop').map((spec) => spec.slug)
    expect(Object.keys(onsetExemptions).filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  test('pack slugs are unique, and so are sound slugs within a pack', () => {
    expect(new Set(packSpecs.map((pack) => pack.slug)).size).toBe(packSpecs.length)
    for (const { sounds } of packSpecs) {
      expect(new Set(sounds.map((sound) => sound.slug)).size).toBe(sounds.length)
      expect(sounds.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
  })

  test('packs are released between March 2025 and October 2026, no two on the same day', () => {
    const dates = packSpecs.map((pack) => pack.releasedAt)
    expect(dates.filter((date) => date < '2025-03-01' || date > '2026-10-31')).toEqual([])
    expect(new Set(dates).size).toBe(dates.length)
  })

  test('no two packs share a color', () => {
    expect(new Set(packSpecs.flatMap((pack) => pack.colors)).size).toBe(packSpecs.length * 2)
  })

  test('all copy starts with a capital and ends with a period; no sound description recurs', () => {
    const sentences = [
      ...packSpecs.flatMap((pack) => [pack.summary, pack.artist.description, ...pack.description]),
      ...specs.map((spec) => spec.description),
    ]
    expect(sentences.filter((text) => !/^[A-Z].*[.]$/.test(text))).toEqual([])
    const own = specs.map((spec) => spec.description)
    expect(new Set(own).size).toBe(own.length)
  })
})

describe('the WAVs of the demo catalogue', () => {
  let sounds: readonly DecodedSound[] = []

  beforeAll(async () => {
    sounds = await readSounds()
  })

  test('every sound has a WAV', () => {
    const slugs = packSpecs.flatMap(({ slug, sounds: specs }) =>
      specs.map((spec) => `${slug}/${spec.slug}`),
    )
    expect(sounds.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted())
  })

  test.each(soundRules)('$title', (rule) => {
    expect(listViolations(rule, sounds)).toEqual([])
  })

  test('no two genres share a drum pattern, and only ambient has no drums', () => {
    const patterns = new Map(
      packSpecs.map((pack) => {
        const drums = filterByPacks([pack], sounds).find(({ spec }) => spec.instrument === 'drums')
        return [pack.slug, drums ? detectPattern(drums) : '']
      }),
    )
    const without = packSpecs.filter((pack) => patterns.get(pack.slug) === '')
    expect(without.map((pack) => pack.genre.code)).toEqual(['ambient'])
    expect(findSharedValues(packSpecs, (pack) => patterns.get(pack.slug) ?? '')).toEqual([])
  })

  describe.each([
    ['small', packSpecs.slice(0, 3)],
    ['full', packSpecs],
  ])('the %s catalogue', (_, packs) => {
    test('each sound is within 2 LU of the median loudness of its kind and group', () => {
      expect(findUnevenLoudness(filterByPacks(packs, sounds))).toEqual([])
    })

    test('no two sounds are closer than the minimum distance', () => {
      expect(findSimilarPairs(filterByPacks(packs, sounds))).toEqual([])
    })
  })

  test('damage is also detected after encoding as a WAV', () => {
    const sound = sounds.find(({ name }) => name === 'kettle-hours/tine-d')
    if (!sound) throw new Error('The sound kettle-hours/tine-d is missing.')
    const brokenBy = (change: (sample: number) => number) => {
      const damaged = reencode(sound, change)
      return soundRules
        .filter((rule) => rule.findViolation(damaged) !== null)
        .map((rule) => rule.title)
    }
    const peak = Math.max(...sound.channels.map((channel) => Math.max(...channel.map(Math.abs))))
    expect(brokenBy((sample) => sample)).toEqual([])
    expect(brokenBy((sample) => (sample * 0.95) / peak)).toContain(
      'the true peak of a sound is at most −1 dBTP',
    )
    expect(brokenBy((sample) => sample + 0.002)).toEqual([
      'a sound has no DC offset: its mean is below 0.0005',
      'a one-shot begins and ends below −60 dBFS',
    ])
  })

  test('the three packs of the small catalogue have different genres', () => {
    expect(new Set(packSpecs.slice(0, 3).map((pack) => pack.genre.code)).size).toBe(3)
  })
})

/** Modifies a sound, encodes it as a 24-bit WAV and decodes it. */
function reencode(sound: DecodedSound, change: (sample: number) => number): DecodedSound {
  const channels = sound.channels.map((channel) => channel.map(change))
  const texts = { title: 'Damaged', artist: 'None', album: 'None', genre: 'None', comment: 'None' }
  const rest = { created: '2026-01-01', keywords: [], loop: null, note: null }
  return { ...sound, channels: readWav(encodeWav(channels, { ...texts, ...rest })).channels() }
}
