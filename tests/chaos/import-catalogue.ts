/**
 * A test program that imports the catalogue of a folder next to running providers, as the owner
 * does, and adds the discount codes. It can be killed and run again.
 */
import { importCatalogue } from '#provider/programs/demo/import-catalogue.ts'
import { openProcessors } from '#provider/payments/open-processors.ts'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { pruneFiles } from '#provider/library/prune-files.ts'
import { coupons, giftCards } from './codes.ts'
import { openTestDatabase, prepareDatabase } from '../support/database/test-database.ts'
import shop from '../../shop.config.ts'

const dayMs = 24 * 3600 * 1000

const [, , folder = ''] = process.argv
const options = {
  ...(await prepareDatabase(folder)),
  shop,
  catalogueDir: folder,
  providerUrl: 'http://provider.test',
  paymentPageUrl: 'http://shop.test/pay',
  storefrontUrl: 'http://shop.test',
  secret: 'not used by an import',
  trustForwarded: false,
}
const db = await openTestDatabase(folder)
const { outcome, orphanedFiles } = await importCatalogue(db, folder, new Date(), 'own')
if (outcome === 'imported') {
  const files = openShopFiles(options)
  const base = { db, options, files, clock: () => new Date(), log: () => {}, mailSender: null }
  await pruneFiles({ ...base, processors: await openProcessors(base) }, orphanedFiles)
}
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
