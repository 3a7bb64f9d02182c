import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFolder } from './ensure-folder.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { createFile } from './create-file.ts'
import { secretSchema } from '#shop/settings/schemas.ts'

/**
 * Returns the key that signs cookies and payment webhooks: the configured one, or one generated
 * once and stored in the data folder. If two processes start at the same time, both use the first
 * one written. Throws an error that names the folder or file if it cannot be used, or if the stored
 * key is damaged: a new one would invalidate open payment pages.
 */
export function getSigningSecret(settings: Pick<SharedSettings, 'secret' | 'dataDir'>): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, 'secret')
  try {
    ensureFolder(settings.dataDir)
  } catch (cause) {
    throw new Error(`The data folder ${settings.dataDir} is not writable.`, { cause })
  }
  const secret = readOrCreateSecret(file)
  if (secretSchema.safeParse(secret).success) return secret
  throw new Error(
    `The secret ${file} is damaged: restore it from a backup, or delete it to generate a new one.`,
  )
}

function readOrCreateSecret(file: string): string {
  try {
    return readSecret(file) ?? createSecret(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason'
    throw new Error(`The secret ${file} cannot be read or created: ${reason}.`, { cause })
  }
}

/** Returns the stored key; null if the file is missing, or empty after a failed write. */
function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function createSecret(file: string): string {
  // A failed write leaves an empty file.
  if (readSecret(file) === null) rmSync(file, { force: true })
  createFile(file, `${randomBytes(32).toString('hex')}\n`)
  return readFileSync(file, 'utf8').trim()
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
