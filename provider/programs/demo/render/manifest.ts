import type { Catalogue } from '../../../catalog/catalogue.ts'
import { listFiles } from './jobs.ts'
import { readJson } from '../../../platform/files/read-file.ts'
import { areStored, openManifestStore, openRenderedFiles } from './store.ts'

/** File name of the manifest in a catalogue folder. */
export const manifestFileName = 'manifest.json'

/** Reads the manifest of a catalogue folder; returns null if it is missing or invalid. */
export async function readManifest(dir: string): Promise<Catalogue | null> {
  const manifest = await readJson(openManifestStore(dir), manifestFileName)
  return isManifest(manifest) ? manifest : null
}

/**
 * Reads the manifest; returns null unless it has the given version and all of its files are
 * complete.
 */
export async function readCompleteManifest(
  dir: string,
  version: string,
): Promise<Catalogue | null> {
  const manifest = await readManifest(dir)
  if (manifest?.version !== version) return null
  return (await areStored(openRenderedFiles(dir), listFiles(manifest))) ? manifest : null
}

function isManifest(value: unknown): value is Catalogue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'packs' in value &&
    Array.isArray(value.packs)
  )
}
