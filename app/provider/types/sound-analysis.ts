/** What was measured of a sound. */
export interface SoundAnalysis {
  /**
   * The levels of equal parts of the sound, one byte each in Base64: the square root of the level, of
   * which 255 is full scale. Null if the provider measures none.
   */
  waveform: string | null
  /** The linear gain of the preview, which may be quieter than the file; 1 if it is not known. */
  previewGain: number
  /** In seconds; empty if the provider measures none. */
  onsets: number[]
}
