import type { KyselyPlugin } from 'kysely'
import { onTestFinished } from 'vitest'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'
import { findEmail } from '#provider/platform/mail/mail-queue.store.ts'
import type { OutboxEmail } from '#provider/platform/mail/mail-queue.store.ts'
import { insertEmail } from '#provider/platform/mail/outbox.store.ts'
import type { DeliveryFailure } from '#provider/platform/mail/delivery-failure.ts'
import { createMailSender } from '#provider/platform/mail/mail-sender.ts'
import type { LogEntry } from '#provider/platform/log-entry.ts'
import { createTemporaryFolder } from '../shops/open-shop.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { createTestTimer } from '../test-timer.ts'

/** Opens a sender with an empty queue and a mail server implemented by the test. */
export async function openTestSender(telemetry: Telemetry = noTelemetry) {
  const database = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => database.destroy())
  let now = new Date('2026-03-01T12:00:00Z')
  const sentNumbers: number[] = []
  const entries: LogEntry[] = []
  const timer = createTestTimer()
  const hooks = {
    onClaim: () => {},
    onSend: async (_id: number, _signal?: AbortSignal): Promise<DeliveryFailure | null> => null,
    /** Called before each statement that changes rows; may throw. */
    onUpdate: () => {},
  }
  const observed: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') hooks.onUpdate()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const sender = createMailSender({
    db: database.withPlugin(observed),
    clock: () => now,
    log: (entry) => entries.push(entry),
    timer,
    domain: 'label.example',
    telemetry,
    requireCurrent: async () => hooks.onClaim(),
    transport: {
      send: async ({ to }, signal) => {
        const id = Number.parseInt(to, 10)
        sentNumbers.push(id)
        return await hooks.onSend(id, signal)
      },
    },
  })
  let count = 0

  return Object.assign(hooks, {
    sender,
    database,
    timer,
    entries,
    /** The numbers of the emails received by the mail server, including repetitions. */
    sentNumbers,
    now: () => now,
    pass: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
    /** Queues an email and returns its id. */
    queue: async (changes: Partial<Pick<OutboxEmail, 'kind' | 'text' | 'expires_at'>> = {}) => {
      count += 1
      const email = { to: `${count}@example.com`, subject: 'Hello', text: 'Hello' }
      const times = { created_at: now.toISOString(), next_at: now.toISOString() }
      const queued = { ...email, ...times, kind: 'order-receipt', state: 'queued' as const }
      return await insertEmail(database, { ...queued, ...changes })
    },
    read: async (id: number): Promise<OutboxEmail> => {
      const email = await findEmail(database, id)
      if (email === null) throw new Error(`There is no email ${id}.`)
      return email
    },
    /** Sends the emails that are due. */
    work: async () => await sender.task.run(new AbortController().signal),
  })
}
