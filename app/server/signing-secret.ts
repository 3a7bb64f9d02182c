import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFolder } from './ensure-folder.ts'
import type { Settings } from '#app/request-scope/settings.ts'

/**
 * The secret that signs cookies and payment notices: the one set, or one the data folder keeps.
 * Two processes that start at once agree on the one that was written first. Throws one sentence
 * when the folder cannot be written.
 */
export function signingSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (settings.secret) return settings.secret
  const file = join(settings.dataDir, 'secret')
  try {
    ensureFolder(settings.dataDir)
    return findSecret(file) ?? makeSecret(file)
  } catch (cause) {
    throw new Error(`The data folder ${settings.dataDir} cannot be written.`, { cause })
  }
}

function findSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    return null
  }
}

function makeSecret(file: string): string {
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!findSecret(file)) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
