import { isAmong } from './kept-sounds.ts'
import { findNearestWord } from '#shop/words/nearest-word.ts'
import type { PackManifest, SoundManifest } from '../manifest/pack-manifest.ts'
import type { FoundPack } from '../read-folder.ts'

/** A manifest's entries for individual files. */
export interface SoundCorrections {
  /** The entries by path in the pack's folder. */
  readonly byPath: ReadonlyMap<string, SoundManifest>
  /** Sentence endings about incorrect entries. */
  readonly faults: readonly string[]
}

/**
 * Finds the files that a manifest refers to by path or by name alone. An existing path takes
 * precedence over a file with this name in another folder.
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
  const name = normalize(file)
  if (paths.has(name)) return [name]
  return name.includes('/') ? [] : [...paths].filter((path) => path.endsWith(`/${name}`))
}

function normalize(file: string): string {
  return file.normalize('NFC').replace(/^\.\//, '')
}

/** A name without a folder may belong to a file in an unreadable folder. */
function mayBeUnreadable(file: string, { unreadable }: FoundPack): boolean {
  const path = normalize(file)
  return path.includes('/') ? isAmong(path, unreadable) : unreadable.length > 0
}

function explainUnknownFile(file: string, paths: ReadonlySet<string>): string {
  const nearest = findNearestWord(file, [...paths])
  const hint = nearest === null ? '' : `; did you mean ${nearest}?`
  return `sounds → ${file} does not exist${hint}`
}

/** Lists slugs that several sounds state; each slug must be unique. */
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
