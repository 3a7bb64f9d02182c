import { describe, expect, test } from 'vitest'

import { parseChord, getNoteName } from '#provider/programs/demo/music/harmony.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import type { PackSpec, SoundSpec } from '#provider/programs/demo/types.ts'
import { readSounds } from './catalogue-sounds.ts'
import { findSharedValues } from './sound-genres.ts'
import { pitchRules } from './sound-pitch.ts'
import { detectPattern } from './sound-rhythm.ts'
import {
  soundRules,
  findSimilarPairs,
  findUnevenLoudness,
  type DecodedSound,
} from './sound-rules.ts'

const chords = packSpecs
  .flatMap((pack) => pack.sounds)
  .filter((spec) => spec.kind === 'one-shot' && spec.key !== null && spec.midi === null)

const loopsInDMinor = ['window-seat', 'under-the-table', 'second-spoon', 'nylon-aside']
const sustainedLoops = ['glass-room', 'fog-above', 'shoreline', 'under-the-table']
const oneShotSlugs = ['tine-d', 'nylon-a', 'round-sub-d', 'felt-kick', 'soft-hat']
const sounds = await readSounds([
  'slow-pour',
  'window-chord',
  ...loopsInDMinor,
  ...sustainedLoops,
  ...oneShotSlugs,
  ...chords.map(({ slug }) => slug),
])

function findSound(slug: string): DecodedSound {
  const sound = sounds.find(({ spec }) => spec.slug === slug)
  if (!sound) throw new Error(`The sound ${slug} is missing.`)
  return sound
}

function modifySound(
  sound: DecodedSound,
  change: (sample: number, index: number, channel: Float32Array) => number,
  spec: Partial<SoundSpec> = {},
): DecodedSound {
  const channels = sound.channels.map((channel) => channel.map((s, i) => change(s, i, channel)))
  return { ...sound, channels, spec: { ...sound.spec, ...spec } }
}

function listBrokenRules(sound: DecodedSound, rules = soundRules): string[] {
  return rules.filter((rule) => rule.findViolation(sound) !== null).map((rule) => rule.title)
}

function sharpenSound(sound: DecodedSound, cents: number): DecodedSound {
  const ratio = 2 ** (cents / 1200)
  return modifySound(sound, (_, i, channel) => {
    const place = i * ratio
    const left = channel[Math.floor(place)] ?? 0
    return left + ((channel[Math.floor(place) + 1] ?? 0) - left) * (place % 1)
  })
}

/** Returns a sound whose specification has a different key. */
function withKey(slug: string, key: string): DecodedSound {
  const sound = findSound(slug)
  return { ...sound, spec: { ...sound.spec, key } }
}

/** Returns the name of the note a semitone above another one. */
function raiseBySemitone(note: string): string {
  return getNoteName(parseChord(note).root + 1)
}

const chordRule = 'the lowest tone of a chord is its root; root and third are within 10 cents'
const scaleRule = 'at least four fifths of the energy of a loop with a key lie in its scale'
const noteRule = 'the fundamental of a pitched one-shot is within 10 cents of its stated note'
const gridRule = 'every onset of a loop lies within 5 ms of its tempo grid'
const onsetRule = 'a rhythmic loop has at least the minimum number of onsets per bar on the grid'
const seamRule = 'a loop changes at most 1.25 times as abruptly at its seam as elsewhere'
const loop = findSound('slow-pour')
const note = findSound('tine-d')

