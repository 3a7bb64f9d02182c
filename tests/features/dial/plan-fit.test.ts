import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unsetDial } from '#app/features/dial/dial.ts'
import { planFit } from '#app/features/dial/plan-fit.ts'
import { getFittedFrames } from '#app/audio/fit/fit-plan.ts'
import type { FittableSound } from '#app/audio/fit/fit-plan.ts'

const loop: FittableSound = { productId: 7, kind: 'loop', bpm: 124, bars: 4, key: 'A minor' }
const dial = { tempo: 128, key: 'a-minor', isExactKey: false }

test.each([
  ['a loop at another tempo is stretched', {}, { bpm: 128, semitones: 0, method: 'stretch' }],
  ['drums are sliced', { key: null }, { bpm: 128, semitones: 0, method: 'slice' }],
  ['half the dial tempo is in time', { bpm: 64 }, null],
  ['double the dial tempo is in time', { bpm: 256 }, null],
  ['a loop near half the dial tempo plays at half', { bpm: 70 }, { bpm: 64, semitones: 0 }],
  ['the relative key fits', { bpm: 128, key: 'C major' }, null],
  ['a neighbor on the circle of fifths fits', { bpm: 128, key: 'E minor' }, null],
  [
    'a key one semitone up is transposed down',
    { bpm: 128, key: 'A# minor' },
    { bpm: 128, semitones: -1 },
  ],
  [
    'a distant key is transposed to the nearest match',
    { bpm: 128, key: 'F# minor' },
    { semitones: -2 },
  ],
  [
    'a loop without a tempo is only transposed',
    { bpm: null, key: 'B minor' },
    { bpm: null, semitones: -2 },
  ],
  ['a one-shot is unchanged', { kind: 'one-shot' as const }, null],
  ['a pack demo is unchanged', { kind: 'pack' as const }, null],
])('%s [P3.09]', (_rule, part, expected) => {
  const plan = planFit({ ...loop, ...part }, dial)
  if (expected === null) expect(plan).toBe(null)
  else expect(plan).toMatchObject(expected)
})

test('an unset dial changes nothing [P3.09]', () => {
  expect(planFit(loop, unsetDial)).toBe(null)
})

test('with the exact key setting, a loop is transposed to the key itself [P3.09]', () => {
  const exact = { ...dial, tempo: null, isExactKey: true }
  expect(planFit({ ...loop, key: 'E minor' }, exact)).toMatchObject({ semitones: 5 })
  expect(planFit({ ...loop, key: 'C major' }, exact)).toBe(null)
})

const tempos = fc.double({ min: 40, max: 300, noNaN: true })

test('a fitted loop has exactly the frames of its bars at the tempo, or at half or double of it [P3.09]', () => {
  fc.assert(
    fc.property(tempos, tempos, fc.integer({ min: 1, max: 16 }), (bpm, tempo, bars) => {
      const plan = planFit({ ...loop, bpm, bars }, { ...dial, tempo, key: null })
      if (plan === null) return
      const frames = Math.round((bars * 240 * 44_100) / bpm)
      const ratio = (plan.bpm ?? 0) / tempo
      expect([0.5, 1, 2]).toContainEqual(ratio)
      expect(getFittedFrames(frames, 44_100, plan)).toBe(
        Math.round((bars * 240 * 44_100) / (tempo * ratio)),
      )
    }),
  )
})

test('a recording longer than its bars is fitted as a whole [P3.09]', () => {
  const plan = planFit({ ...loop, bpm: 120, bars: 2 }, { ...dial, tempo: 100, key: null })
  expect(plan && getFittedFrames(200_000, 44_100, plan)).toBe(240_000)
})
