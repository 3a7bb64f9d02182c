import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureFolder } from '../../platform/files/ensure-folder.ts'
import { z } from 'zod'
import type { WebhookEvent } from './payment-notice.ts'
import { isMissing, maxAttempts } from '../../platform/files/folder/write-atomically.ts'

const eventSchema = z.object({
  id: z.string(),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string(),
  amount: z.string(),
  currency: z.string(),
})

const draftSuffix = '.part'

/** Stores unacknowledged events, one file per event. */
export interface WebhookOutbox {
  /** Stores the event durably before returning; throws the file system's error. */
  add(event: WebhookEvent): void
  /** Returns whether this or any other process has stored the event. */
  has(id: string): boolean
  remove(id: string): void
  list(): WebhookEvent[]
}

/**
 * Creates an outbox in the folder `notices` of `stateDir` and removes drafts left there by a killed
 * process; stores nothing if `stateDir` is null.
 */
export function createWebhookOutbox(stateDir: string | null): WebhookOutbox {
  if (stateDir === null) {
    return { add: () => {}, has: () => false, remove: () => {}, list: () => [] }
  }
  const folder = join(stateDir, 'notices')
  ensureFolder(folder)
  for (const name of readdirSync(folder)) {
    if (name.endsWith(draftSuffix)) rmSync(join(folder, name), { force: true })
  }
  const toPath = (id: string) =>
    join(folder, `${createHash('sha256').update(id).digest('hex')}.json`)
  return {
    add: (event) => {
      const path = toPath(event.id)
      if (!existsSync(path)) writeDurably(folder, path, JSON.stringify(event))
    },
    has: (id) => existsSync(toPath(id)),
    remove: (id) => rmSync(toPath(id), { force: true }),
    // The folder is missing while the data folder is being moved, which requests report.
    list: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => readEvent(join(folder, name))),
  }
}

/** Writes a new file; leaves no partial file if that fails. */
function writeDurably(folder: string, path: string, text: string): void {
  const draft = `${path}.${randomUUID()}${draftSuffix}`
  try {
    for (let attempt = 1; !tryToWrite(draft, path, text, attempt === maxAttempts); attempt += 1);
    syncFolder(folder)
  } catch (error) {
    for (const leftover of [draft, path]) rmSync(leftover, { force: true })
    throw error
  }
}

/**
 * Returns false if another process that just started has removed the draft, unless this is the last
 * attempt, which throws.
 */
function tryToWrite(draft: string, path: string, text: string, isLast: boolean): boolean {
  try {
    writeFileSync(draft, text, { flush: true, mode: 0o600 })
    renameSync(draft, path)
    return true
  } catch (error) {
    if (isLast || !isMissing(error, draft)) throw error
    return false
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

/** Reads an event from a file; skips an invalid file, but keeps it for inspection. */
function readEvent(path: string): WebhookEvent[] {
  try {
    return [eventSchema.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}
