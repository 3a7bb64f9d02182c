import type { SoundAnalysis, StatedAttributes } from '../../analysis/sound-analysis.ts'
import type { WavTags } from '../../../platform/sound/wav.ts'
import type { FileRef } from '../../../catalog/catalogue.ts'
import type { FileLocation } from '../../../platform/files/file-place.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { CoverLook } from '../pictures/cover-look.ts'

/** Measures a sound and creates its files. */
export interface SoundJob {
  /** The absolute path of the label's file. */
  readonly path: string
  /** The size of the decoded samples in bytes according to the header; 0 if unreadable. */
  readonly decodedBytes: number
  readonly sha256: string
  readonly stated: StatedAttributes
  readonly look: CoverLook
  /** True to normalize the peak of a one-shot. */
  readonly normalize: boolean
  /** The metadata of a converted WAV. */
  readonly tags: SoundTags
  /** False to only measure, without writing files. */
  readonly writesFiles: boolean
}

/** Mixes a pack's demo and draws its cover. */
export interface DemoJob {
  readonly materials: readonly DemoMaterial[]
  /** Null if the label supplied a cover. */
  readonly look: CoverLook | null
  /** The root of the pack's key as depicted by the cover, from 0 (C) to 11. */
  readonly root: number
}

/** A sound that can be used in a demo. */
export interface DemoMaterial {
  readonly instrument: Instrument
  readonly sound: PreparedSound
}

/** Measures a stored sound again. */
export interface MeasureJob {
  /** The SHA-256 of the WAV. */
  readonly storedWav: string
  /** Its kind, instrument and key in the catalogue. */
  readonly stated: StatedAttributes
  /** An estimate of the size of the decoded samples in bytes. */
  readonly decodedBytes: number
}

/** A job for a thread of an import. */
export type ImportJob = SoundJob | DemoJob | MeasureJob

/** The metadata of a WAV converted from AIFF or FLAC. */
type SoundTags = Pick<WavTags, 'title' | 'artist' | 'album' | 'genre' | 'keywords'>

/** The `workerData` of a thread. */
export interface SoundWorkerData {
  readonly location: FileLocation
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
  /** The length of the preview in samples at 44.1 kHz. */
  readonly previewFrames: number
}

/** The stored demo of a pack. */
export interface PreparedDemo {
  readonly preview: FileRef<'mp3'>
  /** The length in samples at 44.1 kHz. */
  readonly frames: number
  readonly peaks: string
  /** Null if the label supplied a cover. */
  readonly cover: FileRef<'svg'> | null
}
