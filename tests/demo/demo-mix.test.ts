import { expect, test } from 'vitest'
import { computeTruePeak } from '#provider/programs/analysis/measure/true-peak.ts'
import { arrange, chooseSounds, type Material } from '#provider/programs/demo/render/arrangement.ts'
import { mixDown } from '#provider/programs/demo/render/mix-down.ts'

const bpm = 120
const barFrames = 88_200

/** Creates a constant sound: a loop if it lasts whole bars, otherwise a one-shot. */
function createConstant(
  instrument: Material['instrument'],
  frames: number,
  value: number,
): Material {
  const channels = [new Float32Array(frames).fill(value)]
  const kind = frames % barFrames === 0 ? 'loop' : 'one-shot'
  return { kind, instrument, bpm: kind === 'loop' ? bpm : null, channels }
}

const harmony = createConstant('chords', 2 * barFrames, 0.1)
const drums = createConstant('drums', barFrames, 0.3)
const bass = createConstant('bass', 4 * barFrames, 0.2)
const lead = createConstant('lead', 2 * barFrames, 0.1)

test('every part of a demo starts on a bar line and stays aligned with the bars', () => {
  const { parts } = arrange([drums, bass, harmony, lead], bpm)
  expect(parts).toHaveLength(4)
  for (const part of parts) {
    expect(part.origin % barFrames).toBe(0)
    expect(part.from % barFrames).toBe(0)
  }
})

test('harmony starts first, then drums and bass, then the melody', () => {
  const entries = new Map(
    arrange([lead, bass, drums, harmony], bpm).parts.map((part) => [part.channels, part.from]),
  )
  expect(entries.get(harmony.channels)).toBe(0)
  expect(entries.get(drums.channels)).toBe(2 * barFrames)
  expect(entries.get(bass.channels)).toBe(2 * barFrames)
  expect(entries.get(lead.channels)).toBe(4 * barFrames)
})

test('a voice sings the melody of a pack without a lead', () => {
  const voice = createConstant('vocal', 2 * barFrames, 0.1)
  const { parts } = arrange([drums, bass, harmony, voice], bpm)
  expect(parts.find(({ channels }) => channels === voice.channels)?.from).toBe(4 * barFrames)
})

test('a pack with only drums does not start with silence', () => {
  expect(arrange([drums], bpm).parts[0]?.from).toBe(0)
})

test('a loop with a different tempo is left out', () => {
  const other = { ...lead, bpm: 133 }
  expect(arrange([harmony, other], bpm).parts.map((part) => part.channels)).toEqual([
    harmony.channels,
  ])
})

test('of many sounds, only those used in the mix are selected, and the mix is the same', () => {
  const effect = createConstant('effect', 40_000, 0.2)
  const keys = createConstant('keys', 2 * barFrames, 0.3)
  const all = [drums, keys, bass, effect, harmony, lead, { ...drums }, { ...lead }, { ...effect }]
  const chosen = chooseSounds(all, bpm)
  expect(chosen).toEqual([drums, keys, bass, effect, lead])
  expect(arrange(chosen, bpm)).toEqual(arrange(all, bpm))
  const hits = [createConstant('kick', 5000, 1), createConstant('snare', 5000, 1)]
  expect(chooseSounds(hits, bpm)).toEqual(hits)
})

test('a rising effect ends where the drums start, a falling one starts there', () => {
  const rising = { ...createConstant('effect', 40_000, 0), channels: [createRamp(40_000)] }
  const falling = { ...rising, channels: [createRamp(40_000).toReversed()] }
  expect(arrangeEffect(rising)?.to).toBe(2 * barFrames)
  expect(arrangeEffect(falling)?.from).toBe(2 * barFrames)
})

test('a pack without loops plays its sounds one after another, one per beat', () => {
  const hits = [createConstant('kick', 1000, 0.5), createConstant('snare', 1000, 0.5)]
  expect(arrange(hits, bpm).parts.map((part) => part.from)).toEqual([0, barFrames / 4])
})

test('a demo lasts 12 to 20 seconds at any tempo from 60 to 180 BPM', () => {
  for (let tempo = 60; tempo <= 180; tempo += 1) {
    const { frames } = arrange([{ ...drums, bpm: tempo }], tempo)
    expect(frames / 44_100).toBeGreaterThanOrEqual(12)
    expect(frames / 44_100).toBeLessThanOrEqual(20)
  }
})

test('a mix stays below −1 dBTP and ends in silence', () => {
  const loud = [harmony, drums, bass].map((material) => ({
    ...material,
    channels: material.channels.map((channel) =>
      channel.map((_, frame) => (frame % 22_050 < 300 ? Math.sin(frame / 9) : 0)),
    ),
  }))
  const mix = mixDown(arrange(loud, bpm))
  expect(mix).toHaveLength(2)
  expect(computeTruePeak(mix, false)).toBeLessThanOrEqual(10 ** (-1 / 20))
  expect(Math.abs(mix[0]?.at(-1) ?? 1)).toBeLessThan(0.001)
})

function arrangeEffect(effect: Material) {
  const { parts } = arrange([harmony, drums, effect], bpm)
  return parts.find((part) => part.channels === effect.channels)
}

function createRamp(frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, frame) => frame / frames)
}
