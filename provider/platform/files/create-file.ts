import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a file durably and atomically, so that no process ever reads an incomplete one; returns
 * false if it already exists. The file is only readable by the process's owner. Leaves no temporary
 * file behind, and throws file system errors.
 */
export function createFile(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, text, { flush: true, mode: 0o600 })
    // Unlike a rename, a link fails if the file exists.
    linkSync(draft, path)
    syncFolder(dirname(path))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function syncFolder(folder: string): void {
  const directory = openSync(folder, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
