import { join } from 'node:path'
import type { FilePlace } from './file-place.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder/open-folder-store.ts'
import { openS3Store } from './s3/open-s3-store.ts'
import type { PublicFiles } from './s3/open-s3-store.ts'

/** Opens the store for one kind of files. */
export function openFileStore(
  place: FilePlace,
  kind: string,
  publicFiles?: PublicFiles,
): FileStore {
  return typeof place === 'string'
    ? openFolderStore(join(place, kind), publicFiles?.toUrl)
    : openS3Store(place, kind, publicFiles)
}
