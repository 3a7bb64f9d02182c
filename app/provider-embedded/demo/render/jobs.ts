import type { DemoManifest, DemoPack, DemoSound, FileRef, PackSpec } from '../types.ts'
import type { Store } from './store.ts'

/** A sound of a pack to render, or the demo and cover of a pack whose sounds exist. */
export interface Job {
  readonly pack: string
  /** Null for the pack itself. */
  readonly sound: string | null
  /** Name of the note that holds the result; it differs for other sources. */
  readonly note: string
}

/** The result of a pack's own job. */
export type PackFiles = Pick<DemoPack, 'cover' | 'demo'>

/** Folder of the notes for one hash of the sources. */
export function notesFolder(hash: string): string {
  return `notes/${hash.slice(0, 24)}`
}

/** All jobs of some packs; a pack's own job follows those of its sounds. */
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

/** Reads the result of a sound's job; null unless all its files exist. */
export async function readSound(store: Store, job: Job): Promise<DemoSound | null> {
  const note = await store.readNote(job.note)
  return isSound(note) && filesOfSound(note).every(store.hasFile) ? note : null
}

/** Reads the result of a pack's own job; null unless all its files exist. */
export async function readPackFiles(store: Store, job: Job): Promise<PackFiles | null> {
  const note = await store.readNote(job.note)
  return isPackFiles(note) && filesOfPack(note).every(store.hasFile) ? note : null
}

/** Lists every file of a manifest. */
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

// Only this code writes notes, under a name that changes with it, so one key proves the shape.
function isSound(note: unknown): note is DemoSound {
  return typeof note === 'object' && note !== null && 'wav' in note
}

function isPackFiles(note: unknown): note is PackFiles {
  return typeof note === 'object' && note !== null && 'demo' in note
}
