/**
 * The version of the measurement. Increment when the same file would yield other measures, onsets or
 * features; the command `catalog analyse` then measures stored sounds again.
 */
export const analysisVersion = 3

/** The names of the measures of a sound, each explained in `SoundMeasures`. */
export const measureNames = [
  'brightness',
  'movement',
  'flatness',
  'lowFlatness',
  'subShare',
  'lowShare',
  'lowMidShare',
  'presenceShare',
  'highShare',
  'airShare',
  'clarity',
  'length',
  'attack',
  'decay',
  'tail',
  'floor',
  'sustained',
  'crest',
  'waveCrest',
  'onsetsPerSecond',
  'width',
  'loudnessRange',
] as const

export type MeasureName = (typeof measureNames)[number]

/**
 * Raw measures of a sound, from which its characters are derived: its width and loudness range as a
 * whole, otherwise of its first 30 seconds in mono.
 */
export interface SoundMeasures extends Readonly<Record<MeasureName, number | null>> {
  /** The spectral centroid in octaves above 20 Hz. */
  readonly brightness: number
  /** The standard deviation of the spectral centroid, in octaves. */
  readonly movement: number
  /** The spectral flatness in octaves: near 0 for noise, far below for a tone. */
  readonly flatness: number
  /** Like `flatness`, from 60 to 1500 Hz only. */
  readonly lowFlatness: number
  /** The fraction of the power below 65 Hz. */
  readonly subShare: number
  /** The fraction of the power below 150 Hz. */
  readonly lowShare: number
  /** The fraction of the power from 150 to 600 Hz. */
  readonly lowMidShare: number
  /** The fraction of the power from 1 to 6 kHz. */
  readonly presenceShare: number
  /** The fraction of the power above 6 kHz. */
  readonly highShare: number
  /** The fraction of the power above 10 kHz. */
  readonly airShare: number
  /** The strength of the pitch, from 0 (noise) to 1 (exactly periodic). */
  readonly clarity: number
  /** The time until the sound stays 40 dB below its peak, in seconds. */
  readonly length: number
  /** Time from the first audible moment to the loudest, in seconds. */
  readonly attack: number
  /** Time from the loudest moment until the level stays 20 dB below it, in seconds. */
  readonly decay: number
  /** Time in which the end of the sound falls from 20 to 40 dB below the peak, in seconds. */
  readonly tail: number
  /** The level exceeded for 90 % of the length, in decibels relative to the peak. */
  readonly floor: number
  /** The fraction of the length within 12 dB of the peak. */
  readonly sustained: number
  /** The level of the loudest 5 ms relative to the mean power, in decibels. */
  readonly crest: number
  /** The median ratio of peak and mean power in loud blocks of 23 ms, in decibels: 0 for a square. */
  readonly waveCrest: number
  readonly onsetsPerSecond: number
  /** The share of the side signal in the power of the stereo sound; 0 for mono. */
  readonly width: number
  /**
   * The loudness range in LU as defined in EBU Tech 3342; null below 3 seconds, where `crest` says
   * how much the level varies.
   */
  readonly loudnessRange: number | null
}

/** Returns the columns of a sound's measures; silence has none, but is not measured again. */
export function toMeasureValues(measures: SoundMeasures | null) {
  return {
    measures: measures === null ? null : JSON.stringify(measures),
    analysis_version: analysisVersion,
  }
}

/** Returns the measures of a stored sound. */
export function parseMeasures(text: string): SoundMeasures {
  return JSON.parse(text)
}

/** Returns whether a value has all measures; only the loudness range can be null. */
export function isSoundMeasures(value: unknown): value is SoundMeasures {
  if (typeof value !== 'object' || value === null) return false
  const values: Readonly<Record<string, unknown>> = { ...value }
  return measureNames.every(
    (name) =>
      typeof values[name] === 'number' || (name === 'loudnessRange' && values[name] === null),
  )
}
