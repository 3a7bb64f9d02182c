import { beforeAll, describe, expect, test } from 'vitest'
import { fitLoop } from '#app/audio/fit/fit-loop.ts'
import { getNearestTempo } from '#provider/contract/fit.ts'
import { detectHits } from '#provider/programs/analysis/measure/hits.ts'
import { composeLoops, rate } from '../../analysis/composed-loops.ts'
import type { ComposedLoop } from '../../analysis/composed-loops.ts'
import { findShift } from './find-shift.ts'

let loops: readonly ComposedLoop[] = []

beforeAll(async () => {
  loops = await composeLoops()
})

/** Fits a loop to the dial's tempo as the shop does: at this tempo, half or double of it. */
async function fit({ samples, bpm }: ComposedLoop, tempo: number, semitones = 0) {
  const targetFrames = Math.round((samples.length * bpm) / getNearestTempo(bpm, tempo))
  const onsets = detectHits(samples, rate).map((seconds) => seconds * rate)
  const request = { channels: [samples], rate, targetFrames, semitones, onsets, bpm }
  const [fitted = new Float32Array()] = await fitLoop({ ...request, method: 'slice' })
  return fitted
}

function getLargestStep(samples: Float32Array, from: number, to: number): number {
  const at = (frame: number) => samples[(frame + 2 * samples.length) % samples.length] ?? 0
  let largest = 0
  for (let frame = from; frame < to; frame++)
    largest = Math.max(largest, Math.abs(at(frame + 1) - at(frame)))
  return largest
}

describe.each([80, 100, 128, 140, 174])('drum loops at %d BPM', (tempo) => {
  test('have every audible hit within 2 ms of its place [P3.09]', async () => {
    for (const loop of loops) {
      const fitted = await fit(loop, tempo)
      const late = loop.hits
        .filter(({ isAudible }) => isAudible)
        .map(({ voice, frame }) => {
          const place = (frame * fitted.length) / loop.samples.length
          return { voice, frame, shift: findShift(loop.samples, fitted, frame, place, rate) }
        })
        .filter(({ shift }) => Math.abs(shift) > 0.002)
      expect(late, loop.name).toEqual([])
    }
  })

  test('have no step that their source has not near it [P3.09]', async () => {
    for (const loop of loops) {
      const fitted = await fit(loop, tempo)
      const ratio = loop.samples.length / fitted.length
      const block = 0.01 * rate
      for (let start = 0; start < fitted.length; start += block) {
        const step = getLargestStep(fitted, start, start + block)
        const middle = Math.round((start + block / 2) * ratio)
        // A slice moves by up to its length; its steps are those of the source around it.
        const own = getLargestStep(loop.samples, middle - 9 * block, middle + 9 * block)
        expect(step, `${loop.name} at ${start / rate} s`).toBeLessThan(1.3 * own + 0.001)
      }
    }
  })
})

/** Returns the frames of the rising zero crossings in a part of a loop, given in seconds. */
function listPeriods(samples: Float32Array, from: number, to: number): number[] {
  return Array.from(
    { length: Math.round((to - from) * rate) },
    (_, i) => Math.round(from * rate) + i,
  ).filter((frame) => (samples[frame] ?? 0) < 0 && (samples[frame + 1] ?? 0) >= 0)
}

test.each([-4, 3])(
  'tuned drums moved by %d semitones keep the places and the attacks of their hits, in another pitch [P3.09]',
  async (semitones) => {
    // Four tuned kicks of 55 Hz at 120 BPM, each with a sharp attack.
    const samples = Float32Array.from({ length: 2 * rate }, (_, frame) => {
      const seconds = (frame / rate) % 0.5
      return Math.exp(-6 * seconds) * Math.cos(2 * Math.PI * 55 * seconds)
    })
    const onsets = [0, 0.5, 1, 1.5].map((seconds) => seconds * rate)
    const request = { channels: [samples], rate, targetFrames: 2.5 * rate, onsets, bpm: 120 }
    const [fitted = new Float32Array()] = await fitLoop({ ...request, method: 'slice', semitones })
    for (const beat of [1, 2, 3]) {
      const place = Math.round(beat * 0.625 * rate)
      const attack = fitted.findIndex((sample, frame) => frame > place - 1000 && sample > 0.8)
      expect(Math.abs(attack - place)).toBeLessThan(0.001 * rate)
      const periods = listPeriods(fitted, beat * 0.625 + 0.01, beat * 0.625 + 0.25)
      const period = ((periods.at(-1) ?? 0) - (periods[0] ?? 0)) / (periods.length - 1)
      expect(12 * Math.log2(rate / period / 55)).toBeCloseTo(semitones, 1)
    }
  },
)
