import { join } from 'node:path'
import { createCartCustomer, Session } from './customer.ts'
import { copyCatalogue } from './scale-copy.ts'
import { createServerClock } from './scale-cpu.ts'
import { measureGrowth } from './scale-growth.ts'
import type { FilledShop } from './scale-growth.ts'
import type { Engine } from './scale-growth-pages.ts'
import { withFilledServer } from './scale.ts'
import { startShop } from './shop.ts'

/** The numbers of one-shots; PostgreSQL is meant for larger shops. */
const sizes: Record<Engine, readonly number[]> = {
  PostgreSQL: [1000, 10_000, 100_000],
  SQLite: [1000, 20_000],
}

const firstPort = 3290

/**
 * Prints the CPU time of whole pages in shops of growing size on both engines, and its growth beside
 * the limits. If `isStrict`, the process fails above a limit.
 */
export async function measureCatalogue(isStrict: boolean): Promise<void> {
  for (const engine of ['PostgreSQL', 'SQLite'] as const) {
    const isExceeded = await withFilledShops(engine, sizes[engine], (shops) =>
      measureGrowth(engine, shops),
    )
    if (isStrict && isExceeded) process.exitCode = 1
  }
}

/** Runs `use` with a shop of each size; all of them run at the same time. */
async function withFilledShops<TResult>(
  engine: Engine,
  soundsCounts: readonly number[],
  use: (shops: readonly FilledShop[]) => Promise<TResult>,
  opened: readonly FilledShop[] = [],
): Promise<TResult> {
  const [soundsCount, ...others] = soundsCounts
  if (soundsCount === undefined) return use(opened)
  return withFilledDatabase(engine, soundsCount, async ({ env, readDatabaseCpu }) => {
    const port = firstPort + opened.length
    const settings = { ...env, DEMO_CATALOGUE: 'none', PAGE_CACHE_MB: '0', PAYMENT: 'demo' }
    const session = new Session(await createCartCustomer(settings))
    const shop = await startShop(env.DATA_DIR, settings, { port })
    try {
      const readCpu = () => shop.readCpuTime() + readDatabaseCpu()
      const filled = { shop, soundsCount, session, readCpu }
      return await withFilledShops(engine, others, use, [...opened, filled])
    } finally {
      await shop.close()
    }
  })
}

interface FilledDatabase {
  /** The settings of its shop. */
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }
  /** Returns the CPU time of processes other than the shop's, in milliseconds. */
  readonly readDatabaseCpu: () => number
}

/** Runs `use` with a database of this size. SQLite gets a copy of that of PostgreSQL. */
async function withFilledDatabase<TResult>(
  engine: Engine,
  soundsCount: number,
  use: (database: FilledDatabase) => Promise<TResult>,
): Promise<TResult> {
  if (engine === 'PostgreSQL')
    return withFilledServer(soundsCount, ({ folder, server }) =>
      use({
        env: { DATA_DIR: join(folder, 'files'), DATABASE_URL: server.url },
        readDatabaseCpu: createServerClock(join(server.folder, 'data')),
      }),
    )
  const dataDir = await withFilledServer(soundsCount, async ({ folder, server }) => {
    await copyCatalogue(server.url, join(folder, 'sqlite'))
    return join(folder, 'sqlite')
  })
  return use({ env: { DATA_DIR: dataDir }, readDatabaseCpu: () => 0 })
}
