import { describe, expect, test } from 'vitest'
import { createSoundMeters } from '#provider/programs/analysis/sound-meters.ts'
import { noStatements } from '#provider/programs/analysis/decode/sound-file.ts'
import { applyHighPass } from '#provider/programs/analysis/measure/high-pass.ts'
import { createKWeighting } from '#provider/programs/analysis/measure/k-weighting.ts'
import { createResampler } from '#provider/programs/analysis/measure/resample.ts'
import { noStatedAttributes } from './recordings.ts'
import { readWaveform } from '../support/read-sounds.ts'

function createSine(sampleRate: number, seconds: number, hertz: number, phase = 0): Float32Array {
  return Float32Array.from({ length: Math.round(sampleRate * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / sampleRate + phase),
  )
}

function measure(channels: readonly Float32Array[], sampleRate: number, blockFrames = 1e9) {
  const frames = channels[0]?.length ?? 0
  const meters = createSoundMeters({
    format: 'wav',
    sampleRate,
    bitDepth: 24,
    channels: channels.length,
    frames,
  })
  for (let start = 0; start < frames; start += blockFrames)
    meters.add(channels.map((channel) => channel.subarray(start, start + blockFrames)))
  return meters.finish(noStatedAttributes, noStatements)
}

describe('meters', () => {
  test.each([8000, 44_100, 48_000, 96_000, 192_000])(
    'a full-scale 997 Hz sine on one channel of two measures −3.01 LUFS at %d Hz [P1.08]',
    (sampleRate) => {
      const tone = createSine(sampleRate, 2, 997)
      const { loudness } = measure([tone, new Float32Array(tone.length)], sampleRate)
      expect(Math.abs((loudness ?? 0) + 3.01)).toBeLessThan(sampleRate === 8000 ? 0.2 : 0.05)
    },
  )

  test('a sound shorter than 400 ms has a loudness [P1.08]', () => {
    const tone = createSine(48_000, 0.2, 997)
    const { loudness } = measure([tone, new Float32Array(tone.length)], 48_000)
    expect(loudness).toBeCloseTo(-3, 1)
  })

  test('a true peak between two samples is found [P1.08]', () => {
    const tone = createSine(48_000, 0.5, 12_000, Math.PI / 4)
    const { truePeak } = measure([tone], 48_000)
    expect(Math.abs(truePeak)).toBeLessThan(0.2)
  })

  test('in silence, the filters settle at zero, so that silence takes no longer to measure than sound [P1.08]', () => {
    const sound = new Float32Array(48_000 * 6)
    sound.set(createSine(48_000, 1, 220))
    // The last two thirds are silence; the filter state must reach exactly zero, not a subnormal
    // number.
    const outputs = [createKWeighting(48_000)(sound), applyHighPass(sound, 48_000, 1500)]
    for (const output of outputs) expect(output.at(-1)).toBe(0)
  })

  test('the block size does not change the measurements [P1.08]', () => {
    const channels = [createSine(48_000, 3, 220), createSine(48_000, 3, 331)]
    const whole = measure(channels, 48_000)
    for (const blockFrames of [1001, 4096, 50_000])
      expect(measure(channels, 48_000, blockFrames)).toEqual(whole)
  })

  test('a waveform follows the level of a sound [P1.08]', () => {
    const tone = createSine(44_100, 1, 440)
    const loud = readWaveform(measure([tone], 44_100).waveform)
    const quiet = measure([tone.map((sample) => sample / 10)], 44_100)
    expect(loud).toHaveLength(2000)
    expect(Math.max(...loud)).toBeGreaterThan(0.9)
    expect(Math.max(...readWaveform(quiet.waveform))).toBeCloseTo(0.1, 1)
  })
})

describe('resampling', () => {
  test.each([
    [48_000, 44_100],
    [96_000, 44_100],
    [192_000, 44_100],
    [22_050, 44_100],
    [44_101, 44_100],
  ])('a tone is converted from %d to %d Hz with an error below −90 dB [P1.08]', (from, to) => {
    const resampler = createResampler(from, to)
    const input = createSine(from, 1, 1000)
    const output = [
      ...resampler.push(input.subarray(0, 7777)),
      ...resampler.push(input.subarray(7777)),
    ]
    output.push(...resampler.flush())
    expect(output).toHaveLength(to)
    const expected = createSine(to, 1, 1000)
    const errors = output.map((sample, i) => (sample - (expected[i] ?? 0)) ** 2).slice(2000, -2000)
    const power = errors.reduce((sum, value) => sum + value, 0) / errors.length
    expect(10 * Math.log10(power)).toBeLessThan(-90)
  })

  test('frequencies above half of a lower sample rate are removed, not aliased [P1.08]', () => {
    const resampler = createResampler(96_000, 44_100)
    const output = [...resampler.push(createSine(96_000, 1, 25_000)), ...resampler.flush()]
    expect(Math.max(...output.slice(2000, -2000).map(Math.abs))).toBeLessThan(1e-4)
  })
})
