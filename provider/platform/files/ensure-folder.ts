import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents one by one, because Node's recursive `mkdir` hangs on file
 * systems that do not allow new folders, such as /proc. By default, only the process's owner can
 * access new folders. Throws the file system's error.
 */
export function ensureFolder(path: string, mode = 0o700): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) ensureFolder(parent, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have created it since.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
