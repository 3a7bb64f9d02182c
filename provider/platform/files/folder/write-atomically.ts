import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureFolder } from '../ensure-folder.ts'

/** Matches the name of a draft, which is renamed to the file's name once complete. */
export const draftPattern = /\.[0-9a-f-]{36}\.tmp$/

/** The number of attempts to write a draft; each starting process removes a draft at most once. */
export const maxAttempts = 5

/**
 * Creates or replaces a file atomically: `write` writes and syncs a draft, which is then renamed to
 * `target` durably. Concurrent calls are safe, and a failed one leaves no draft behind. Rejects
 * with the error of `write` or the file system.
 */
export async function writeAtomically(
  target: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  ensureFolder(dirname(target))
  const draft = createDraftPath(target)
  try {
    for (let attempt = 1; ; attempt += 1) {
      if (await tryToWrite(draft, target, write, attempt === maxAttempts)) break
    }
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(target))
}

/** Returns a unique path for a draft of a file. */
export function createDraftPath(target: string): string {
  return `${target}.${randomUUID()}.tmp`
}

/**
 * Syncs a folder, where the file system supports it, so that the names of new files survive a power
 * loss.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync folders.
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync().catch((error: NodeJS.ErrnoException) => {
    // Some network file systems do not support it either.
    if (error.code !== 'EINVAL' && error.code !== 'ENOTSUP') throw error
  })
}

/**
 * Returns false if another process that just started has removed the draft, unless this is the last
 * attempt, which rejects.
 */
async function tryToWrite(
  draft: string,
  target: string,
  write: (draft: string) => Promise<void>,
  isLast: boolean,
): Promise<boolean> {
  try {
    await write(draft)
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
