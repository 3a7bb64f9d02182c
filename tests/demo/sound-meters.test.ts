import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import * as effects from '#provider/programs/demo/dsp/effects.ts'
import { exp2, log2, sine, tanh } from '#provider/platform/sound/portable-math.ts'
import { detectOnsets } from '#provider/programs/analysis/measure/onsets.ts'
import { computeTruePeak } from '#provider/programs/analysis/measure/true-peak.ts'
import { renderOscillator } from '#provider/programs/demo/dsp/oscillator.ts'
import { createNoise } from '#provider/programs/demo/dsp/random.ts'
import { reverb } from '#provider/programs/demo/dsp/reverb.ts'
import { findPeak } from '#provider/programs/demo/dsp/signal.ts'
import { renderLoop } from '#provider/programs/demo/music/loop.ts'
import { parseChord, voiceChords } from '#provider/programs/demo/music/harmony.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { createBell } from '#provider/programs/demo/voices/keys.ts'
import { computeLoudness, estimateFundamental } from './sound-measures.ts'

const demoFolder = new URL('../../provider/programs/demo/', import.meta.url)

/** Returns the content of a source file without its comments. */
function readCode(file: string): string {
  return readFileSync(new URL(file, demoFolder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

describe('meters', () => {
  test('a full-scale 997 Hz sine on one channel measures −3.01 LUFS', () => {
    const tone = renderOscillator(88_200, { wave: 'sine', frequency: 997 })
    expect(computeLoudness([tone, new Float32Array(88_200)], true)).toBeCloseTo(-3.01, 1)
  })

  test('silence between two tones does not lower the integrated loudness', () => {
    const tone = renderOscillator(441_000, { wave: 'sine', frequency: 997 })
    const gated = tone.map((sample, i) => (i > 150_000 && i < 300_000 ? 0 : sample))
    expect(computeLoudness([gated], true)).toBeCloseTo(computeLoudness([tone], true), 0)
  })

  test('a true peak between two samples is found', () => {
    const tone = renderOscillator(4_410, { wave: 'sine', frequency: 11_025, phase: 0.125 })
    expect(findPeak([tone])).toBeCloseTo(0.7071, 3)
    expect(computeTruePeak([tone], true)).toBeGreaterThan(0.98)
  })

  test.each([41.2, 110, 261.63, 880, 1760])(
    'the fundamental of a %d Hz sawtooth is found',
    (hz) => {
      const found = estimateFundamental([renderOscillator(30_000, { wave: 'saw', frequency: hz })])
      expect(Math.abs(1200 * Math.log2(found / hz))).toBeLessThan(1)
    },
  )

  test('the onsets of clicks are found within two milliseconds', () => {
    const clicks = new Float32Array(88_200)
    const places = [0, 11_025, 30_000, 61_234]
    for (const place of places) clicks.set(createNoise(900, `${place}`), place)
    const found = detectOnsets(clicks, 44_100, { rise: 9, depth: 26 })
    expect(found.map((time, i) => Math.abs(time - (places[i] ?? 0) / 44_100) < 0.002)).toEqual(
      places.map(() => true),
    )
  })

  test('a steady low sawtooth has no onsets', () => {
    const saw = renderOscillator(88_200, { wave: 'saw', frequency: 40 })
    expect(detectOnsets(saw, 44_100, { rise: 9, depth: 26 })).toEqual([])
  })
})

describe('portable math', () => {
  test('the portable functions match their Math equivalents', () => {
    for (let x = -3; x < 3; x += 0.0137) {
      expect(sine(x)).toBeCloseTo(Math.sin(2 * Math.PI * x), 6)
      expect(exp2(x * 5) / 2 ** (x * 5)).toBeCloseTo(1, 8)
      expect(tanh(x)).toBeCloseTo(Math.tanh(x), 8)
      expect(log2(exp2(x * 3))).toBeCloseTo(x * 3, 8)
    }
  })

  test('no voice or effect uses a function that engines may round differently', () => {
    const imprecise = /Math\.(?:sin|cos|tan|tanh|exp|pow|log|log2|log10|random|cbrt|hypot)\b|\*\* /
    const files = ['dsp/', 'voices/', 'music/', 'packs/'].flatMap((folder) =>
      readdirSync(new URL(folder, demoFolder))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => folder + name),
    )
    files.push('../../platform/sound/portable-math.ts')
    for (const name of ['k-weighting', 'loudness', 'true-peak'])
      files.push(`../analysis/measure/${name}.ts`)
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => imprecise.test(readCode(file)))).toEqual([])
  })
})

