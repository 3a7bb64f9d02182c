import type { SoundAnalysis, StatedAttributes } from '../../analysis/sound-analysis.ts'
import type { WavTags } from '../../../platform/sound/wav.ts'
import type { FileRef } from '../../../catalog/catalogue.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { CoverLook } from '../pictures/cover-look.ts'

/** The measurement of a sound, and the files that are made of it. */
export interface SoundJob {
  /** Absolute path of the label's file. */
  readonly path: string
  /** How many bytes its decoded samples take, according to its header; 0 if that cannot be read. */
  readonly decodedBytes: number
  /** SHA-256 of that file. */
  readonly sha256: string
  readonly stated: StatedAttributes
  readonly look: CoverLook
  /** Whether to raise its peak if it is a one-shot. */
  readonly normalize: boolean
  /** What a converted WAV says about itself. */
  readonly tags: SoundTags
  /** Whether to write the files, or only to measure. */
  readonly writesFiles: boolean
}

/** The mix of a pack's demo, and the drawing of its cover. */
export interface DemoJob {
  readonly materials: readonly DemoMaterial[]
  /** Null if the label gave a cover. */
  readonly look: CoverLook | null
  /** The root of the pack's key, which the cover shows: 0 for C to 11. */
  readonly root: number
}

/** A sound of which a demo can be mixed. */
export interface DemoMaterial {
  readonly instrument: Instrument
  readonly sound: PreparedSound
}

/** What a thread of an import does. */
export type ImportJob = SoundJob | DemoJob

/** The metadata of a WAV that is made of an AIFF or FLAC. */
type SoundTags = Pick<WavTags, 'title' | 'artist' | 'album' | 'genre' | 'keywords'>

/** The `workerData` of a thread. */
export interface SoundWorkerData {
  readonly catalogueDir: string
}

/** A measured sound with its stored files. */
export interface PreparedSound {
  readonly analysis: SoundAnalysis
  readonly files: SoundFiles | null
}

export interface SoundFiles {
  readonly wav: FileRef<'wav'>
  readonly preview: FileRef<'mp3'>
  readonly cover: FileRef<'svg'>
  /** Length of the preview in samples at 44.1 kHz. */
  readonly previewFrames: number
}

/** The stored demo of a pack. */
export interface PreparedDemo {
  readonly preview: FileRef<'mp3'>
  /** Length in samples at 44.1 kHz. */
  readonly frames: number
  readonly peaks: string
  /** Null if the label gave a cover. */
  readonly cover: FileRef<'svg'> | null
}
