import { readMp3Frames, samplesPerFrame } from '#provider/platform/sound/mp3-frames.ts'
import { peakCount } from '#provider/platform/sound/peaks.ts'

const tagFrameCount = 1

/**
 * Returns the number of sample frames that a gapless decoder outputs; throws without a gapless tag.
 */
export function countDecodedFrames(bytes: Buffer): number {
  const { tag, frameCount } = readMp3Frames(bytes)
  if (tag === null) throw new Error('This MP3 has no gapless tag.')
  return (frameCount - tagFrameCount) * samplesPerFrame - tag.delay - tag.padding
}

/** Decodes a small waveform to fractions from 0 to 1; throws unless it has exactly 160 peaks. */
export function readPeaks(peaks: string): readonly number[] {
  const bytes = Buffer.from(peaks, 'base64')
  if (bytes.length !== peakCount) throw new Error(`A waveform must have ${peakCount} peaks.`)
  return [...bytes].map((byte) => byte / 255)
}

/** Decodes a large waveform to linear levels from 0 to 1. */
export function readWaveform(waveform: string): readonly number[] {
  return [...Buffer.from(waveform, 'base64')].map((byte) => (byte / 255) ** 2)
}
