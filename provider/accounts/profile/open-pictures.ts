import type { FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'

/**
 * Opens the store of profile pictures, which are named after their SHA-256 and served below
 * `providerUrl`.
 */
export function openPictures(dataDir: string, providerUrl = ''): FileStore {
  return openFileStore(dataDir, 'files', (key) => `${providerUrl}/files/${key}`)
}
