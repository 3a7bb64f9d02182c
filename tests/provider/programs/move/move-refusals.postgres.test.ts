import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { describeDatabase } from '#provider/platform/database/open-database.ts'
import {
  deleteOpenShop,
  openShopMs,
  registerMove,
  registerShop,
} from '#provider/platform/database/open-shops.store.ts'
import { moveShop } from '#provider/programs/move/move-shop.ts'
import { parseFilesTarget, parsePlaces, UsageError } from '#provider/programs/move/places.ts'
import { startMove } from '../../../support/programs/move-program.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import {
  expireRegistrations,
  readStoredRows,
  useDatabase,
} from '../../../support/database/stored-rows.ts'
import { prepareDatabase } from '../../../support/database/test-database.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Creates the empty databases of a folder. */
async function createPlaces(): Promise<Record<'sqlite' | 'postgres', DatabaseLocation>> {
  const dataDir = await createTemporaryFolder()
  const places = { sqlite: { dataDir }, postgres: await prepareDatabase(dataDir) }
  for (const place of Object.values(places)) await useDatabase(place, async () => {})
  return places
}

async function move(from: DatabaseLocation, to: DatabaseLocation): Promise<string> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return await moveShop({ from, to, print }).then(
    () => 'moved',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
}

async function openProviderAt(place: DatabaseLocation) {
  const options = { folder: place.dataDir, databaseUrl: place.databaseUrl ?? null }
  return await openShop(options)
}

async function insertSetting(place: DatabaseLocation): Promise<void> {
  const setting = { name: 'catalogue', value: '1' }
  await useDatabase(place, async (db) => {
    await db.insertInto('settings').values(setting).execute()
  })
}

describe.each(['sqlite', 'postgres'] as const)('a shop on %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test('is not moved while it is open, and can be moved once it is closed [P9.02]', async () => {
    const places = await createPlaces()
    const shop = await openProviderAt(places[engine])
    const message = new RegExp(
      String.raw`^The database \S+ cannot be moved: a shop is running on it \(process ${process.pid} on \S+\); stop it, or try again at \S+Z if that process has been killed\.$`,
    )
    expect(await move(places[engine], places[other])).toMatch(message)
    expect(await move(places[other], places[engine])).toMatch(message)
    await shop.close()
    await insertSetting(places[engine])
    expect(await move(places[engine], places[other])).toBe('moved')
  })

  test('is not overwritten: the target of a move must be empty [P9.02]', async () => {
    const places = await createPlaces()
    await insertSetting(places[engine])
    const before = await readStoredRows(places[engine])
    expect(await move(places[other], places[engine])).toBe(
      `The database ${describeDatabase(places[engine])} already has data, for example in the table settings; choose an empty one.`,
    )
    expect(await readStoredRows(places[engine])).toEqual(before)
    // The refused move has left no trace.
    await (await openProviderAt(places[engine])).close()
  })

  test('without any data is not moved [P9.02]', async () => {
    const places = await createPlaces()
    expect(await move(places[engine], places[other])).toBe(
      `The database ${describeDatabase(places[engine])} has no data to move.`,
    )
    await (await openProviderAt(places[other])).close()
  })

  test('can be moved after a kill once its registration has expired [P9.02]', async () => {
    const places = await createPlaces()
    await insertSetting(places[engine])
    await useDatabase(places[engine], (db) => registerShop(db, 'killed'))
    expect(await move(places[engine], places[other])).toContain('a shop is running on it')
    await useDatabase(places[engine], expireRegistrations)
    expect(await move(places[engine], places[other])).toBe('moved')
  })

  test("starts even if a move's process was killed while the clock was wrong [P9.02]", async () => {
    const places = await createPlaces()
    await useDatabase(places[engine], async (db) => {
      await registerMove(db, 'killed')
      await db.updateTable('open_shops').set({ expires_at: '2099-01-01T00:00:00.000Z' }).execute()
    })
    const shop = await openProviderAt(places[engine])
    expect((await shop.call('/api/v1/products')).status).toBe(200)
    await shop.close()
  })
})

