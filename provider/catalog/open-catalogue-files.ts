import { extname, join, relative } from 'node:path'
import type { Dependencies } from '../dependencies.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { removeAccessOfOthers } from '../platform/files/remove-access-of-others.ts'
import { getPublicName } from './catalogue-files.store.ts'

/**
 * Opens the files of a catalogue, which are named after their SHA-256: those of the demo and those of
 * imported packs. Previews, covers and portraits are served below `providerUrl`.
 */
export function openCatalogueFiles(catalogueDir: string, providerUrl = ''): FileStore {
  return openFileStore(
    catalogueDir,
    'files',
    (key) => `${providerUrl}/files/${getPublicName(key)}${extname(key)}`,
  )
}

/** Returns whether other shops may use the files of a catalogue, because it is not in the data folder. */
export function isSharedCatalogue(dataDir: string, catalogueDir: string): boolean {
  return relative(dataDir, catalogueDir).startsWith('..')
}

/** Keeps other users of the machine from the sounds for sale, which may lie outside the data folder. */
export function protectCatalogueFiles(catalogueDir: string, log: Dependencies['log']): void {
  const folder = join(catalogueDir, 'files')
  try {
    removeAccessOfOthers(folder)
  } catch (error) {
    log({ level: 'warn', event: 'sounds-not-protected', folder, reason: String(error) })
  }
}
