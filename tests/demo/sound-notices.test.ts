import { describe, expect, test } from 'vitest'

import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import type { SoundSpec } from '#app/provider-embedded/demo/types.ts'
import { soundRules, tooAlike, unevenlyLoud, type Heard } from './sound-rules.ts'

function heard(slug: string): Heard {
  const spec = packSpecs.flatMap((pack) => pack.sounds).find((sound) => sound.slug === slug)
  if (!spec) throw new Error(`no sound ${slug}`)
  return { name: slug, spec, channels: spec.render().channels }
}

function changed(
  sound: Heard,
  change: (sample: number, index: number, channel: Float32Array) => number,
  spec: Partial<SoundSpec> = {},
): Heard {
  const channels = sound.channels.map((channel) => channel.map((s, i) => change(s, i, channel)))
  return { ...sound, channels, spec: { ...sound.spec, ...spec } }
}

function brokenRules(sound: Heard): string[] {
  return soundRules.filter((rule) => rule.broken(sound) !== null).map((rule) => rule.title)
}

const loop = heard('slow-pour')
const note = heard('tine-d')

describe('the rules of sound notice damage', () => {
  test('untouched sounds break no rule', () => {
    expect([...brokenRules(loop), ...brokenRules(note)]).toEqual([])
  })

  test('a note played 15 cents sharp is noticed', () => {
    const ratio = 2 ** (15 / 1200)
    const sharp = changed(note, (_, i, channel) => {
      const place = i * ratio
      const left = channel[Math.floor(place)] ?? 0
      return left + ((channel[Math.floor(place) + 1] ?? 0) - left) * (place % 1)
    })
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
    expect(brokenRules(bare)).toContain('a drum loop has at least four beginnings a bar')
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
