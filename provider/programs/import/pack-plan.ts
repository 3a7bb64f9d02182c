import type { StatedAttributes } from '../analysis/sound-analysis.ts'
import type { Instrument } from '../../catalog/instruments.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { PackManifest, SoundManifest } from './manifest/pack-manifest.ts'
import type { FoundPack, FoundSound } from './read-folder.ts'

/** Defaults for attributes that a label has not stated, for all packs of the command. */
export interface ImportDefaults {
  /** In euros. */
  readonly price: number | null
  readonly artist: string | null
  readonly genre: string | null
}

/** A pack to import, before its sounds are measured. */
export interface PackPlan {
  readonly found: FoundPack
  /** The parsed manifest; empty without one. */
  readonly manifest: PackManifest
  /** The source text of the manifest; empty without one. */
  readonly manifestText: string
  readonly slug: string
  readonly title: string
  readonly artist: { readonly slug: string; readonly name: string }
  readonly genre: { readonly code: string; readonly label: string }
  readonly priceCents: number
  readonly locale: Locale
  /** The tags stated by the manifest for the pack as a whole. */
  readonly tags: readonly string[]
  /** The absolute paths of supplied pictures; null for none. */
  readonly coverPath: string | null
  readonly portraitPath: string | null
  /** The attributes that are guessed because they are not stated: `artist`, `genre`. */
  readonly guesses: readonly string[]
  readonly sounds: readonly SoundPlan[]
}

/** A sound to import, before it is measured. */
export interface SoundPlan {
  readonly found: FoundSound
  /** The manifest's entry for the sound; empty if there is none. */
  readonly manifest: SoundManifest
  readonly name: string
  /** The attributes stated by the manifest, the name and the folders. */
  readonly stated: StatedAttributes
  readonly instrument: Instrument | null
  readonly tags: readonly string[]
}
