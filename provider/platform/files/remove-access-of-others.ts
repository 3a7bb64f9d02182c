import { chmodSync, statSync } from 'node:fs'

/**
 * Removes other users' access to a file or folder, if it exists and belongs to the process's user.
 */
export function removeAccessOfOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.uid !== process.geteuid?.()) return
  // Folders with the sticky bit, such as /tmp, are meant to be shared.
  const isPublicFolder = (found.mode & 0o1000) !== 0
  if (!isPublicFolder && (found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700)
}
