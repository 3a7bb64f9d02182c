import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import type { FileLocation } from '../../platform/files/file-place.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'

/** The file stores that an import writes to. */
export interface ImportFiles {
  readonly catalogue: FileStore
  /** Stored measurements, which later imports reuse. */
  readonly results: FileStore
}

/**
 * Opens the file stores for importing into a catalogue. Measurements are always in its folder,
 * because each import reads all of them and can create them again.
 */
export function openImportFiles(location: FileLocation): ImportFiles {
  return {
    catalogue: openCatalogueFiles(location),
    results: openFileStore(location.catalogueDir ?? location.dataDir, 'imports'),
  }
}
