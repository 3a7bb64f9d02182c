import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openProvider } from '#app/provider-embedded/app.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { fillShop } from './scale-fill.ts'
import { measurePages } from './scale-pages.ts'
import { measureRequests } from './scale-requests.ts'

const settings = ['shared_buffers=2GB', 'max_wal_size=8GB', 'maintenance_work_mem=512MB']

/**
 * Prints how much more CPU time lists, searches and filters take than loading one product, in a
 * PostgreSQL database with this many one-shots. The database is filled once and kept in `.cache`.
 */
export async function measureScale(soundsCount: number): Promise<void> {
  const folder = resolve(import.meta.dirname, `../.cache/scale-${soundsCount}-${hashSchema()}`)
  const server = await startPostgres(settings, join(folder, 'postgres'))
  try {
    mkdirSync(join(folder, 'files'), { recursive: true })
    const open = () =>
      openProvider({
        dataDir: join(folder, 'files'),
        databaseUrl: server.url,
        providerUrl: 'http://provider.bench',
        paymentPageUrl: 'http://shop.bench/pay',
        storefrontUrl: 'http://shop.bench',
        secret: 'a secret for the benchmark only',
        catalogueDir: null,
        trustForwarded: false,
      })
    // Opening the provider creates the tables.
    await (await open()).close()
    await fillShop(server.url, soundsCount)
    const provider = await open()
    try {
      await measureRequests(provider, join(server.folder, 'data'), soundsCount)
    } finally {
      await provider.close()
    }
    const [serverPid = ''] = readFileSync(join(server.folder, 'data/postmaster.pid'), 'utf8').split(
      '\n',
    )
    await measurePages({
      dataDir: join(folder, 'files'),
      databaseUrl: server.url,
      serverPid: Number(serverPid),
      soundsCount,
    })
  } finally {
    await server.stop()
  }
}

/** A database is kept for as long as the code that creates its tables is the same. */
function hashSchema(): string {
  const folder = resolve(import.meta.dirname, '../app/provider-embedded/db')
  const migrations = readdirSync(join(folder, 'migrations')).map((name) => `migrations/${name}`)
  const hash = createHash('sha256')
  const tables = ['postgres-listing-table.ts', 'postgres-text-index.ts', 'search-documents.ts']
  for (const name of [...migrations, ...tables]) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 8)
}
