import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { moveShop } from '#provider/programs/move/move-shop.ts'
import { blockMessage, createPlaces } from '../../../support/database/move-places.ts'
import type { MovePlaces } from '../../../support/database/move-places.ts'
import { startMove, toArguments } from '../../../support/programs/move-program.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import {
  expireRegistrations,
  readStoredRows,
  renewRegistrations,
  useDatabase,
} from '../../../support/database/stored-rows.ts'

async function countMessages(place: DatabaseLocation): Promise<number> {
  return await useDatabase(
    place,
    async (db) => (await db.selectFrom('contact_messages').select('id').execute()).length,
  )
}

async function openShopAt(place: DatabaseLocation): Promise<string> {
  const options = { folder: place.dataDir, databaseUrl: place.databaseUrl ?? null }
  return await openShop(options).then(
    async (shop) => {
      await shop.close()
      return 'opened'
    },
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
}

/** Starts a move to PostgreSQL and kills it after it has copied part of a table. */
async function interruptMove({ sqlite, postgres }: MovePlaces, signal: NodeJS.Signals = 'SIGKILL') {
  const blocked = await blockMessage(postgres)
  const move = startMove(toArguments(sqlite, postgres))
  await blocked.waitUntilBlocked()
  const opened = [await openShopAt(sqlite), await openShopAt(postgres)]
  move.kill(signal)
  if (signal === 'SIGKILL') await move.ended
  await blocked.release()
  return { opened, ended: await move.ended }
}

test('repeating the command resumes a killed move, and no shop starts until then [P9.02]', async () => {
  const places = await createPlaces()
  const { sqlite, postgres } = places
  const before = await readStoredRows(sqlite)
  const { opened, ended } = await interruptMove(places)
  expect(ended.status).toBe(null)
  expect(opened).toEqual([
    expect.stringMatching(
      /^The database .*overtone\.db cannot be used: process \d+ on \S+ is moving it; wait until it has finished, or try again at \S+Z if that process has been killed\.$/,
    ),
    expect.stringMatching(
      /^The database postgres:.* cannot be opened: it has only a part of the data of .*overtone\.db; complete the move with the same `npm run move`\.$/,
    ),
  ])
  expect(await countMessages(postgres)).toBe(2000)

  await useDatabase(sqlite, renewRegistrations)
  const early = moveShop({ from: sqlite, to: postgres, print: () => {} })
  await expect(early).rejects.toThrow(
    /^The database .* cannot be moved: process \d+ on \S+ is moving it;[^\n]+\.$/,
  )
  for (const place of [sqlite, postgres]) await useDatabase(place, expireRegistrations)
  expect(await openShopAt(postgres)).toContain('has only a part of the data')
  const back = moveShop({ from: postgres, to: sqlite, print: () => {} })
  await expect(back).rejects.toThrow('has only a part of the data')

  const { status, stdout, stderr } = await startMove(toArguments(sqlite, postgres)).ended
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Continuing an interrupted move.')
  expect(stdout).toContain('Copied 500 rows of contact_messages.')
  expect(stdout).toContain('The move is complete: both databases have the same data.')
  expect(await readStoredRows(postgres)).toEqual(before)
  expect([await openShopAt(sqlite), await openShopAt(postgres)]).toEqual(['opened', 'opened'])
})

test('an interrupted move starts over if the shop has been open since [P9.02]', async () => {
  const places = await createPlaces()
  const { sqlite, postgres } = places
  const { ended } = await interruptMove(places, 'SIGTERM')
  expect([ended.status, ended.stderr]).toEqual([
    1,
    'The move was interrupted; the same command continues it.\n',
  ])
  expect(await openShopAt(sqlite)).toBe('opened')
  await useDatabase(sqlite, async (db) => {
    await db
      .updateTable('contact_messages')
      .set({ message: 'Changed' })
      .where('id', '=', 7)
      .execute()
    await db.deleteFrom('contact_messages').where('id', '=', 8).execute()
  })
  const lines: string[] = []
  await moveShop({ from: sqlite, to: postgres, print: (text) => void lines.push(text) })
  expect(lines).toContain(
    'Starting an interrupted move over, because the shop may have changed since.',
  )
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows(sqlite))
})

test('a killed move from PostgreSQL to SQLite is resumed too [P9.02]', async () => {
  const { sqlite, postgres } = await createPlaces()
  await moveShop({ from: sqlite, to: postgres, print: () => {} })
  const again = { dataDir: await createTemporaryFolder() }
  const interruption = new AbortController()
  const moving = moveShop({
    from: postgres,
    to: again,
    print: (text) => {
      if (text.includes('contact_messages')) interruption.abort(new Error('stop'))
    },
    signal: interruption.signal,
  })
  await expect(moving).rejects.toThrow('stop')
  await useDatabase(again, async (db) => {
    await db.deleteFrom('contact_messages').where('id', '>', 1000).execute()
  })
  await moveShop({ from: postgres, to: again, print: () => {} })
  expect(await readStoredRows(again)).toEqual(await readStoredRows(sqlite))
})

test('a move whose databases differ at the end fails and starts over [P9.02]', async () => {
  const { sqlite, postgres } = await createPlaces()
  const target = await openDatabase(postgres)
  onTestFinished(() => target.destroy())
  await sql`create rule damage as on insert to coupons
    do also update coupons set percent = 6 where code = new.code`.execute(target)
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  await expect(moveShop({ from: sqlite, to: postgres, print })).rejects.toThrow(
    /^The move is not complete: coupons differ\. Run the same command again to start over\.$/,
  )
  expect(lines.join('\n')).toMatch(/^coupons +1 {2}[0-9a-f]{16} {2}in the target, DIFFERENT$/m)
  expect(await openShopAt(postgres)).toContain('has only a part of the data')
  await sql`drop rule damage on coupons`.execute(target)
  await moveShop({ from: sqlite, to: postgres, print })
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows(sqlite))
})
