import type { LoopContent } from '#provider/contract/sound-analysis.ts'

/** The measurements of a sound. */
export interface SoundAnalysis {
  /**
   * The level of each equal part of the sound, one byte each in Base64: the square root of the
   * level, with 255 as full scale. Null if the provider has no measurements.
   */
  waveform: string | null
  /** The linear gain of the preview, which may be quieter than the file; 1 if unknown. */
  previewGain: number
  /** In seconds; empty if the provider has no measurements. */
  onsets: number[]
  /** What a loop consists of, which decides how it is fitted; null if unknown. */
  content: LoopContent | null
}
