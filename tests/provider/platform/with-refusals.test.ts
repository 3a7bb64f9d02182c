import { expect, test } from 'vitest'
import { transact } from '#provider/platform/database/transact.ts'
import { withRefusals } from '#provider/platform/database/with-refusals.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'
import { openShop } from '../../support/shops/open-shop.ts'

async function insertCoupon(db: Database): Promise<void> {
  await db.insertInto('coupons').values({ code: 'TEST-CODE', percent: 10 }).execute()
}

async function countCoupons(db: Database): Promise<number> {
  return (await db.selectFrom('coupons').select('code').execute()).length
}

test('a refusal rolls back the transaction and is returned', async () => {
  const { folder } = await openShop({ sells: 'nothing' })
  const db = await openTestDatabase(folder)
  const result = await withRefusals<'too_late', string>((refuse) =>
    transact(db, async (transaction) => {
      await insertCoupon(transaction)
      return refuse('too_late')
    }),
  )
  expect([result, await countCoupons(db)]).toEqual(['too_late', 0])
  await db.destroy()
})

test('a result is returned after the commit', async () => {
  const { folder } = await openShop({ sells: 'nothing' })
  const db = await openTestDatabase(folder)
  const result = await withRefusals<'too_late', string>(() =>
    transact(db, async (transaction) => {
      await insertCoupon(transaction)
      return 'done'
    }),
  )
  expect([result, await countCoupons(db)]).toEqual(['done', 1])
  await db.destroy()
})

test('an error that is not a refusal is rethrown, even after a caught refusal', async () => {
  const error = new Error('the database is gone')
  const fails = withRefusals<'too_late', void>(async (refuse) => {
    try {
      refuse('too_late')
    } catch {
      throw error
    }
  })
  await expect(fails).rejects.toBe(error)
})
