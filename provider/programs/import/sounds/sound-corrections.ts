import { isAmong } from './kept-sounds.ts'
import { findNearestWord } from '#shop/words/nearest-word.ts'
import type { PackManifest, SoundManifest } from '../manifest/pack-manifest.ts'
import type { FoundPack } from '../read-folder.ts'

/** What a manifest states about single files. */
export interface SoundCorrections {
  /** By path in the folder of the pack. */
  readonly byPath: ReadonlyMap<string, SoundManifest>
  /** The ends of sentences about what the manifest says wrongly. */
  readonly faults: readonly string[]
}

/**
 * Finds the files that a manifest names by their path or only by their name. A path that exists is
 * that file, also if a folder has another file of this name.
 */
export function findCorrections(found: FoundPack, manifest: PackManifest): SoundCorrections {
  const paths = new Set(found.sounds.map(({ relativePath }) => relativePath))
  const names = new Map<string, string>()
  const byPath = new Map<string, SoundManifest>()
  const faults: string[] = []
  for (const [file, correction] of Object.entries(manifest.sounds ?? {})) {
    const [path, ...others] = findPaths(file, paths)
    const known = path === undefined ? undefined : names.get(path)
    if (others.length > 0) faults.push(`sounds → ${file} is in several folders; add the folder`)
    else if (path === undefined) {
      if (!mayBeUnreadable(file, found)) faults.push(explainUnknownFile(file, paths))
    } else if (known !== undefined) {
      faults.push(`sounds → ${file} is the same file as ${known}; keep one of the two`)
    } else {
      names.set(path, file)
      byPath.set(path, correction)
    }
  }
  return { byPath, faults: [...faults, ...findSharedSlugs(byPath)] }
}

function findPaths(file: string, paths: ReadonlySet<string>): string[] {
  const wanted = normalize(file)
  if (paths.has(wanted)) return [wanted]
  return wanted.includes('/') ? [] : [...paths].filter((path) => path.endsWith(`/${wanted}`))
}

function normalize(file: string): string {
  return file.normalize('NFC').replace(/^\.\//, '')
}

/** A name without a folder can be that of a file in a folder that cannot be read. */
function mayBeUnreadable(file: string, { unreadable }: FoundPack): boolean {
  const wanted = normalize(file)
  return wanted.includes('/') ? isAmong(wanted, unreadable) : unreadable.length > 0
}

function explainUnknownFile(file: string, paths: ReadonlySet<string>): string {
  const nearest = findNearestWord(file, [...paths])
  const hint = nearest === null ? '' : `; did you mean ${nearest}?`
  return `sounds → ${file} does not exist${hint}`
}

/** An address leads to one sound. */
function findSharedSlugs(byPath: ReadonlyMap<string, SoundManifest>): string[] {
  const paths = new Map<string, string>()
  return [...byPath].flatMap(([path, { slug }]) => {
    if (slug === undefined) return []
    const same = paths.get(slug)
    if (same !== undefined) return [`sounds → ${path} has the same slug “${slug}” as ${same}`]
    paths.set(slug, path)
    return []
  })
}