describe('the sound rules', () => {
  test('undamaged sounds break no rule', () => {
    expect([...listBrokenRules(loop), ...listBrokenRules(note)]).toEqual([])
  })

  test('a note 15 cents sharp is detected', () => {
    const sharp = sharpenSound(note, 15)
    expect(listBrokenRules(sharp)).toContain(noteRule)
  })

  test('a note labeled an octave too high is detected', () => {
    expect(listBrokenRules(modifySound(note, (s) => s, { midi: 74 }))).toEqual([noteRule])
  })

  test('a loop shifted by 8 ms is detected as off the grid', () => {
    const delayed = modifySound(loop, (_, i, channel) => channel.at(i - 353) ?? 0)
    expect(listBrokenRules(delayed)).toContain(gridRule)
  })

  test('a swung loop labeled as straight is detected as off the grid', () => {
    expect(listBrokenRules(modifySound(loop, (s) => s, { swing: 0 }))).toContain(gridRule)
  })

  test('a drum loop without most of its hits is detected', () => {
    const bare = modifySound(loop, (s, i) => (i < 60_000 ? s : 0))
    expect(listBrokenRules(bare)).toContain(onsetRule)
  })

  test('a bass loop without attacks is detected', () => {
    const line = findSound('under-the-table')
    const withoutAttacks = modifySound(
      line,
      (_, i) => 0.2 * Math.sin((2 * Math.PI * i * 73.42) / 44_100),
    )
    expect([listBrokenRules(line), listBrokenRules(withoutAttacks)]).toEqual([
      [],
      expect.arrayContaining([onsetRule]),
    ])
  })

  test('a chord 15 cents sharp is detected', () => {
    const press = findSound('window-chord')
    expect([listBrokenRules(press), listBrokenRules(sharpenSound(press, 15))]).toEqual([
      [],
      [chordRule],
    ])
  })

  test.each(['D major', 'D# minor', 'F major', 'A'])(
    'a D minor chord labeled as %s is detected',
    (key) => {
      expect(listBrokenRules(withKey('window-chord', key), pitchRules)).toEqual([chordRule])
    },
  )

  test('every chord of the catalogue is detected when labeled a semitone too high', () => {
    expect(chords.length).toBeGreaterThanOrEqual(10)
    const raised = chords.map(({ slug, key }) =>
      withKey(slug, (key ?? '').replace(/^[A-G]#?/, raiseBySemitone)),
    )
    expect(raised.map((sound) => listBrokenRules(sound, pitchRules))).toEqual(
      chords.map(() => [chordRule]),
    )
  })

  test.each(['D# minor', 'C# minor', 'G# minor'])(
    'loops in D minor labeled as %s are detected',
    (key) => {
      for (const slug of loopsInDMinor) {
        expect(listBrokenRules(withKey(slug, key), pitchRules)).toEqual([scaleRule])
      }
    },
  )

  test('a bass loop without a key is detected', () => {
    expect(
      listBrokenRules(modifySound(findSound('under-the-table'), (s) => s, { key: null })),
    ).toEqual(['a sound of a pitched instrument has a key'])
  })

  test.each(sustainedLoops)('%s: a tail that does not wrap to the start is detected', (slug) => {
    const whole = findSound(slug)
    const withoutWrappedTail = modifySound(whole, (s, i) => s * Math.min(1, i / 8_820))
    expect([listBrokenRules(whole), listBrokenRules(withoutWrappedTail)]).toEqual([
      [],
      expect.arrayContaining([seamRule]),
    ])
  })

  test('a pad loop with 20 ms fades at its seam is detected, even though its ends meet', () => {
    const faded = modifySound(
      findSound('glass-room'),
      (s, i, channel) => s * Math.min(1, i / 880, (channel.length - 1 - i) / 880),
    )
    expect(listBrokenRules(faded)).toEqual([seamRule])
  })

  test('a loop that is one frame too short is detected', () => {
    const short = { ...loop, channels: loop.channels.map((channel) => channel.slice(1)) }
    expect(listBrokenRules(short)).toContain('a loop lasts whole bars, accurate to the frame')
  })

  test('a loop raised by half a decibel exceeds the maximum true peak', () => {
    expect(listBrokenRules(modifySound(loop, (s) => s * 1.06))).toEqual([
      'the true peak of a sound is at most −1 dBTP',
    ])
  })

  test('a true peak between two samples is detected', () => {
    const steep = modifySound(note, (_, i) => (i % 4 < 2 ? 0.85 : -0.85))
    expect(listBrokenRules(steep)).toContain('the true peak of a sound is at most −1 dBTP')
  })

  test('a DC offset of 0.001 is detected', () => {
    expect(listBrokenRules(modifySound(note, (s) => s + 0.001))).toContain(
      'a sound has no DC offset: its mean is below 0.0005',
    )
  })

  test('a one-shot cut off in the middle is detected', () => {
    const cut = { ...note, channels: note.channels.map((channel) => channel.slice(0, 8_000)) }
    expect(listBrokenRules(cut)).toContain('a one-shot begins and ends below −60 dBFS')
  })

  test('a loop whose ends do not meet is detected', () => {
    const chords = findSound('under-the-table')
    const withGap = modifySound(chords, (s, i, channel) => s + (0.2 * i) / channel.length - 0.1)
    expect(listBrokenRules(withGap)).toContain(
      'the jump at the seam of a loop is below twice its 99th-percentile step',
    )
  })

  test('a NaN sample is detected', () => {
    expect(listBrokenRules(modifySound(note, (s, i) => (i === 900 ? Number.NaN : s)))).toContain(
      'a sound has one or two channels of equal length with only finite samples',
    )
  })

  test('two genres with the same tempo are detected; two packs of one genre are not', () => {
    const [first, second] = packSpecs
    if (!first || !second) throw new Error('The catalogue has fewer than two packs.')
    const sameTempo = { ...second, bpm: first.bpm }
    const tempo = (pack: PackSpec) => `${pack.bpm}`
    expect(findSharedValues([first, second], tempo)).toEqual([])
    expect(findSharedValues([first, sameTempo], tempo)).toEqual(['lo-fi and techno: 78'])
    expect(findSharedValues([first, { ...sameTempo, genre: first.genre }], tempo)).toEqual([])
  })

  test('the drum pattern of a loop shows silent steps as rests', () => {
    const half = modifySound(loop, (s, i, channel) => (i < channel.length / 2 ? s : 0))
    expect([detectPattern(loop), detectPattern(half)]).toEqual([
      'x.xxx.x.x.x.x.x.x.xxx.xxx.xxx.x.',
      'x.xxx.x.x.x.x.x.................',
    ])
  })

  test('a sound 3 dB quieter than the others is detected', () => {
    const others = [note, findSound('nylon-a'), findSound('round-sub-d')]
    expect(findUnevenLoudness(others)).toEqual([])
    const quiet = modifySound(note, (s) => s * 0.7)
    expect(findUnevenLoudness([quiet, ...others.slice(1)])).toHaveLength(1)
  })

  test('a copy of a sound that is one decibel quieter is too similar', () => {
    const others = [loop, findSound('nylon-a'), findSound('felt-kick'), findSound('soft-hat')]
    expect(findSimilarPairs([note, ...others])).toEqual([])
    expect(findSimilarPairs([note, modifySound(note, (s) => s * 0.89), ...others])).toHaveLength(1)
  })
})
