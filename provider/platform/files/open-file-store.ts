import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder/open-folder-store.ts'

/**
 * Opens the store for one kind of files. `place` is the path of a folder with a subfolder per kind.
 * `toPublicUrl` returns the URL of a public file.
 */
export function openFileStore(
  place: string,
  kind: string,
  toPublicUrl?: (key: string) => string,
): FileStore {
  return openFolderStore(join(place, kind), toPublicUrl)
}
