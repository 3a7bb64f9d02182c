import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

const message = {
  full_name: 'Ann Bee',
  email: 'ann@example.com',
  theme: 'Licence',
  message: 'x'.repeat(5000),
  created_at: '2026-03-01T12:00:00.000Z',
}

test('a transaction on a full disk fails with that reason, and writes succeed once there is space', async () => {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  // Limits the database to its current size, so that writes fail as on a full disk.
  await sql`pragma max_page_count = 1`.execute(db)
  const writing = db.transaction().execute(async (transaction) => {
    for (let count = 0; count < 100; count += 1) {
      await transaction.insertInto('contact_messages').values(message).execute()
    }
  })
  await expect(writing).rejects.toThrow('database or disk is full')
  await sql`pragma max_page_count = 1000000`.execute(db)
  await db
    .transaction()
    .execute((transaction) => transaction.insertInto('contact_messages').values(message).execute())
  const rows = await db.selectFrom('contact_messages').select('id').execute()
  expect(rows).toHaveLength(1)
})
