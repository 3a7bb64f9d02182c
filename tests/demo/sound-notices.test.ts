import { describe, expect, test } from 'vitest'

import { chord, noteName } from '#app/provider-embedded/demo/music/harmony.ts'
import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import type { PackSpec, SoundSpec } from '#app/provider-embedded/demo/types.ts'
import { sharedByGenres } from './sound-genres.ts'
import { pitchRules } from './sound-pitch.ts'
import { patternOf } from './sound-rhythm.ts'
import { soundRules, tooAlike, unevenlyLoud, type Heard } from './sound-rules.ts'

const rendered = new Map<string, Heard>()

/** A sound of the catalogue, rendered once. */
function heard(slug: string): Heard {
  const known = rendered.get(slug)
  if (known) return known
  const spec = packSpecs.flatMap((pack) => pack.sounds).find((sound) => sound.slug === slug)
  if (!spec) throw new Error(`no sound ${slug}`)
  const sound = { name: slug, spec, channels: spec.render().channels }
  rendered.set(slug, sound)
  return sound
}

function changed(
  sound: Heard,
  change: (sample: number, index: number, channel: Float32Array) => number,
  spec: Partial<SoundSpec> = {},
): Heard {
  const channels = sound.channels.map((channel) => channel.map((s, i) => change(s, i, channel)))
  return { ...sound, channels, spec: { ...sound.spec, ...spec } }
}

function brokenRules(sound: Heard, rules = soundRules): string[] {
  return rules.filter((rule) => rule.broken(sound) !== null).map((rule) => rule.title)
}

function sharpened(sound: Heard, cents: number): Heard {
  const ratio = 2 ** (cents / 1200)
  return changed(sound, (_, i, channel) => {
    const place = i * ratio
    const left = channel[Math.floor(place)] ?? 0
    return left + ((channel[Math.floor(place) + 1] ?? 0) - left) * (place % 1)
  })
}

/** A sound with another key on its label. */
function relabelled(slug: string, key: string): Heard {
  const sound = heard(slug)
  return { ...sound, spec: { ...sound.spec, key } }
}

/** Name of the note a semitone above another. */
function higher(note: string): string {
  return noteName(chord(note).root + 1)
}

const chordRule = 'a chord stands on its stated root; root and stated third lie within 10 cents'
const scaleRule = 'of the tones of a loop with a key at least four fifths belong to its scale'
const seamRule = 'where a loop meets itself nothing begins or vanishes more abruptly than inside it'
const loop = heard('slow-pour')
const note = heard('tine-d')

