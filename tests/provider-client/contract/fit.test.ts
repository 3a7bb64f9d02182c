import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getKeyShift, getNearestTempo, parseMusicalKey } from '#provider/contract/fit.ts'

const keys = fc.record({
  tonic: fc.integer({ min: 0, max: 11 }),
  mode: fc.constantFrom('major' as const, 'minor' as const),
})
const tempos = fc.double({ min: 40, max: 300, noNaN: true })

test('a key is parsed from its name and from its code [P3.09]', () => {
  expect(parseMusicalKey('F# minor')).toEqual({ tonic: 6, mode: 'minor' })
  expect(parseMusicalKey('f-sharp-minor')).toEqual({ tonic: 6, mode: 'minor' })
  expect(parseMusicalKey('Bb')).toEqual({ tonic: 10, mode: null })
  expect(parseMusicalKey('Cb major')).toEqual({ tonic: 11, mode: 'major' })
  for (const text of ['', 'H minor', 'a-', 'minor']) expect(parseMusicalKey(text)).toBe(null)
})

/** The notes of a key in semitones above C. */
function getScaleNotes(tonic: number, mode: 'major' | 'minor', shift = 0): Set<number> {
  const steps = mode === 'major' ? [0, 2, 4, 5, 7, 9, 11] : [0, 2, 3, 5, 7, 8, 10]
  return new Set(steps.map((step) => (tonic + step + shift + 24) % 12))
}

test('a transposed sound shares all notes but one with the key, and moves by at most two semitones [P3.09]', () => {
  fc.assert(
    fc.property(keys, keys, (sound, target) => {
      const shift = getKeyShift(sound, target)
      expect(Math.abs(shift)).toBeLessThanOrEqual(2)
      const notes = getScaleNotes(target.tonic, target.mode)
      const share = (semitones: number) =>
        [...getScaleNotes(sound.tonic, sound.mode, semitones)].filter((note) => notes.has(note))
          .length
      expect(share(shift)).toBeGreaterThanOrEqual(6)
      // No smaller transposition fits.
      for (let smaller = 0; smaller < Math.abs(shift); smaller++)
        for (const other of [smaller, -smaller]) expect(share(other)).toBeLessThan(6)
      // Of two transpositions of the same size, one to the same notes wins.
      if (share(-shift) === 7) expect(share(shift)).toBe(7)
    }),
  )
})

test('with the exact key setting, a transposed sound has exactly the notes of the key [P3.09]', () => {
  fc.assert(
    fc.property(keys, keys, (sound, target) => {
      const shift = getKeyShift(sound, target, true)
      expect(Math.abs(shift)).toBeLessThanOrEqual(6)
      expect(getScaleNotes(sound.tonic, sound.mode, shift)).toEqual(
        getScaleNotes(target.tonic, target.mode),
      )
    }),
  )
})

test('the nearest tempo is the tempo itself, half or double of it, at most half an octave away [P3.09]', () => {
  expect(getNearestTempo(70, 140)).toBe(70)
  expect(getNearestTempo(174, 87)).toBe(174)
  fc.assert(
    fc.property(tempos, tempos, (bpm, tempo) => {
      const nearest = getNearestTempo(bpm, tempo)
      for (const other of [tempo / 2, tempo, tempo * 2])
        expect(Math.abs(Math.log(nearest / bpm))).toBeLessThanOrEqual(
          Math.abs(Math.log(other / bpm)),
        )
    }),
  )
})

test.each([
  ['A minor', 0, 0],
  ['C major', 0, 0],
  ['E minor', 0, 5],
  ['B minor', 2, 2],
  ['G# minor', 1, 1],
  ['F minor', 1, 4],
])('to fit A minor, %s is moved by %i semitones, on request by %i [P3.10]', (key, near, exact) => {
  const measure = (isExact: boolean) => {
    const [sound, target] = [key, 'A minor'].map(parseMusicalKey)
    return sound && target ? Math.abs(getKeyShift(sound, target, isExact)) : null
  }
  expect([measure(false), measure(true)]).toEqual([near, exact])
})
