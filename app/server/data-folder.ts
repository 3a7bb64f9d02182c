import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '#app/request-scope/settings.ts'

/**
 * Creates a folder and its parents one by one, because Node's recursive `mkdir` never returns on
 * file systems that do not allow new folders, such as /proc. Throws the file system's error.
 */
export function ensureFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) ensureFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Returns the secret that signs cookies and payment webhooks: the configured one, or one that is
 * generated once and stored in the data folder. If two processes start at the same time, both use
 * the secret written first. Throws an error if the folder is not writable.
 */
export function getSigningSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, 'secret')
  try {
    ensureFolder(settings.dataDir)
    return readSecret(file) ?? createSecret(file)
  } catch (cause) {
    throw new Error(`The data folder ${settings.dataDir} is not writable.`, { cause })
  }
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    return null
  }
}

function createSecret(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!readSecret(file)) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
