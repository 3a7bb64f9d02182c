import type { SoundMeasures } from '../../../catalog/characters/measures.rules.ts'
import { powerToDecibels } from './decibels.ts'
import type { TimbreFrame } from './timbre.ts'
import { createAverage, getMeanClarity, type TrackedSound } from './tracked-sound.ts'

/** The measures that need more than a mono excerpt. */
export type StereoMeasures = Pick<SoundMeasures, 'width' | 'loudnessRange'>

/** The length of a block of `waveCrest` in samples: one period of 43 Hz. */
const blockSize = 1024
/** Blocks quieter than this fraction of the loudest are ignored: 12 dB. */
const minRelativePower = 1 / 16

/** Measures a sound, rounded to three significant digits and at most five decimals; null for silence. */
export function measureSound(sound: TrackedSound, stereo: StereoMeasures): SoundMeasures | null {
  const { frames, envelope, pitch, onsetsPerSecond, mono } = sound
  if (frames.length === 0) return null
  const average = createAverage(frames)
  const mean = (read: (frame: TimbreFrame) => number) => round(average(read).mean)
  const brightness = average((frame) => frame.brightness)
  return {
    brightness: round(brightness.mean),
    movement: round(brightness.deviation),
    flatness: mean((frame) => frame.flatness),
    lowFlatness: mean((frame) => frame.lowFlatness),
    subShare: mean((frame) => frame.subShare),
    lowShare: mean((frame) => frame.lowShare),
    lowMidShare: mean((frame) => frame.lowMidShare),
    presenceShare: mean((frame) => frame.presenceShare),
    highShare: mean((frame) => frame.highShare),
    airShare: mean((frame) => frame.airShare),
    clarity: round(getMeanClarity(pitch)),
    length: round(envelope.length),
    attack: round(envelope.attack),
    decay: round(envelope.decay),
    tail: round(envelope.tail),
    floor: round(envelope.floor),
    sustained: round(envelope.sustained),
    crest: round(envelope.crest),
    waveCrest: round(measureWaveCrest(mono)),
    onsetsPerSecond: round(onsetsPerSecond),
    width: round(stereo.width),
    loudnessRange: stereo.loudnessRange === null ? null : round(stereo.loudnessRange),
  }
}

/** Rounds to three significant digits, and to five decimals. */
function round(value: number): number {
  return Number(Number(value.toPrecision(3)).toFixed(5))
}

/** Measures the median ratio of peak and mean power in the loud blocks of a sound, in decibels. */
function measureWaveCrest(mono: Float32Array): number {
  const count = Math.max(1, Math.floor(mono.length / blockSize))
  const blocks = Array.from({ length: count }, (_, index) =>
    measureBlock(mono.subarray(index * blockSize, (index + 1) * blockSize)),
  )
  const loudest = blocks.reduce((high, { power }) => Math.max(high, power), 0)
  const ratios = blocks
    .filter(({ power }) => power > 0 && power >= loudest * minRelativePower)
    .map(({ peak, power }) => peak / power)
    .toSorted((a, b) => a - b)
  return powerToDecibels(ratios[Math.floor(ratios.length / 2)] ?? 1)
}

function measureBlock(block: Float32Array) {
  let [peak, sum] = [0, 0]
  for (let i = 0; i < block.length; i += 1) {
    const square = (block[i] ?? 0) ** 2
    sum += square
    if (square > peak) peak = square
  }
  return { peak, power: sum / Math.max(1, block.length) }
}
