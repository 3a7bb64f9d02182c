import type { StatedAttributes } from '../analysis/sound-analysis.ts'
import type { Instrument } from '../../catalog/instruments.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { PackManifest, SoundManifest } from './manifest/pack-manifest.ts'
import type { FoundPack, FoundSound } from './read-folder.ts'

/** What a label has not written, given with the command for all packs. */
export interface ImportDefaults {
  /** In euros. */
  readonly price: number | null
  readonly artist: string | null
  readonly genre: string | null
}

/** A pack to import, before its sounds are measured. */
export interface PackPlan {
  readonly found: FoundPack
  /** What `pack.yaml` states, and its text; empty if there is none. */
  readonly manifest: PackManifest
  readonly manifestText: string
  readonly slug: string
  readonly title: string
  readonly artist: { readonly slug: string; readonly name: string }
  readonly genre: { readonly code: string; readonly label: string }
  readonly priceCents: number
  readonly locale: Locale
  /** What the manifest states about the pack as a whole. */
  readonly tags: readonly string[]
  /** Absolute paths of the given pictures; null for none. */
  readonly coverPath: string | null
  readonly portraitPath: string | null
  /** The facts that are guessed because they are not stated: `artist`, `genre`. */
  readonly guesses: readonly string[]
  readonly sounds: readonly SoundPlan[]
}

/** A sound to import, before it is measured. */
export interface SoundPlan {
  readonly found: FoundSound
  /** What the manifest states about it; empty if nothing. */
  readonly manifest: SoundManifest
  readonly name: string
  /** What the manifest, the name and the folders state. */
  readonly stated: StatedAttributes
  readonly instrument: Instrument | null
  readonly tags: readonly string[]
}