test('a shop stays open for as long as it runs [P9.02]', async () => {
  const { sqlite, postgres } = await createPlaces()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const shop = await openProviderAt(sqlite)
  await vi.advanceTimersByTimeAsync(10 * openShopMs)
  expect(await move(sqlite, postgres)).toContain('a shop is running on it')
  await shop.close()
})

test('a shop suspended while a move started accepts no requests until the move has ended [P9.02]', async () => {
  const { sqlite } = await createPlaces()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const shop = await openProviderAt(sqlite)
  vi.setSystemTime(Date.now() + openShopMs)
  await useDatabase(sqlite, (db) => registerMove(db, 'a move'))
  await vi.advanceTimersByTimeAsync(openShopMs / 2)
  expect((await shop.call('/api/v1/products')).status).toBe(503)
  await useDatabase(sqlite, (db) => deleteOpenShop(db, 'a move'))
  await vi.advanceTimersByTimeAsync(openShopMs / 2)
  expect((await shop.call('/api/v1/products')).status).toBe(200)
})

test('a shop with an expired registration writes nothing while a move is running [P9.02]', async () => {
  const { sqlite } = await createPlaces()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const shop = await openProviderAt(sqlite)
  const send = () =>
    shop.call('/api/contact/send', {
      body: { full_name: 'Ann', email: 'a@b.cc', theme: 'Hello', message: 'A question' },
    })
  const countMessages = async () => (await readStoredRows(sqlite))['contact_messages']?.length
  vi.setSystemTime(Date.now() + openShopMs)
  const now = performance.now() + openShopMs
  vi.spyOn(performance, 'now').mockReturnValue(now)
  await useDatabase(sqlite, (db) => registerMove(db, 'a move'))
  expect((await send()).status).toBe(503)
  expect(await countMessages()).toBe(0)
  await useDatabase(sqlite, (db) => deleteOpenShop(db, 'a move'))
  expect((await send()).status).toBe(200)
  expect(await countMessages()).toBe(1)
})

test('a database with two addresses is not moved to itself [P9.02]', async () => {
  const { postgres } = await createPlaces()
  await insertSetting(postgres)
  const databaseUrl = postgres.databaseUrl?.replace('127.0.0.1', 'localhost')
  expect(await move(postgres, { ...postgres, databaseUrl })).toBe(
    'The source and the target are the same database.',
  )
})

const usage =
  'Usage: npm run move -- --from <place> --to <place>; a place is a data folder or a postgres:// URL. ' +
  'With --files bucket or --files folder, the files go to the bucket of the settings or back.'
const unreachable = 'postgres://user:secret@127.0.0.1:1/shop'

const sameDatabase = 'The source and the target are the same database.'

test.each([
  ['only one location', ['--from', 'a'], usage],
  ['an unknown option', ['--from', 'a', '--to', 'b', '--force'], usage],
  ['an unknown kind of URL', ['--from', 'a', '--to', 'mysql://localhost/shop'], usage],
  ['an unknown place for files', ['--files', 'disk'], usage],
  ['the same folder', ['--from', 'a', '--to', './a/'], sameDatabase],
  [
    'the same database',
    ['--from', 'postgres://one@localhost/shop', '--to', 'postgresql://two@localhost:5432/shop'],
    sameDatabase,
  ],
] as const)('the arguments are refused: %s [P9.02]', (_, args, message) => {
  expect(() => parseFilesTarget(args) ?? parsePlaces(args)).toThrow(new UsageError(message))
})

test.each([
  // The program is the one of the folder.
  ['no arguments', [], 2, usage.replace('npm run move --', 'node shop.js move')],
  [
    'a folder without a shop',
    ['--from', '/nowhere', '--to', unreachable],
    1,
    'There is no database overtone.db in the folder /nowhere.',
  ],
  [
    'a server that does not respond',
    ['--from', unreachable, '--to', '/nowhere'],
    1,
    'The database postgres://127.0.0.1:1/shop cannot be opened: its server does not respond; start it or check the address.',
  ],
] as const)(
  'the command reports an error on one line: %s [P9.02]',
  async (_, args, status, line) => {
    expect(await startMove(args).ended).toEqual({ status, stdout: '', stderr: `${line}\n` })
  },
)
