import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from './contract/describe-error.ts'
import type { Dependencies } from './dependencies.ts'
import { hasOwnMigrations } from './platform/database/migrate.ts'
import { pingDatabase } from './platform/database/open-database.ts'

/** How long a result is used, in milliseconds: nobody can make the shop check more often. */
const ttlMs = 1000

/** How long a check may take, in milliseconds. */
const limitMs = 3000

/** What the shop needs to serve requests, and whether it has it. */
export type Readiness = Readonly<Record<'database' | 'migrations' | 'files', boolean>>

const notReady: Readiness = { database: false, migrations: false, files: false }

/**
 * Creates the check whether this process can serve requests. It covers only what no request can do
 * without: if a payment service or mail server is down, the shop serves nearly everything.
 */
export function createReadinessCheck(
  dependencies: Pick<Dependencies, 'db' | 'files' | 'log'>,
): () => Promise<Readiness> {
  let cached: { readonly result: Promise<Readiness>; expiresAt: number } | null = null
  const logChange = createChangeLog(dependencies)

  async function check(): Promise<Readiness> {
    const { db, files } = dependencies
    const reasons: Partial<Record<keyof Readiness, unknown>> = {}
    const test = async (name: keyof Readiness, work: () => Promise<boolean>) =>
      await work().catch((error: unknown) => {
        reasons[name] = error
        return false
      })
    const [database, migrations, ...stores] = await Promise.all([
      test('database', async () => await pingDatabase(db)),
      test('migrations', async () => await hasOwnMigrations(db)),
      ...Object.values(files).map((store) =>
        test('files', async () => (await store.stat('readyz')) !== undefined),
      ),
    ])
    const readiness = { database, migrations, files: stores.every(Boolean) }
    logChange(readiness, reasons)
    return readiness
  }

  return async () => {
    if (cached === null || cached.expiresAt <= performance.now()) {
      const result = check()
      // A check that hangs is not started again, because each would occupy a connection.
      const entry = { result, expiresAt: Infinity }
      cached = entry
      void result.finally(() => (entry.expiresAt = performance.now() + ttlMs))
    }
    const limit = new AbortController()
    const late = wait(limitMs, notReady, { signal: limit.signal, ref: false })
    late.catch(() => {})
    return await Promise.race([cached.result, late]).finally(() => limit.abort())
  }
}

/** Creates a function that logs when the shop becomes ready or not ready. */
function createChangeLog({ log }: Pick<Dependencies, 'log'>) {
  let wasReady = true
  return (readiness: Readiness, reasons: Partial<Record<keyof Readiness, unknown>>) => {
    const isReady = Object.values(readiness).every(Boolean)
    if (isReady === wasReady) return
    wasReady = isReady
    const entries = Object.entries(reasons)
    const described = entries.map(([name, reason]) => [name, describeError(reason)] as const)
    log({
      level: isReady ? 'info' : 'error',
      event: isReady ? 'ready' : 'not-ready',
      ...Object.fromEntries(described),
    })
  }
}
