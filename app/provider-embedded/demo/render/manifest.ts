import type { DemoManifest } from '../types.ts'
import { filesOf } from './jobs.ts'
import { openStore } from './store.ts'

/** Name of the manifest inside a catalogue's folder. */
export const manifestName = 'manifest.json'

/** Reads the manifest of a catalogue folder; null when there is none. */
export async function readManifest(dir: string): Promise<DemoManifest | null> {
  const manifest = await openStore(dir).readNote(manifestName)
  return isManifest(manifest) ? manifest : null
}

/** Reads the manifest if it has the given version and all its files are complete; otherwise null. */
export async function readComplete(dir: string, version: string): Promise<DemoManifest | null> {
  const manifest = await readManifest(dir)
  if (manifest?.version !== version) return null
  const store = openStore(dir)
  return filesOf(manifest).every(store.hasFile) ? manifest : null
}

function isManifest(value: unknown): value is DemoManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'packs' in value &&
    Array.isArray(value.packs)
  )
}
