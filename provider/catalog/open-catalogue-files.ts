import { extname, join, relative } from 'node:path'
import type { Dependencies } from '../dependencies.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { removeAccessOfOthers } from '../platform/files/remove-access-of-others.ts'
import { getPublicName } from './catalogue-files.store.ts'

/**
 * Opens the files of a catalogue, which are named after their SHA-256, both of the demo and of
 * imported packs. Serves previews, covers and portraits below `providerUrl`.
 */
export function openCatalogueFiles(catalogueDir: string, providerUrl = ''): FileStore {
  return openFileStore(
    catalogueDir,
    'files',
    (key) => `${providerUrl}/files/${getPublicName(key)}${extname(key)}`,
  )
}

/**
 * Returns whether a catalogue lies outside the data folder, where other shops may share its files.
 */
export function isSharedCatalogue(dataDir: string, catalogueDir: string): boolean {
  return relative(dataDir, catalogueDir).startsWith('..')
}

/**
 * Denies other users of the machine access to the sounds for sale, which may lie outside the data
 * folder.
 */
export function protectCatalogueFiles(catalogueDir: string, log: Dependencies['log']): void {
  const folder = join(catalogueDir, 'files')
  try {
    removeAccessOfOthers(folder)
  } catch (error) {
    log({ level: 'warn', event: 'sounds-not-protected', folder, reason: String(error) })
  }
}
