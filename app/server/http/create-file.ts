import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a file durably and in one step, so that no process ever reads an incomplete one; returns
 * false if it exists already. Only the owner of the process can read it. Leaves no draft behind, and
 * throws the file system's error.
 */
export function createFile(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(draft, text, { flush: true, mode: 0o600 })
    // Unlike a rename, this fails if the file exists.
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
