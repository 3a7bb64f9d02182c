import { describeError } from './contract/describe-error.ts'
import type { Dependencies } from './dependencies.ts'
import { hasOwnMigrations } from './platform/database/migrate.ts'
import { getEngine } from './platform/database/get-engine.ts'
import { limitRuns } from './platform/tasks/limit-runs.ts'

/** The time for which a result is used, in milliseconds; requests cannot cause more checks. */
const ttlMs = 1000

/** The time limit of each test of a check, in milliseconds. */
const limitMs = 3000

/** What the shop needs to serve requests, and whether it has it. */
export type Readiness = Readonly<Record<'database' | 'migrations' | 'files', boolean>>

/**
 * Creates the check whether this process can serve requests and deliver files. If a payment service
 * or mail server is down, the shop serves nearly everything, so they are not part of it.
 */
export function createReadinessCheck(
  dependencies: Pick<Dependencies, 'db' | 'files' | 'log'>,
): () => Promise<Readiness> {
  const { db, files } = dependencies
  const logChange = createChangeLog(dependencies)
  const tests = [
    createTest('database', async () => await getEngine(db).ping(db)),
    createTest('migrations', async () => {
      if (!(await hasOwnMigrations(db))) throw new Error('tables of an older version')
    }),
    // The covers of ZIPs are in the same place as the pictures.
    ...[files.catalogue, files.pictures].map((store) =>
      createTest('files', async () => await store.requireReachable()),
    ),
  ]
  let cached: { readonly result: Promise<Readiness>; expiresAt: number } | null = null

  async function check(): Promise<Readiness> {
    const failures: Failures = Object.assign(
      {},
      ...(await Promise.all(tests.map((test) => test()))),
    )
    const readiness = {
      database: !('database' in failures),
      migrations: !('migrations' in failures),
      files: !('files' in failures),
    }
    logChange(readiness, failures)
    return readiness
  }

  return async () => {
    if (cached === null || cached.expiresAt <= performance.now()) {
      const entry = { result: check(), expiresAt: Infinity }
      cached = entry
      void entry.result.finally(() => (entry.expiresAt = performance.now() + ttlMs))
    }
    return await cached.result
  }
}

type Failures = Readonly<Partial<Record<keyof Readiness, unknown>>>

/** Creates a test that returns the reason of a failure by name, and nothing if `work` succeeds. */
function createTest(name: keyof Readiness, work: () => Promise<void>): () => Promise<Failures> {
  const run = limitRuns(work, limitMs)
  return async () =>
    await run().then(
      () => ({}),
      (error: unknown) => ({ [name]: error }),
    )
}

/** Creates a function that logs when the shop becomes ready or not ready. */
function createChangeLog({ log }: Pick<Dependencies, 'log'>) {
  let wasReady = true
  return (readiness: Readiness, reasons: Failures) => {
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