describe('effects on loops', () => {
  const frames = 64_000
  const source = [createNoise(frames, 'left'), createNoise(frames, 'right')].map((channel) =>
    channel.map((sample, i) => (i > 52_000 || i % 9000 < 500 ? sample : 0)),
  )
  const table: Record<string, { effect: effects.Effect; turn: number }> = {
    filter: { effect: effects.filter('low', 900, 2), turn: 57_600 },
    sweep: { effect: effects.sweep(300, 4000, 4, 1.2), turn: 48_000 },
    drive: { effect: effects.drive(3, 0.1), turn: 57_600 },
    chorus: { effect: effects.chorus(3, 4, 0.5), turn: 48_000 },
    echo: { effect: effects.echo(0.3, 0.5, 0.5), turn: 57_600 },
    pump: { effect: effects.pump(4, 0.6, 0.2), turn: 48_000 },
    autopan: { effect: effects.autopan(4, 0.5), turn: 48_000 },
    reverb: { effect: reverb({ decay: 1.5, size: 1, cutoff: 4000, mix: 0.4 }), turn: 57_600 },
  }

  test('the table contains every effect', () => {
    const effectNames = Object.keys(effects).filter(
      (name) => name !== 'chain' && name !== 'appendSilence',
    )
    expect(Object.keys(table).toSorted()).toEqual([...effectNames, 'reverb'].toSorted())
  })

  test.each(Object.entries(table))(
    '%s gives the same result wherever the loop starts',
    (_, entry) => {
      const { effect, turn } = entry
      const plain = effect(source, true).map((channel) => rotateChannel(channel, turn))
      const moved = effect(
        source.map((channel) => rotateChannel(channel, turn)),
        true,
      )
      const apart = plain.map((channel, side) =>
        channel.map((sample, i) => sample - (moved[side]?.[i] ?? 0)),
      )
      expect(findPeak(apart) / findPeak(plain)).toBeLessThan(0.003)
    },
  )

  test('a note that rings past the end of a loop continues at its start', () => {
    const voice = createBell({ ratio: 3, index: 1, decay: 2, shimmer: 2 })
    const events = [{ step: 14, length: 1, midi: 69, velocity: 1 }]
    const [left] = renderLoop({ bpm: 120, bars: 1, swing: 0, parts: [{ voice, events }] }, 'ring')
    expect(findPeak([left?.subarray(0, 20_000) ?? new Float32Array(0)])).toBeGreaterThan(0.05)
  })
})

describe('harmony', () => {
  test('a voicing contains exactly the tones of its chord', () => {
    const symbols = 'Dm9 Bbmaj9 Gm9 A7'
    voiceChords(symbols, 62, true).forEach((voicing, i) => {
      const { root, tones } = parseChord(symbols.split(' ')[i] ?? '')
      const classes = tones.map((tone) => (root + tone) % 12).toSorted()
      expect(voicing.map((midi) => midi % 12).toSorted()).toEqual(classes)
    })
  })

  test('no voice leaps more than a fourth between chords', () => {
    const rows = voiceChords('Am9 Dm9 G9 Cmaj7 Am9', 65)
    const leaps = rows
      .slice(1)
      .flatMap((row, i) => row.map((midi, k) => Math.abs(midi - (rows[i]?.[k] ?? midi))))
    expect(Math.max(...leaps)).toBeLessThanOrEqual(5)
  })

  test('an unknown chord is refused', () => {
    expect(() => parseChord('Hm13')).toThrow('does not start with a pitch')
    expect(() => parseChord('Cwrong')).toThrow('Unknown chord')
  })
})

test('rendering a sound twice gives identical samples', () => {
  const spec = packSpecs[0]?.sounds.find((sound) => sound.slug === 'second-spoon')
  const digest = (): string => {
    const hash = createHash('sha256')
    for (const channel of spec?.render().channels ?? []) hash.update(new Uint8Array(channel.buffer))
    return hash.digest('hex').slice(0, 16)
  }
  const first = digest()
  expect(digest()).toBe(first)
  expect(first).toBe('9392281db8d4839f')
})

/** Returns a copy of a channel, rotated so that the frame at `by` comes first. */
function rotateChannel(channel: Float32Array, by: number): Float32Array {
  const out = new Float32Array(channel.length)
  out.set(channel.subarray(by))
  out.set(channel.subarray(0, by), channel.length - by)
  return out
}
