import { extname, join, relative } from 'node:path'
import type { Dependencies } from '../dependencies.ts'
import { getCataloguePlace } from '../platform/files/file-place.ts'
import type { FileLocation } from '../platform/files/file-place.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { removeAccessOfOthers } from '../platform/files/remove-access-of-others.ts'
import { getPublicName } from './catalogue-files.store.ts'

/**
 * Opens the files of a catalogue, which are named after their SHA-256, both of the demo and of
 * imported packs. Serves previews, covers and portraits below `providerUrl`, unless a public bucket
 * does.
 */
export function openCatalogueFiles(location: FileLocation, providerUrl = ''): FileStore {
  return openFileStore(getCataloguePlace(location), 'files', {
    toUrl: (key) => `${providerUrl}/files/${getPublicName(key)}${extname(key)}`,
    isHosted: (key) => /\.(mp3|svg|webp)$/.test(key),
  })
}

/**
 * Returns whether a catalogue lies outside the data folder, where other shops may share its files; a
 * bucket belongs to one shop.
 */
export function isSharedCatalogue({ dataDir, catalogueDir, objectStore }: FileLocation): boolean {
  return !objectStore && relative(dataDir, catalogueDir ?? dataDir).startsWith('..')
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
