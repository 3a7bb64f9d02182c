import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'

/** The file stores that an import writes to. */
export interface ImportFiles {
  readonly catalogue: FileStore
  /** Stored measurements, which later imports reuse. */
  readonly results: FileStore
}

/** Opens the file stores for importing into a catalogue. */
export function openImportFiles(catalogueDir: string): ImportFiles {
  return {
    catalogue: openCatalogueFiles(catalogueDir),
    results: openFileStore(catalogueDir, 'imports'),
  }
}
