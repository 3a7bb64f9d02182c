import { randomUUID } from 'node:crypto'
import { openCatalogueFiles } from '../../../catalog/open-catalogue-files.ts'
import type { FileRef } from '../../../catalog/catalogue.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { openFileStore } from '../../../platform/files/open-file-store.ts'
import { isStored } from '../../../platform/files/hashed-files.ts'

const maxDraftAge = 3_600_000

/** The file stores that rendering writes to. */
export interface Store {
  readonly files: FileStore
  /** The result of each finished job, as JSON. */
  readonly notes: FileStore
}

/** Opens the files of a catalogue and the results for a source hash. */
export function openStore(dir: string, hash: string): Store {
  return {
    files: openRenderedFiles(dir),
    notes: openFileStore(dir, `notes/${hash.slice(0, 24)}`),
  }
}

/** Opens the files of a catalogue in a folder. */
export function openRenderedFiles(dir: string): FileStore {
  return openCatalogueFiles({ dataDir: dir, catalogueDir: dir })
}

/** Opens the parent of the file folder, which contains the manifest. */
export function openManifestStore(dir: string): FileStore {
  return openFileStore(dir, '')
}

/** Returns whether all files exist and are complete. */
export async function areStored(store: FileStore, files: readonly FileRef[]): Promise<boolean> {
  return (await Promise.all(files.map((file) => isStored(store, file)))).every(Boolean)
}

/**
 * Removes the remains of killed processes, except recent drafts, which may belong to a running one.
 * Throws an error that contains the path if the folder is not writable.
 */
export async function prepareStore(dir: string, { files, notes }: Store): Promise<void> {
  try {
    const trial = `trial-${randomUUID()}`
    await files.put(trial, '')
    await files.delete(trial)
    for (const store of [files, notes]) await store.deleteDrafts(new Date(Date.now() - maxDraftAge))
  } catch (cause) {
    throw new Error(`The demo catalog cannot be written to ${dir}.`, { cause })
  }
}
