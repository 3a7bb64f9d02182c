import './measure/v8-flags.ts'
import {
  createLevelMeter,
  encodePeaks,
  encodeWaveform,
  peakCount,
  waveformCount,
} from '../../platform/sound/peaks.ts'
import type { Block, ChunkStatements, SoundFormat } from './decode/sound-file.ts'
import { describeSound } from './describe-sound.ts'
import { roundDecibels, toDecibels, toLoudness } from './measure/decibels.ts'
import { createExcerptRecorder } from './measure/excerpt.ts'
import {
  computeIntegratedPower,
  computeLoudnessRange,
  createLoudnessMeter,
} from './measure/loudness.ts'
import { createTruePeakMeter } from './measure/true-peak.ts'
import { createWidthMeter } from './measure/width.ts'
import type { SoundAnalysis, StatedAttributes } from './sound-analysis.ts'

/** Measures a sound in consecutive blocks, using constant memory. */
export interface SoundMeters {
  readonly add: (block: Block) => void
  /** Combines the measurements with stated attributes. */
  readonly finish: (stated: StatedAttributes, statements: ChunkStatements) => SoundAnalysis
}

/** Creates the meters for one sound. */
export function createSoundMeters(format: SoundFormat): SoundMeters {
  const { sampleRate, channels, frames } = format
  const loudness = createLoudnessMeter(sampleRate, channels)
  const truePeak = createTruePeakMeter(channels)
  const peaks = createLevelMeter(frames, channels, peakCount)
  const waveform = createLevelMeter(frames, channels, waveformCount)
  const excerpt = createExcerptRecorder(sampleRate)
  const width = createWidthMeter()
  const meters = [loudness, truePeak, peaks, waveform, excerpt, width]
  return {
    add(block) {
      for (const meter of meters) meter.add(block)
    },
    finish(stated, statements) {
      const powers = loudness.computeBlockPowers()
      const loudest = powers.reduce((high, power) => Math.max(high, power), 0)
      const loudnessRange = computeLoudnessRange(loudness.computeShortTermPowers())
      const stereo = { width: width.finish(), loudnessRange }
      const seconds = frames / sampleRate
      return {
        format: format.format,
        sampleRate,
        bitDepth: format.bitDepth,
        channels,
        frames,
        loudness: toRoundLoudness(computeIntegratedPower(powers)),
        maxLoudness: toRoundLoudness(loudest),
        burstLoudness: toRoundLoudness(loudness.computeBurstPower()),
        truePeak: roundDecibels(toDecibels(truePeak.finish())),
        peaks: encodePeaks(peaks.finish()),
        waveform: encodeWaveform(waveform.finish()),
        ...describeSound(excerpt.finish(), { seconds, stereo, stated, statements }),
      }
    },
  }
}

function toRoundLoudness(power: number): number | null {
  const level = toLoudness(power)
  return level === null ? null : roundDecibels(level)
}
