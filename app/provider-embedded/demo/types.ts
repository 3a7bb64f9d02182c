/**
 * The stages of the demo catalogue: packs are specified (`PackSpec`), their sounds are rendered to
 * samples (`RenderedSound`), and the files written to disk are listed in a `DemoManifest`.
 */

/** Instrument codes; the shop filters by them and translates them. */
export const instruments = [
  'drums',
  'kick',
  'snare',
  'clap',
  'hat',
  'percussion',
  'bass',
  'keys',
  'pad',
  'lead',
  'pluck',
  'bell',
  'chords',
  'texture',
  'effect',
] as const

export type Instrument = (typeof instruments)[number]

/** Systems that draw a cover from a sound. */
export const coverSystems = [
  'beams',
  'columns',
  'modules',
  'punch',
  'rings',
  'skyline',
  'terrain',
] as const

export type CoverSystem = (typeof coverSystems)[number]

/** Audio in memory: 44.1 kHz, one or two channels of equal length, samples within −1 to 1. */
export interface RenderedSound {
  readonly sampleRate: 44100
  readonly channels: readonly Float32Array[]
}

/** A sound before it is rendered. `render` is pure and gives the same samples on every machine. */
export interface SoundSpec {
  /** Unique within its pack, lower case with dashes. */
  readonly slug: string
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  /** Beats per minute; null for a one-shot. */
  readonly bpm: number | null
  /** Whole bars of a loop, four beats each; null for a one-shot. */
  readonly bars: number | null
  /** Fraction of a sixteenth by which every second sixteenth is late (0 is straight). */
  readonly swing: number
  /** Such as "F minor" or "A#" (a one-shot's root); null when the sound has no pitch. */
  readonly key: string | null
  /** Whole MIDI number of the stated note of a pitched one-shot; null otherwise. */
  readonly midi: number | null
  /** One sentence, in English. */
  readonly description: string
  /** Price in cents when sold alone (one-shots, 49 to 199); null for loops. */
  readonly priceCents: number | null
  readonly render: () => RenderedSound
}

/** A pack before it is rendered. */
export interface PackSpec {
  readonly slug: string
  readonly name: string
  readonly artist: { readonly slug: string; readonly name: string; readonly description: string }
  readonly genre: { readonly code: string; readonly label: string }
  /** One sentence for cards, in English. */
  readonly summary: string
  /** Two or three paragraphs, in English, plain text. */
  readonly description: readonly string[]
  /** Price in cents, 900 to 2900. */
  readonly priceCents: number
  /** Release date, ISO, for "newest first". */
  readonly releasedAt: string
  readonly bpm: number
  readonly key: string
  /** The product's pair of colours, as #rrggbb. */
  readonly colors: readonly [string, string]
  /** The system that draws its covers. */
  readonly cover: CoverSystem
  readonly sounds: readonly SoundSpec[]
}

/** A stored file: named by the SHA-256 of its content. */
export interface FileRef {
  readonly sha256: string
  readonly extension: 'wav' | 'mp3' | 'svg'
  readonly bytes: number
}

export interface DemoSound {
  readonly slug: string
  readonly name: string
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  readonly bpm: number | null
  readonly key: string | null
  readonly description: string
  readonly priceCents: number | null
  /** Length in frames at 44.1 kHz. */
  readonly frames: number
  readonly channels: 1 | 2
  /** 160 peaks of one byte each, base64. */
  readonly peaks: string
  /** Name of the sold file, such as `OVT_DuskTextures_120_Bass_Fm_RoundSub.wav`. */
  readonly fileName: string
  readonly wav: FileRef
  readonly preview: FileRef
  readonly cover: FileRef
  readonly colors: readonly [string, string]
}

export interface DemoPack extends Omit<PackSpec, 'sounds' | 'cover'> {
  readonly cover: FileRef
  /** A mix of the pack's own sounds to preview before buying. */
  readonly demo: { readonly preview: FileRef; readonly frames: number; readonly peaks: string }
  readonly sounds: readonly DemoSound[]
}

export interface DemoManifest {
  /** Changes whenever any rendered byte or text may have changed. */
  readonly version: string
  readonly packs: readonly DemoPack[]
}
