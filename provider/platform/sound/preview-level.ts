import { decibelsToGain } from './portable-math.ts'

/** The maximum true peak of a decoded preview, in dBTP. */
const previewCeiling = -1

/**
 * How far the peak of a decoded preview can exceed that of the encoded sound, in decibels. Measured
 * in Chromium on 450 sounds, it is 2.2 at most and below 0 for three quarters of them.
 */
const encoderOvershoot = 2.5

/**
 * How far the peaks of a decoded preview can exceed the loudness of its loudest 400 ms, in
 * decibels: encoding turns clipped noise, whose samples are all at the limit, into noise with
 * peaks. Measured in Chromium, it is 6.2 at most, for a burst of 250 ms; less dense sounds are not
 * affected.
 */
const peaksOfNoise = 7

export interface SoundLevel {
  /** In dBTP. */
  readonly truePeak: number
  /** Of the loudest 400 ms, in LUFS; null for silence. */
  readonly maxLoudness?: number | null | undefined
}

/**
 * Returns the linear gain for encoding a sound, at most 1, with which its decoded preview peaks at
 * −1 dBTP or below.
 */
export function computePreviewGain({ truePeak, maxLoudness }: SoundLevel): number {
  const peak = truePeak + encoderOvershoot
  const peakOfNoise = (maxLoudness ?? -Infinity) + peaksOfNoise
  return decibelsToGain(Math.min(0, previewCeiling - Math.max(peak, peakOfNoise)))
}
