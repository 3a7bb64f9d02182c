import { join } from 'node:path'
import { createWords, tags } from './scale-words.ts'
import { createCpuClock, createServerClock } from './scale-cpu.ts'
import { copyCatalogue } from './scale-copy.ts'
import { measurePageCosts } from './scale-page-costs.ts'
import { measureRequests } from './scale-requests.ts'
import type { MeasuredRequest } from './scale-requests.ts'
import { withFilledServer, withProvider } from './scale.ts'

const sizes = [100, 20_000, 100_000]

/** The maximum for SQLite; PostgreSQL is meant for larger shops. */
const maxSqliteSounds = 20_000

const words = createWords(5000)
const shots = '/api/v1/products?category_id=3&limit=24'

/** Lists the provider requests of catalogue pages; `sound` is the product id of a sound. */
export function listRequests(sound: number): MeasuredRequest[] {
  return [
    ['catalogue: newest one-shots', shots],
    ['catalogue: newest packs', '/api/v1/products?category_id=2&limit=24'],
    ['catalogue: by name', `${shots}&sort=name-asc`],
    ['catalogue: by price, highest first', `${shots}&sort=price-desc`],
    ['catalogue: by length', `${shots}&sort=length-asc`],
    ['search: rare word', `${shots}&query=${words[4800]}`],
    ['search: word of medium frequency', `${shots}&query=${words[60]}`],
    ['search: most frequent word', `${shots}&query=${words[0]}`],
    ['search: one letter', `${shots}&query=s`],
    ['search: nothing found', `${shots}&query=qzxqzx`],
    ['facets: genre and instrument', `${shots}&genre=jazz&instrument=bass`],
    ['facets: frequent tag', `${shots}&tag=${tags[0]}`],
    ['facets: rare tag', `${shots}&tag=${tags.at(-1)}`],
    ['facets: artist', `${shots}&artist=artist-1`],
    ['facets: compatible keys', `${shots}&key=c-minor&key_match=compatible`],
    ['facets: related tempos', `${shots}&bpm=120,124&bpm_match=related`],
    [
      'facets: tag, genre, key, tempo',
      `${shots}&tag=${tags[0]}&genre=house&key=c-minor&bpm=100,130`,
    ],
    ['similar sounds', `${shots}&similar=${sound}`],
    ['related products', `/api/products/${sound}/related`],
  ]
}

/**
 * Prints the CPU time of catalogue requests relative to loading one product, and of catalogue pages
 * relative to a product page, with 100, 20,000 and 100,000 one-shots, on PostgreSQL and, up to
 * 20,000, on SQLite.
 */
export async function measureCatalogue(): Promise<void> {
  for (const soundsCount of sizes) {
    await withFilledServer(soundsCount, async ({ folder, server }) => {
      const requests = listRequests(Math.ceil(soundsCount / 20) + 1)
      const files = join(folder, 'files')
      process.stdout.write(`\n${soundsCount} one-shots, PostgreSQL\n`)
      await withProvider({ dataDir: files, databaseUrl: server.url }, (provider) =>
        measureRequests(
          provider,
          createCpuClock(join(server.folder, 'data')),
          soundsCount,
          requests,
        ),
      )
      await measurePageCosts({
        dataDir: files,
        settings: { DATABASE_URL: server.url },
        soundsCount,
        readDatabaseCpu: createServerClock(join(server.folder, 'data')),
      })
      if (soundsCount > maxSqliteSounds) return
      const dataDir = join(folder, 'sqlite')
      await copyCatalogue(server.url, dataDir)
      process.stdout.write(`\n${soundsCount} one-shots, SQLite\n`)
      await withProvider({ dataDir }, (provider) =>
        measureRequests(provider, readOwnCpu, soundsCount, requests),
      )
      await measurePageCosts({ dataDir, settings: {}, soundsCount, readDatabaseCpu: () => 0 })
    })
  }
}

function readOwnCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
