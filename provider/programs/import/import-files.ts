import { openCatalogueFiles } from '../../catalog/open-catalogue-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'

/** The files that an import writes. */
export interface ImportFiles {
  readonly catalogue: FileStore
  /** Finished measurements, which a later import uses again. */
  readonly results: FileStore
}

/** Opens the files that an import into a catalogue writes. */
export function openImportFiles(catalogueDir: string): ImportFiles {
  return {
    catalogue: openCatalogueFiles(catalogueDir),
    results: openFileStore(catalogueDir, 'imports'),
  }
}
