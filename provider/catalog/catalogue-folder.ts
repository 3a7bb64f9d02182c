import { join } from 'node:path'
import type { ProviderOptions } from '../options.ts'

/**
 * Returns the folder of the catalogue's files, which are named after their SHA-256: those of the demo
 * and those of imported packs.
 */
export function getSoundsFolder({
  catalogueDir,
  dataDir,
}: Pick<ProviderOptions, 'catalogueDir' | 'dataDir'>): string {
  return join(catalogueDir ?? dataDir, 'files')
}
