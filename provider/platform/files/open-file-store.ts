import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder/open-folder-store.ts'

/**
 * Opens the files of one kind in a place, which is the path of a folder with a folder for each kind.
 * `toPublicUrl` returns where the shop serves a file, if everybody may read it.
 */
export function openFileStore(
  place: string,
  kind: string,
  toPublicUrl?: (key: string) => string,
): FileStore {
  return openFolderStore(join(place, kind), toPublicUrl)
}
