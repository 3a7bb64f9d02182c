/** The facts of a sound that may be fitted to the dial. */
export interface FittableSound {
  /** By which its onsets are loaded; null if none are stored. */
  readonly productId: number | null
  /** Only loops are fitted. */
  readonly kind: string | null
  readonly bpm: number | null
  /** The number of 4/4 bars; null if unknown. */
  readonly bars: number | null
  /** A key such as `F# minor`; null for drums. */
  readonly key: string | null
}

/** How a loop is rendered at another tempo and in another key. */
export interface FitPlan {
  /** Its own tempo and the one it is rendered at, in BPM; null if its tempo is not known. */
  readonly from: number | null
  readonly bpm: number | null
  /** By how much it is moved, up or down. */
  readonly semitones: number
  /**
   * Drums are cut into slices, which keep their attack and level; what has a key is stretched and
   * shifted.
   */
  readonly method: 'slice' | 'stretch'
  readonly bars: number | null
  /** Loads the onsets of the sound, in seconds; none if it has none or they cannot be loaded. */
  readonly loadOnsets: () => Promise<readonly number[]>
}

/** How far the length of a recording may differ from that of its bars, as a fraction. */
const lengthTolerance = 0.01

/**
 * Returns the number of frames of a fitted recording: exactly those of its bars at the new tempo, or
 * as many as the tempo demands if the recording is not as long as its bars.
 */
export function getFittedFrames(frames: number, rate: number, plan: FitPlan): number {
  const { from, bpm, bars } = plan
  if (from === null || bpm === null) return frames
  const toFrames = (tempo: number) => ((bars ?? 0) * 4 * 60 * rate) / tempo
  const isWhole = Math.abs(frames / toFrames(from) - 1) < lengthTolerance
  return Math.round(isWhole ? toFrames(bpm) : (frames * from) / bpm)
}

/** Returns a text that differs for two plans of a recording if they sound different. */
export function toPlanKey({ bpm, semitones }: FitPlan): string {
  return `${bpm} ${semitones}`
}
