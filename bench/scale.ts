import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openProvider } from '#provider/open-provider.ts'
import type { Provider } from '#provider/open-provider.ts'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import shop from '../shop.config.ts'
import { startPostgres } from '../tests/support/database/postgres-server.ts'
import type { PostgresServer } from '../tests/support/database/postgres-server.ts'
import { createCpuClock } from './scale-cpu.ts'
import { fillShop } from './scale-fill.ts'
import { measurePages } from './scale-pages.ts'
import { measureRequests } from './scale-requests.ts'

const settings = ['shared_buffers=2GB', 'max_wal_size=8GB', 'maintenance_work_mem=512MB']

/**
 * Prints the CPU time of lists, searches and filters relative to loading one product, in a
 * PostgreSQL database with this many one-shots. The database is filled once and kept in `.cache`.
 */
export async function measureScale(soundsCount: number): Promise<void> {
  await withFilledServer(soundsCount, async ({ folder, server }) => {
    const location = { dataDir: join(folder, 'files'), databaseUrl: server.url }
    await withProvider(location, (provider) =>
      measureRequests(provider, createCpuClock(join(server.folder, 'data')), soundsCount),
    )
    const [serverPid = ''] = readFileSync(join(server.folder, 'data/postmaster.pid'), 'utf8').split(
      '\n',
    )
    await measurePages({
      dataDir: join(folder, 'files'),
      databaseUrl: server.url,
      serverPid: Number(serverPid),
      soundsCount,
    })
  })
}

interface FilledServer {
  /** The folder for the files of the server and of shops. */
  readonly folder: string
  readonly server: PostgresServer
}

/** Runs `use` with a PostgreSQL server that contains a shop with this many one-shots. */
export async function withFilledServer<TResult>(
  soundsCount: number,
  use: (filled: FilledServer) => Promise<TResult>,
): Promise<TResult> {
  const folder = resolve(import.meta.dirname, `../.cache/scale-${soundsCount}-${hashSchema()}`)
  const server = await startPostgres(settings, join(folder, 'postgres'))
  try {
    mkdirSync(join(folder, 'files'), { recursive: true })
    // Opening the provider creates the tables.
    await withProvider({ dataDir: join(folder, 'files'), databaseUrl: server.url }, async () => {})
    await fillShop(server.url, soundsCount)
    return await use({ folder, server })
  } finally {
    await server.stop()
  }
}

/** Runs `use` with an open provider. */
async function withProvider(
  location: DatabaseLocation,
  use: (provider: Provider) => Promise<void>,
): Promise<void> {
  const provider = await openProvider({
    ...location,
    shop,
    providerUrl: 'http://provider.bench',
    paymentPageUrl: 'http://shop.bench/pay',
    storefrontUrl: 'http://shop.bench',
    secret: 'a secret for the benchmark only',
    catalogueDir: null,
    trustForwarded: false,
  })
  try {
    await use(provider)
  } finally {
    await provider.close()
  }
}

/** A database is reused as long as the code that creates its tables is unchanged. */
function hashSchema(): string {
  const folder = resolve(import.meta.dirname, '../provider')
  const migrationFolder = 'platform/database/migrations'
  const migrations = readdirSync(join(folder, migrationFolder)).map(
    (name) => `${migrationFolder}/${name}`,
  )
  const hash = createHash('sha256')
  const tables = [
    'catalog/listing/postgres/listing-table.ts',
    'catalog/search/postgres/text-index.ts',
    'catalog/search/search-documents.store.ts',
  ]
  for (const name of [...migrations, ...tables]) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 8)
}
