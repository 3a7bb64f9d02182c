import { beforeAll, expect, test } from 'vitest'
import { createLimiterCurve, limiterRange } from '#app/audio/limiter-curve.ts'
import { mixGain } from '#app/audio/mix.ts'
import { getPlaybackGain } from '#app/features/player/playback-gain.ts'
import { computeHeardLoudness } from '#provider/catalog/heard-loudness.rules.ts'
import { analyzeSamples } from '#provider/programs/analysis/analyze-samples.ts'
import { computeTruePeak } from '#provider/programs/analysis/measure/true-peak.ts'
import { measureLoudest } from '../support/measure-loudest.ts'
import { readRecording } from './read-recording.ts'
import { noStatedAttributes, recordingNames } from './recordings.ts'

const rate = 44_100
/** The sampler's level of one note. */
const noteLevel = 0.5

const curve = createLimiterCurve()

/** Limits samples like a WaveShaperNode. */
function limit(channel: Float32Array): Float32Array {
  return channel.map((sample) => {
    const position = ((sample / limiterRange + 1) / 2) * (curve.length - 1)
    const index = Math.max(0, Math.min(curve.length - 2, Math.floor(position)))
    const fraction = Math.max(0, Math.min(1, position - index))
    return (curve[index] ?? 0) * (1 - fraction) + (curve[index + 1] ?? 0) * fraction
  })
}

interface LevelledSound {
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  /** As loud as the player plays it, before the limiter. */
  readonly samples: Float32Array
}

async function level(name: string, kind: LevelledSound['kind']): Promise<LevelledSound> {
  const samples = await readRecording(name)
  const measured = analyzeSamples([samples], rate, { ...noStatedAttributes, kind })
  const { loudness, burstLoudness, truePeak } = measured
  const heard = computeHeardLoudness({
    kind,
    loudness,
    burst_loudness: burstLoudness,
    true_peak: truePeak,
  })
  const gain = getPlaybackGain(heard)
  return { name, kind, samples: samples.map((sample) => sample * gain) }
}

const drums = recordingNames.filter((name) => /^(bd|sn|hat|drum|tabla|perc|elec)_/.test(name))
const tones = recordingNames.filter((name) => /^(bass|guit|ambi_piano)/.test(name))
const loops = recordingNames.filter((name) => /^(loop|arovane)_/.test(name))
let shots: readonly LevelledSound[] = []

beforeAll(async () => {
  const names = [...drums.filter((_, index) => index % 2 === 0), ...tones]
  shots = await Promise.all(names.map((name) => level(name, 'one-shot')))
})

function getDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Returns the true peak of the limited sum of sounds in dBTP. */
function measureMix(parts: readonly Float32Array[], gain: number): number {
  const sum = new Float32Array(Math.max(...parts.map(({ length }) => length)))
  for (const part of parts)
    for (const [i, value] of part.entries()) sum[i] = (sum[i] ?? 0) + value * gain
  return 20 * Math.log10(computeTruePeak([limit(sum)], false))
}

/** Plays samples at another speed, by linear interpolation. */
function transpose(samples: Float32Array, semitones: number): Float32Array {
  const speed = 2 ** (semitones / 12)
  return Float32Array.from({ length: Math.min(rate, samples.length / speed) }, (_, i) => {
    const at = Math.floor(i * speed)
    const [here, next] = [samples[at] ?? 0, samples[at + 1] ?? 0]
    return here + (next - here) * (i * speed - at)
  })
}

test('one-shots play with equally loud strikes: the loudest 100 ms deviate by at most 1.5 LU [P3.07]', () => {
  const heard = shots.map(({ samples }) => measureLoudest(limit(samples), rate))
  expect(heard.length).toBeGreaterThan(60)
  expect(getDeviation(heard)).toBeLessThanOrEqual(1.5)
})

test('the true peak of a sound alone is at most −0.1 dBTP [P3.07]', () => {
  for (const { name, samples } of shots)
    expect(measureMix([samples], 1), name).toBeLessThanOrEqual(-0.1)
})

test('the true peak of 24 notes at once is at most −0.1 dBTP [P3.07]', () => {
  for (const { name, samples } of shots.filter((shot) => tones.includes(shot.name))) {
    const notes = Array.from({ length: 24 }, (_, index) => transpose(samples, index - 12))
    expect(measureMix(notes, noteLevel), name).toBeLessThanOrEqual(-0.1)
  }
})

test('the true peak of eight lanes is at most −0.1 dBTP [P3.07]', async () => {
  const lanes = await Promise.all(loops.map((name) => level(name, 'loop')))
  for (let first = 0; first + 8 <= lanes.length; first += 2) {
    const parts = lanes.slice(first, first + 8).map(({ samples }) => samples.subarray(0, 4 * rate))
    expect(measureMix(parts, mixGain)).toBeLessThanOrEqual(-0.1)
  }
})

test('a sound that an earlier version has measured keeps its level [P3.07]', () => {
  const levels = { loudness: -14.2, true_peak: -1 }
  expect(computeHeardLoudness({ kind: 'one-shot', ...levels, burst_loudness: null })).toBe(-14.2)
  expect(computeHeardLoudness({ kind: 'loop', ...levels, burst_loudness: -9 })).toBe(-14.2)
})
