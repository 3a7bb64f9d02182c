import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { blockMessage, createPlaces } from '../../../support/database/move-places.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { startRestore } from '../../../support/programs/restore-program.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import {
  expireRegistrations,
  readStoredRows,
  useDatabase,
} from '../../../support/database/stored-rows.ts'

async function backUp(shop: DatabaseLocation, name: string): Promise<string> {
  const backup = join(await createTemporaryFolder(), name)
  const { status, stderr } = await runShopCommand(shop.dataDir, `backup ${backup}`, null, shop)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return backup
}

async function restore(place: DatabaseLocation, backup: string) {
  return await startRestore(place, backup).ended
}

/** Opens and closes the shop; returns the reason it cannot be opened, or null. */
async function getOpeningError(place: DatabaseLocation): Promise<string | null> {
  const options = { folder: place.dataDir, databaseUrl: place.databaseUrl ?? null }
  return await openShop(options).then(
    async (shop) => {
      await shop.close()
      return null
    },
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
}

/** Backs up a shop with many messages, then kills its restore to PostgreSQL halfway. */
async function killRestore() {
  const { sqlite, postgres } = await createPlaces()
  const before = await readStoredRows(sqlite)
  const backup = await backUp(sqlite, 'monday')
  const place = { ...postgres, dataDir: await createTemporaryFolder() }
  const blocked = await blockMessage(postgres)
  const program = startRestore(place, backup)
  await blocked.waitUntilBlocked()
  program.kill()
  expect((await program.ended).status).toBe(null)
  await blocked.release()
  // The killed process's registrations expire by themselves.
  await useDatabase(place, expireRegistrations)
  await useDatabase({ dataDir: join(place.dataDir, 'restoring') }, expireRegistrations)
  return { sqlite, place, backup, before }
}

test('repeating the command completes a killed restore to PostgreSQL, and no shop starts until then', async () => {
  const { place, backup, before } = await killRestore()
  expect(await getOpeningError(place)).toMatch(
    /^The database postgres:.* cannot be opened: it has only a part of a backup; complete the restoration with the same `npm run shop -- restore`\.$/,
  )
  const { status, stdout, stderr } = await restore(place, backup)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('is restored; it was read again and compared')
  expect(await readStoredRows(place)).toEqual(before)
  expect(await readdir(place.dataDir)).not.toContain('restoring')
  expect(await getOpeningError(place)).toBe(null)
})

test('after a killed restore, another backup can be restored instead', async () => {
  const { sqlite, place } = await killRestore()
  await useDatabase(sqlite, async (db) => {
    await db.updateTable('coupons').set({ percent: 9 }).execute()
  })
  const before = await readStoredRows(sqlite)
  const other = await backUp(sqlite, 'tuesday')
  const { status, stderr } = await restore(place, other)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(await readStoredRows(place)).toEqual(before)
})
