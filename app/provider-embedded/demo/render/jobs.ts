import type { DemoManifest, DemoPack, DemoSound, FileRef, PackSpec } from '../types.ts'
import type { Store } from './store.ts'

/** One piece of work: a sound of a pack, or the pack's own demo and cover once its sounds exist. */
export interface Job {
  readonly pack: string
  /** Null for the pack itself. */
  readonly sound: string | null
  /** Where the result is noted, and what tells it from the result of other sources. */
  readonly note: string
}

/** What the job of a pack itself makes. */
export type PackFiles = Pick<DemoPack, 'cover' | 'demo'>

/** Folder of the notes of one state of the sources. */
export function notesFolder(hash: string): string {
  return `notes/${hash.slice(0, 24)}`
}

/** All jobs of some packs; a pack's own job comes behind those of its sounds. */
export function jobsFor(packs: readonly PackSpec[], hash: string): readonly Job[] {
  const job = (pack: PackSpec, sound: string | null): Job => ({
    pack: pack.slug,
    sound,
    note: `${notesFolder(hash)}/${pack.slug}${sound === null ? '' : `--${sound}`}.json`,
  })
  return packs.flatMap((pack) => [
    ...pack.sounds.map((sound) => job(pack, sound.slug)),
    job(pack, null),
  ])
}

/** The noted result of a sound's job, if all of its files are there. */
export async function readSound(store: Store, job: Job): Promise<DemoSound | null> {
  const note = await store.readNote(job.note)
  return isSound(note) && filesOfSound(note).every(store.hasFile) ? note : null
}

/** The noted result of a pack's own job, if all of its files are there. */
export async function readPackFiles(store: Store, job: Job): Promise<PackFiles | null> {
  const note = await store.readNote(job.note)
  return isPackFiles(note) && filesOfPack(note).every(store.hasFile) ? note : null
}

/** Every file a manifest names. */
export function filesOf(manifest: DemoManifest): readonly FileRef[] {
  return manifest.packs.flatMap((pack) => [
    ...filesOfPack(pack),
    ...pack.sounds.flatMap(filesOfSound),
  ])
}

function filesOfSound(sound: DemoSound): readonly FileRef[] {
  return [sound.wav, sound.preview, sound.cover]
}

function filesOfPack(pack: PackFiles): readonly FileRef[] {
  return [pack.cover, pack.demo.preview]
}

// Notes are written by this code alone, under a name that changes with it: a key proves the shape.
function isSound(note: unknown): note is DemoSound {
  return typeof note === 'object' && note !== null && 'wav' in note
}

function isPackFiles(note: unknown): note is PackFiles {
  return typeof note === 'object' && note !== null && 'demo' in note
}
