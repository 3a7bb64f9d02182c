import type {
  Catalogue,
  CataloguePack,
  CatalogueSound,
  FileRef,
} from '../../../catalog/catalogue.ts'
import type { PackSpec } from '../types.ts'
import { readJson } from '../../../platform/files/read-file.ts'
import { areStored } from './store.ts'
import type { Store } from './store.ts'

/** Renders a sound of a pack, or the demo and cover of a pack whose sounds are already rendered. */
export interface Job {
  readonly pack: string
  /** Null for the demo and cover of the pack. */
  readonly sound: string | null
  /** The key of the JSON file with the result. */
  readonly note: string
}

/** The result of a pack's own job: its cover and its demo. */
export type PackFiles = Pick<CataloguePack, 'cover' | 'demo'>

/** Lists all jobs of the packs; a pack's own job follows those of its sounds. */
export function listJobs(packs: readonly PackSpec[]): readonly Job[] {
  const job = (pack: PackSpec, sound: string | null): Job => ({
    pack: pack.slug,
    sound,
    note: `${pack.slug}${sound === null ? '' : `--${sound}`}.json`,
  })
  return packs.flatMap((pack) => [
    ...pack.sounds.map((sound) => job(pack, sound.slug)),
    job(pack, null),
  ])
}

/** Reads the result of a sound's job; returns null unless all of its files exist. */
export async function readSound(store: Store, job: Job): Promise<CatalogueSound | null> {
  const note = await readJson(store.notes, job.note)
  return isSound(note) && (await areStored(store.files, listSoundFiles(note))) ? note : null
}

/** Reads the result of a pack's own job; returns null unless all of its files exist. */
export async function readPackFiles(store: Store, job: Job): Promise<PackFiles | null> {
  const note = await readJson(store.notes, job.note)
  return isPackFiles(note) && (await areStored(store.files, listPackFiles(note))) ? note : null
}

/** Lists all files of a manifest. */
export function listFiles(manifest: Catalogue): readonly FileRef[] {
  return manifest.packs.flatMap((pack) => [
    ...listPackFiles(pack),
    ...pack.sounds.flatMap(listSoundFiles),
  ])
}

function listSoundFiles(sound: CatalogueSound): readonly FileRef[] {
  return [sound.wav, sound.preview, sound.cover]
}

function listPackFiles(pack: PackFiles): readonly FileRef[] {
  return [pack.cover, pack.demo.preview]
}

// Only this version of the code writes results under this name, so checking one key is enough.
function isSound(note: unknown): note is CatalogueSound {
  return typeof note === 'object' && note !== null && 'wav' in note
}

function isPackFiles(note: unknown): note is PackFiles {
  return typeof note === 'object' && note !== null && 'demo' in note
}
