import { readdir } from 'node:fs/promises'
import type { Dirent } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { findNameFault } from './names/check-name.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'

const maxDepth = 8

/** A folder and everything below it. */
export interface Folder {
  readonly path: string
  readonly name: string
  readonly files: readonly string[]
  readonly folders: readonly Folder[]
  /** The absolute paths of entries that exist but cannot be imported. */
  readonly unreadable: readonly string[]
}

/**
 * Walks a folder recursively and adds a problem for each entry that cannot be imported. Never
 * follows symbolic links; skips hidden files and `__MACOSX`. Rejects with the file system's error
 * if the folder itself is unreadable.
 */
export async function walkFolder(path: string, problems: Problem[]): Promise<Folder> {
  return await walk(path, { root: path, depth: 0, problems })
}

interface Walk {
  readonly root: string
  readonly depth: number
  readonly problems: Problem[]
}

async function walk(path: string, { root, depth, problems }: Walk): Promise<Folder> {
  const files: string[] = []
  const folders: Folder[] = []
  const unreadable: string[] = []
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries.toSorted(byName)) {
    if (isHidden(entry.name)) continue
    const child = join(path, entry.name)
    const fault = findEntryFault(entry) ?? (depth >= maxDepth ? findDepthFault(entry) : null)
    if (fault !== null) {
      problems.push(createError(toLabel(root, child), fault))
      unreadable.push(child)
    } else if (entry.isFile()) files.push(entry.name)
    else {
      const folder = await walkOrReport(child, { root, depth: depth + 1, problems })
      if (folder === null) unreadable.push(child)
      else folders.push(folder)
    }
  }
  return { path, name: basename(path), files, folders, unreadable }
}

async function walkOrReport(path: string, state: Walk): Promise<Folder | null> {
  try {
    return await walk(path, state)
  } catch {
    state.problems.push(createError(toLabel(state.root, path), 'this folder cannot be read'))
    return null
  }
}

/** Sorts by code unit, so that the order is the same on every machine. */
function byName(first: Dirent, second: Dirent): number {
  return first.name < second.name ? -1 : first.name > second.name ? 1 : 0
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === '__MACOSX' || /^(thumbs\.db|desktop\.ini)$/i.test(name)
}

function findEntryFault(entry: Dirent): string | null {
  if (entry.isSymbolicLink()) return 'it is a symbolic link; copy the file here instead'
  if (!entry.isFile() && !entry.isDirectory()) return 'it is neither a file nor a folder'
  return findNameFault(entry.name)
}

function findDepthFault(entry: Dirent): string | null {
  return entry.isDirectory() ? `it is more than ${maxDepth} folders deep` : null
}

/** Returns the name for messages of a path below an imported folder. */
export function toLabel(root: string, path: string): string {
  return toPosix(relative(root, path)) || basename(root)
}

/** Converts a path to one with `/`, in Unicode NFC. */
export function toPosix(path: string): string {
  return path.split(sep).join('/').normalize('NFC')
}
