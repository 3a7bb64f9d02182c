import { expect, test } from 'vitest'
import { readWav } from '#provider/platform/sound/read-wav.ts'
import { encodeWav, type WavTags } from '#provider/platform/sound/wav.ts'

const tags: WavTags = {
  title: 'Round Sub',
  artist: 'Møre Tapes',
  album: 'Dusk Textures',
  genre: 'Ambient',
  comment: 'A round bass.',
  created: '2026-05-01',
  keywords: ['loop', 'bass', 'F minor'],
  loop: null,
  note: null,
}
const ramp = Float32Array.from({ length: 1001 }, (_, index) => index / 500 - 1)

test('a WAV is 24-bit at 44.1 kHz and contains its length', () => {
  const bytes = encodeWav([ramp, ramp], tags)
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
  expect(readWav(bytes)).toMatchObject({
    channelCount: 2,
    sampleRate: 44_100,
    bitsPerSample: 24,
    frames: 1001,
  })
})

test('samples are accurate to half a 24-bit step, each in its own channel', () => {
  const mirrored = ramp.map((sample) => -sample)
  const [left, right] = readWav(encodeWav([ramp, mirrored], tags)).channels()
  const halfStep = 0.5 / 0x7fffff + 1e-7
  for (const [index, sample] of ramp.entries()) {
    expect(Math.abs((left?.[index] ?? 9) - sample)).toBeLessThanOrEqual(halfStep)
    expect(Math.abs((right?.[index] ?? 9) + sample)).toBeLessThanOrEqual(halfStep)
  }
})

test('a sample beyond full scale is clipped, not wrapped', () => {
  const [channel] = readWav(encodeWav([Float32Array.from([1.5, -1.5])], tags)).channels()
  expect(channel?.[0]).toBe(1)
  expect(channel?.[1]).toBeCloseTo(-1, 6)
})

test('the WAV of a loop contains tempo, beats and root note, and loops over all frames', () => {
  const loop = { bpm: 122.5, beats: 16 }
  const content = readWav(encodeWav([ramp], { ...tags, loop, note: 41 }))
  expect(content.acid).toEqual({ bpm: 122.5, beats: 16, note: 41 })
  expect(content.sampler).toEqual({ note: 41, loop: [0, 1000] })
})

test('an unpitched loop has no root note', () => {
  const content = readWav(encodeWav([ramp], { ...tags, loop: { bpm: 90, beats: 8 } }))
  expect(content.acid).toEqual({ bpm: 90, beats: 8, note: null })
})

test('a pitched one-shot has a note but no loop; an unpitched one has neither', () => {
  const pitched = readWav(encodeWav([ramp], { ...tags, note: 69 }))
  expect(pitched.acid).toBeNull()
  expect(pitched.sampler).toEqual({ note: 69, loop: null })
  expect(readWav(encodeWav([ramp], tags)).sampler).toBeNull()
})

test('a WAV contains title, artist, pack, genre, date and keywords', () => {
  expect(readWav(encodeWav([ramp], tags)).info).toEqual({
    INAM: 'Round Sub',
    IART: 'Møre Tapes',
    IPRD: 'Dusk Textures',
    IGNR: 'Ambient',
    ICMT: 'A round bass.',
    ICRD: '2026-05-01',
    IKEY: 'loop; bass; F minor',
  })
})

test('a WAV without channels or with channels of different lengths is rejected', () => {
  expect(() => encodeWav([], tags)).toThrow('at least one channel')
  expect(() => encodeWav([ramp, ramp.subarray(1)], tags)).toThrow('same non-zero length')
})

test('truncated WAVs and bytes that are not a WAV are rejected', () => {
  expect(() => readWav(Buffer.from('no such thing at all'))).toThrow('not a WAV')
  expect(() => readWav(encodeWav([ramp], tags).subarray(0, 500))).toThrow('truncated')
})
