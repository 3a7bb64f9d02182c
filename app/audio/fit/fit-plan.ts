/** The properties of a sound that fitting depends on. */
export interface FittableSound {
  /** The product whose onsets are loaded; null if none are stored. */
  readonly productId: number | null
  /** Only loops are fitted. */
  readonly kind: string | null
  readonly bpm: number | null
  /** The number of 4/4 bars; null if unknown. */
  readonly bars: number | null
  /** A key such as `F# minor`; null for drums. */
  readonly key: string | null
}

/**
 * What a loop consists of: hits to cut at, notes with attacks to keep, or neither.
 */
type LoopContent = 'drums' | 'tonal' | 'texture'

/** How a loop is rendered at a different tempo or in a different key. */
export interface FitPlan {
  /** The original tempo and the rendered one, in BPM; null if the tempo is unknown. */
  readonly from: number | null
  readonly bpm: number | null
  /** The transposition; negative is down. */
  readonly semitones: number
  /**
   * The method for a loop of unknown content. Drums are sliced, which preserves attacks and levels;
   * pitched loops are stretched and shifted.
   */
  readonly method: 'slice' | 'stretch'
  readonly bars: number | null
  /** Loads the onsets of the sound, in seconds; empty if it has none or they cannot be loaded. */
  readonly loadOnsets: () => Promise<readonly number[]>
  /** Loads the content of the sound, which decides how it is rendered; null if it is unknown. */
  readonly loadContent?: () => Promise<LoopContent | null>
}

/**
 * The accepted difference between the length of a recording and that of its bars, as a fraction.
 */
const lengthTolerance = 0.01

/**
 * Returns the frame count of a fitted recording: a whole number of bars at the new tempo, or in
 * proportion to the tempo if the recording does not match its bars.
 */
export function getFittedFrames(frames: number, rate: number, plan: FitPlan): number {
  const { from, bpm, bars } = plan
  if (from === null || bpm === null) return frames
  const toFrames = (tempo: number) => ((bars ?? 0) * 4 * 60 * rate) / tempo
  const isWhole = Math.abs(frames / toFrames(from) - 1) < lengthTolerance
  return Math.round(isWhole ? toFrames(bpm) : (frames * from) / bpm)
}

/** Returns a cache key that is the same for plans that sound the same. */
export function toPlanKey({ bpm, semitones }: FitPlan): string {
  return `${bpm} ${semitones}`
}

/** Returns whether two plans sound the same; null is the original. */
export function isSamePlan(a: FitPlan | null, b: FitPlan | null): boolean {
  return (a && toPlanKey(a)) === (b && toPlanKey(b))
}
