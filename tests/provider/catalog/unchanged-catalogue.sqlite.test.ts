import { expect, onTestFinished, test } from 'vitest'
import { renewOwnVersion } from '#provider/catalog/catalogue-version.store.ts'
import { readUnchanged } from '#provider/catalog/listing/sqlite/listing-dialect.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

/** Reads a catalogue that another program changes during the first readings. */
async function readChanging(changes: number) {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  let readings = 0
  return await readUnchanged(db, async () => {
    readings += 1
    if (readings <= changes) await renewOwnVersion(db)
    return readings
  })
}

test('a list during which the catalogue changes is read again [P2.05]', async () => {
  expect(await readChanging(0)).toBe(1)
  expect(await readChanging(1)).toBe(2)
})

test('a list is read three times at most, however often the catalogue changes [P2.05]', async () => {
  expect(await readChanging(9)).toBe(3)
})
