import { expect, onTestFinished, test } from 'vitest'
import { renewOwnVersion } from '#provider/catalog/catalogue-version.store.ts'
import { readUnchanged } from '#provider/catalog/listing/sqlite/listing-dialect.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

/** Reads a catalogue that another program changes during the first reads. */
async function readDuringChanges(changes: number) {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  let readings = 0
  return await readUnchanged(db, async () => {
    readings += 1
    if (readings <= changes) await renewOwnVersion(db)
    return readings
  })
}

test('a list is read again if the catalogue changes meanwhile [P2.05]', async () => {
  expect(await readDuringChanges(0)).toBe(1)
  expect(await readDuringChanges(1)).toBe(2)
})

test('a list is read at most three times, even if the catalogue keeps changing [P2.05]', async () => {
  expect(await readDuringChanges(9)).toBe(3)
})
