import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '#app/request-scope/settings.ts'

/**
 * Creates a folder and its parents one by one, because Node's recursive `mkdir` never returns on
 * file systems that do not allow new folders, such as /proc. Only the owner of the process can access
 * the new folders. Throws the file system's error.
 */
export function ensureFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) ensureFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Returns the secret that signs cookies and payment webhooks: the configured one, or one that is
 * generated once and stored in the data folder. If two processes start at the same time, both use
 * the secret written first. Throws an error that names the folder or the file if it cannot be used.
 */
export function getSigningSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, 'secret')
  try {
    ensureFolder(settings.dataDir)
  } catch (cause) {
    throw new Error(`The data folder ${settings.dataDir} is not writable.`, { cause })
  }
  try {
    return readSecret(file) ?? createSecret(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason'
    throw new Error(`The secret ${file} cannot be read or created: ${reason}.`, { cause })
  }
}

/** Returns the stored secret; null if the file is missing, or empty after a failed write. */
function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Writes the secret to a draft first, so that no process ever reads an incomplete one. */
function createSecret(file: string): string {
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    const secret = `${randomBytes(32).toString('hex')}\n`
    writeFileSync(draft, secret, { mode: 0o600, flush: true })
    if (readSecret(file) === null) rmSync(file, { force: true })
    // Unlike a rename, this fails if another process has created the file.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
