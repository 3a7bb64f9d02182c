import { noStatements, type Block } from './decode/sound-file.ts'
import type { SoundAnalysis, StatedAttributes } from './sound-analysis.ts'
import { createSoundMeters } from './sound-meters.ts'

/**
 * Measures a sound in memory, as channels of equal length, like `analyzeFile` measures a 24-bit
 * WAV.
 */
export function analyzeSamples(
  channels: Block,
  sampleRate: number,
  stated: StatedAttributes,
): SoundAnalysis {
  const meters = createSoundMeters({
    format: 'wav',
    sampleRate,
    bitDepth: 24,
    channels: channels.length,
    frames: channels[0]?.length ?? 0,
  })
  meters.add(channels)
  return meters.finish(stated, noStatements)
}
