import { getDataPlace } from '../../platform/files/file-place.ts'
import type { DataLocation } from '../../platform/files/file-place.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'

/**
 * Opens the store of profile pictures, which are named after their SHA-256. The shop serves them
 * below `providerUrl`, so that deleted ones are gone at once.
 */
export function openPictures(location: DataLocation, providerUrl = ''): FileStore {
  return openFileStore(getDataPlace(location), 'files', {
    toUrl: (key) => `${providerUrl}/files/${key}`,
  })
}
