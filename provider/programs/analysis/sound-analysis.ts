import type { SoundMeasures } from '../../catalog/characters/measures.rules.ts'
import type { Instrument } from '../../catalog/instruments.ts'

/** A tempo or key with less confidence is marked as unsure. */
export const unsureConfidence = 0.7

/** The sources of a tempo or key, most trusted first. */
const evidenceKinds = ['manifest', 'chunk', 'name', 'length', 'measurement'] as const

type EvidenceKind = (typeof evidenceKinds)[number]

/** A stated or measured tempo or key. */
export interface Finding<Value> {
  readonly value: Value
  readonly evidence: EvidenceKind
  /** From 0 to 1; 1 if stated. */
  readonly confidence: number
}

/** The label's statements about a sound: in its manifest, its file name or its folders. */
export interface StatedAttributes {
  readonly kind: 'loop' | 'one-shot' | null
  readonly instrument: Instrument | null
  /** Beats per minute. */
  readonly bpm: Finding<number> | null
  /** A key such as "F# minor", or a root note such as "F#"; always spelled with sharps. */
  readonly key: Finding<string> | null
}

/** A tempo that a loop may have. */
export interface TempoRating {
  /** Beats per minute. */
  readonly bpm: number
  /** Null if the loop is not whole bars long. */
  readonly bars: number | null
  /** The higher, the likelier; 0 for the measured tempo. */
  readonly score: number
}

/** The attributes derived from a sound file's samples and chunks. */
export interface SoundAnalysis {
  readonly format: 'wav' | 'aiff' | 'flac'
  /** In hertz. */
  readonly sampleRate: number
  /** 32 for floating point. */
  readonly bitDepth: 16 | 24 | 32
  readonly channels: number
  /** Length in samples at `sampleRate`. */
  readonly frames: number
  readonly kind: 'loop' | 'one-shot'
  /** Beats per minute, for loops only. */
  readonly bpm: Finding<number> | null
  /** Number of 4/4 bars, for loops only. */
  readonly bars: number | null
  /** The key of a loop, or the root note of a pitched one-shot. */
  readonly key: Finding<string> | null
  /** The ratings of the 24 keys of a pitched loop, see `rateKeys`; null if its key is stated. */
  readonly keyRatings: readonly number[] | null
  /**
   * The measured tempo of a loop and those an octave away that it may have as well, best first; null
   * if its tempo is stated or unknown.
   */
  readonly tempoRatings: readonly TempoRating[] | null
  /** The MIDI note of a one-shot's root, 60 for middle C; null if its octave is unknown. */
  readonly rootNote: number | null
  /**
   * Integrated loudness in LUFS; below 400 ms, that of the whole sound. A mono sound counts as
   * played on both sides; null for silence.
   */
  readonly loudness: number | null
  /** The loudness of the loudest 400 ms in LUFS; null for silence. */
  readonly maxLoudness: number | null
  /** The loudness of the loudest 100 ms in LUFS; null for silence. */
  readonly burstLoudness: number | null
  /** In dBTP; −144 for silence. */
  readonly truePeak: number
  /** A waveform of 160 one-byte points in Base64. */
  readonly peaks: string
  /**
   * A waveform of 2000 one-byte points in Base64: 255 times the square root of the linear level, so
   * it shows how loud a sound is.
   */
  readonly waveform: string
  /**
   * The onsets of a loop's notes and hits in its first 30 seconds, in seconds; empty for one-shots.
   */
  readonly onsets: readonly number[]
  /** Timbre, pitch and envelope as a unit vector for finding similar sounds. */
  readonly features: readonly number[]
  /** The raw measures behind its characters; null for silence. */
  readonly measures: SoundMeasures | null
}
