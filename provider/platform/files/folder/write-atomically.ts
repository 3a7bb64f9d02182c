import { randomUUID } from 'node:crypto'
import { chmod, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureFolder } from '../ensure-folder.ts'

/** Matches the name of a draft, which is renamed to the name of the file once it is complete. */
export const draftPattern = /\.[0-9a-f-]{36}\.tmp$/

/** How often a draft is written. Each process that starts removes a draft at most once. */
export const maxAttempts = 5

/**
 * Creates or replaces a file in one step: `write` writes a draft, which is then renamed to
 * `target`. Only the owner of the process can access the file. Concurrent calls are safe, and a failed one leaves nothing behind. Rejects with the
 * error of `write` or the file system.
 */
export async function writeAtomically(
  target: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  ensureFolder(dirname(target))
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    for (let attempt = 1; ; attempt += 1) {
      if (await tryToWrite(draft, target, write, attempt === maxAttempts)) return
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Returns false if another process that started in the meantime has removed the draft, unless this
 * is the last attempt, which rejects.
 */
async function tryToWrite(
  draft: string,
  target: string,
  write: (draft: string) => Promise<void>,
  isLast: boolean,
): Promise<boolean> {
  try {
    await write(draft)
    await chmod(draft, 0o600)
    await rename(draft, target)
    return true
  } catch (error) {
    if (isLast || !isMissing(error, draft)) throw error
    return false
  }
}

/** Returns whether the error means that the file no longer exists. */
export function isMissing(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false
  return error.code === 'ENOENT' && error.path === path
}