describe('the rules of sound notice damage', () => {
  test('untouched sounds break no rule', () => {
    expect([...brokenRules(loop), ...brokenRules(note)]).toEqual([])
  })

  test('a note played 15 cents sharp is noticed', () => {
    const sharp = sharpened(note, 15)
    expect(brokenRules(sharp)).toContain(
      'the fundamental of a pitched one-shot is within 10 cents of its stated note',
    )
  })

  test('a note labelled an octave too high is noticed', () => {
    expect(brokenRules(changed(note, (s) => s, { midi: 74 }))).toEqual([
      'the fundamental of a pitched one-shot is within 10 cents of its stated note',
    ])
  })

  test('a loop turned by 8 ms is off the grid', () => {
    const late = changed(loop, (_, i, channel) => channel.at(i - 353) ?? 0)
    expect(brokenRules(late)).toContain(
      'everything that begins in a loop begins within 5 ms of the grid of its tempo',
    )
  })

  test('a swung loop that claims to be straight is off the grid', () => {
    expect(brokenRules(changed(loop, (s) => s, { swing: 0 }))).toContain(
      'everything that begins in a loop begins within 5 ms of the grid of its tempo',
    )
  })

  test('a drum loop with most of its hits gone is noticed', () => {
    const bare = changed(loop, (s, i) => (i < 60_000 ? s : 0))
    expect(brokenRules(bare)).toContain(
      'a rhythmic loop has the stated number of beginnings a bar, found on the grid',
    )
  })

  test('a bass loop with no attacks left is noticed', () => {
    const line = heard('under-the-table')
    const even = changed(line, (_, i) => 0.2 * Math.sin((2 * Math.PI * i * 73.42) / 44_100))
    expect([brokenRules(line), brokenRules(even)]).toEqual([
      [],
      expect.arrayContaining([
        'a rhythmic loop has the stated number of beginnings a bar, found on the grid',
      ]),
    ])
  })

  test('a chord played 15 cents sharp is noticed', () => {
    const press = heard('window-chord')
    expect([brokenRules(press), brokenRules(sharpened(press, 15))]).toEqual([[], [chordRule]])
  })

  test.each(['D major', 'D# minor', 'F major', 'A'])(
    'a D minor chord called %s is noticed',
    (key) => {
      expect(brokenRules(relabelled('window-chord', key), pitchRules)).toEqual([chordRule])
    },
  )

  test('every chord of the catalogue called a semitone higher is noticed', () => {
    const chords = packSpecs
      .flatMap((pack) => pack.sounds)
      .filter((spec) => spec.kind === 'one-shot' && spec.key !== null && spec.midi === null)
    expect(chords.length).toBeGreaterThanOrEqual(10)
    const raised = chords.map(({ slug, key }) =>
      relabelled(slug, (key ?? '').replace(/^[A-G]#?/, higher)),
    )
    expect(raised.map((sound) => brokenRules(sound, pitchRules))).toEqual(
      chords.map(() => [chordRule]),
    )
  })

  test.each(['D# minor', 'C# minor', 'G# minor'])(
    'loops in D minor called %s are noticed',
    (key) => {
      for (const slug of ['window-seat', 'under-the-table', 'second-spoon', 'nylon-aside']) {
        expect(brokenRules(relabelled(slug, key), pitchRules)).toEqual([scaleRule])
      }
    },
  )

  test('a bass loop without a key is noticed', () => {
    expect(brokenRules(changed(heard('under-the-table'), (s) => s, { key: null }))).toEqual([
      'a sound of an instrument that plays notes states a key',
    ])
  })

  test.each(['glass-room', 'fog-above', 'shoreline', 'under-the-table'])(
    'a loop %s whose tail does not come round again is noticed',
    (slug) => {
      const whole = heard(slug)
      const begun = changed(whole, (s, i) => s * Math.min(1, i / 8_820))
      expect([brokenRules(whole), brokenRules(begun)]).toEqual([
        [],
        expect.arrayContaining([seamRule]),
      ])
    },
  )

  test('a pad loop faded out and in over 20 ms is noticed, though its samples meet', () => {
    const faded = changed(
      heard('glass-room'),
      (s, i, channel) => s * Math.min(1, i / 880, (channel.length - 1 - i) / 880),
    )
    expect(brokenRules(faded)).toEqual([seamRule])
  })

  test('a loop one frame too short is noticed', () => {
    const short = { ...loop, channels: loop.channels.map((channel) => channel.slice(1)) }
    expect(brokenRules(short)).toContain('a loop lasts whole bars, to the frame')
  })

  test('half a decibel too much is above the true-peak ceiling', () => {
    expect(brokenRules(changed(loop, (s) => s * 1.06))).toEqual([
      'the true peak of a sound is at most −1 dBTP',
    ])
  })

  test('a peak that lies between two samples is noticed', () => {
    const steep = changed(note, (_, i) => (i % 4 < 2 ? 0.85 : -0.85))
    expect(brokenRules(steep)).toContain('the true peak of a sound is at most −1 dBTP')
  })

  test('an offset of a thousandth is noticed', () => {
    expect(brokenRules(changed(note, (s) => s + 0.001))).toContain(
      'a sound rests at zero: its mean is below 0.0005',
    )
  })

  test('a one-shot cut off in the middle is noticed', () => {
    const cut = { ...note, channels: note.channels.map((channel) => channel.slice(0, 8_000)) }
    expect(brokenRules(cut)).toContain('a one-shot begins and ends below −60 dBFS')
  })

  test('a seam that does not meet is noticed', () => {
    const chords = heard('under-the-table')
    const torn = changed(chords, (s, i, channel) => s + (0.2 * i) / channel.length - 0.1)
    expect(brokenRules(torn)).toContain(
      'the step over the seam of a loop is below twice its 99th-percentile step',
    )
  })

  test('a sound with a number that is none is noticed', () => {
    expect(brokenRules(changed(note, (s, i) => (i === 900 ? Number.NaN : s)))).toContain(
      'a sound has one or two channels of equal length, all of finite numbers',
    )
  })

  test('two genres with the same tempo are noticed, two packs of one genre are not', () => {
    const [first, second] = packSpecs
    if (!first || !second) throw new Error('no packs')
    const slowed = { ...second, bpm: first.bpm }
    const tempo = (pack: PackSpec) => `${pack.bpm}`
    expect(sharedByGenres([first, second], tempo)).toEqual([])
    expect(sharedByGenres([first, slowed], tempo)).toEqual(['lo-fi and techno: 78'])
    expect(sharedByGenres([first, { ...slowed, genre: first.genre }], tempo)).toEqual([])
  })

  test('the drum pattern of a loop loses the steps that fall silent', () => {
    const half = changed(loop, (s, i, channel) => (i < channel.length / 2 ? s : 0))
    expect([patternOf(loop), patternOf(half)]).toEqual([
      'x.xxx.x.x.x.x.x.x.xxx.xxx.xxx.x.',
      'x.xxx.x.x.x.x.x.................',
    ])
  })

  test('one sound 3 dB below its fellows is noticed', () => {
    const fellows = [note, heard('nylon-a'), heard('round-sub-d')]
    expect(unevenlyLoud(fellows)).toEqual([])
    const quiet = changed(note, (s) => s * 0.7)
    expect(unevenlyLoud([quiet, ...fellows.slice(1)])).toHaveLength(1)
  })

  test('the same sound a decibel quieter is too alike', () => {
    const others = [loop, heard('nylon-a'), heard('felt-kick'), heard('soft-hat')]
    expect(tooAlike([note, ...others])).toEqual([])
    expect(tooAlike([note, changed(note, (s) => s * 0.89), ...others])).toHaveLength(1)
  })
})
