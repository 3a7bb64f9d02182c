/**
 * A test program that opens the provider beside the running ones, which imports the catalogue in
 * the folder, and adds the codes that an owner would add. It can be killed and run again.
 */
import { openProvider } from '#app/provider-embedded/app.ts'
import { coupons, giftCards } from './codes.ts'
import { openTestDatabase, prepareDatabase } from '../support/test-database.ts'

const dayMs = 24 * 3600 * 1000

const [, , folder = ''] = process.argv
const provider = await openProvider({
  ...(await prepareDatabase(folder)),
  catalogueDir: folder,
  providerUrl: 'http://provider.test',
  paymentPageUrl: 'http://shop.test/pay',
  storefrontUrl: 'http://shop.test',
  secret: 'not used by an import',
  trustForwarded: false,
})
await provider.close()

const db = await openTestDatabase(folder)
await db.transaction().execute(async (transaction) => {
  for (const { code, percent, expiresInDays } of coupons) {
    await transaction
      .insertInto('coupons')
      .values({ code, percent, expires_at: toExpiry(expiresInDays) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const { code, amount, expiresInDays } of giftCards) {
    await transaction
      .insertInto('gift_cards')
      .values({ code, amount, expires_at: toExpiry(expiresInDays) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
})
await db.destroy()

function toExpiry(days: number | null): string | null {
  return days === null ? null : new Date(Date.now() + days * dayMs).toISOString()
}
