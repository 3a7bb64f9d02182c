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
import type { WebhookEvent } from './webhook-sender.ts'

const noticeShape = z.object({
  id: z.string(),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.closed']),
  session: z.string(),
  amount: z.string(),
  currency: z.string(),
})

/** What the provider has not answered yet, one file a notice. */
export interface WebhookOutbox {
  /** Returns when the notice would outlive a loss of power, or when the disk refused it. */
  keep(notice: WebhookEvent): void
  forget(id: string): void
  kept(): WebhookEvent[]
}

/** A store in the folder `notices` of `stateDir`; one that keeps nothing when that is null. */
export function createWebhookOutbox(stateDir: string | null): WebhookOutbox {
  if (stateDir === null) return { keep: () => {}, forget: () => {}, kept: () => [] }
  const folder = join(stateDir, 'notices')
  mkdirSync(folder, { recursive: true })
  const pathOf = (id: string) =>
    join(folder, `${createHash('sha256').update(id).digest('hex')}.json`)
  return {
    keep: (notice) => {
      try {
        writeDurably(folder, pathOf(notice.id), JSON.stringify(notice))
      } catch {
        // A full disk must not stop the notice itself, which is sent from memory next.
      }
    },
    forget: (id) => rmSync(pathOf(id), { force: true }),
    kept: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => readNotice(join(folder, name))),
  }
}

function writeDurably(folder: string, path: string, text: string): void {
  const unfinished = `${path}.part`
  writeFileSync(unfinished, text, { flush: true, mode: 0o600 })
  renameSync(unfinished, path)
  const listing = openSync(folder, 'r')
  fsyncSync(listing)
  closeSync(listing)
}

/** A file that is no notice is left where it is, for whoever looks into it. */
function readNotice(path: string): WebhookEvent[] {
  try {
    return [noticeShape.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}
