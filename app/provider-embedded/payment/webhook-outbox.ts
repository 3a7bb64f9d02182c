import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { WebhookEvent } from '../domain/payment-webhook.ts'

const eventSchema = z.object({
  id: z.string(),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string(),
  amount: z.string(),
  currency: z.string(),
})

/** Stores the events that the provider has not acknowledged yet, one file per event. */
export interface WebhookOutbox {
  /** Writes the event durably to disk before it returns; does not throw if that fails. */
  add(event: WebhookEvent): void
  remove(id: string): void
  list(): WebhookEvent[]
}

/**
 * Creates an outbox in the folder `notices` of `stateDir`; if `stateDir` is null, it stores
 * nothing.
 */
export function createWebhookOutbox(stateDir: string | null): WebhookOutbox {
  if (stateDir === null) return { add: () => {}, remove: () => {}, list: () => [] }
  const folder = join(stateDir, 'notices')
  mkdirSync(folder, { recursive: true })
  const toPath = (id: string) =>
    join(folder, `${createHash('sha256').update(id).digest('hex')}.json`)
  return {
    add: (event) => {
      try {
        writeDurably(folder, toPath(event.id), JSON.stringify(event))
      } catch {
        // A full disk must not prevent the event from being sent.
      }
    },
    remove: (id) => rmSync(toPath(id), { force: true }),
    list: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => readEvent(join(folder, name))),
  }
}

function writeDurably(folder: string, path: string, text: string): void {
  const temporary = `${path}.part`
  writeFileSync(temporary, text, { flush: true, mode: 0o600 })
  renameSync(temporary, path)
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

/** Reads an event from a file; skips an invalid file, but keeps it for inspection. */
function readEvent(path: string): WebhookEvent[] {
  try {
    return [eventSchema.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}
