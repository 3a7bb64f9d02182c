import { insertDemoCodes } from '#provider/carts/codes.store.ts'
import { continueSeries } from '#provider/orders/invoices/number-series.store.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import config from '../../../shop.config.ts'
import type { Authenticator } from '../authenticator.ts'
import { demoTexts } from './demo-shop.ts'
import { creditAndLeave } from './fill-payments.ts'
import { addPasskey } from '../passkeys.ts'
import { createPictureForm, profilePath } from '../label/picture-form.ts'
import { createPng } from '../label/pictures.ts'
import { createCaller } from '../network/caller.ts'
import { seedProducts } from './seed-products.ts'
import type { SeedProduct, SeedProducts } from './seed-products.ts'
import { startShop } from './shop.ts'
import type { Shop } from './shop.ts'
import type { Customer } from './customer.ts'

/** A closed shop on SQLite with every kind of data. */
export interface FilledShop {
  readonly folder: string
  readonly customer: Customer
  readonly authenticator: Authenticator
  /** A one-shot that the customer owns. */
  readonly owned: SeedProduct
  /** A pack that the customer does not own. */
  readonly unowned: SeedProduct
}

/** Creates a shop in an empty folder, on SQLite. Programs started by tests can use it, too. */
export async function fillShop(folder: string): Promise<FilledShop> {
  const shop = await startShop(folder, { legalTexts: demoTexts })
  const products = await seedCatalogue(shop.db, folder)
  const customer = await shop.signUp(10_000)
  const { authenticator } = await fillAccount(shop, customer)
  await fillLists(shop, customer, products)
  const [owned, unowned] = await buyAndWithdraw(shop, customer, products)
  await shop.close()
  return { folder, customer, authenticator, owned, unowned }
}

async function seedCatalogue(db: Database, folder: string): Promise<SeedProducts> {
  const products = await seedProducts(db, folder)
  await insertDemoCodes(db)
  // A one-shot can belong to a pack that was added later.
  const [one, two] = [products.oneShots[0].id, products.packs[1].id]
  await db.updateTable('products').set({ pack_id: two, bpm: 93.5 }).where('id', '=', one).execute()
  await db.insertInto('settings').values({ name: 'catalogue', value: '1' }).execute()
  const text = {
    locale: 'de',
    short_description: 'Kürzer',
    description: 'Ö',
  } as const
  await db
    .insertInto('product_translations')
    .values({ product_id: two, ...text })
    .execute()
  await db
    .insertInto('artist_translations')
    .values({ artist_id: 1, locale: 'fr', description: 'Élève 🎹' })
    .execute()
  // The order of these texts depends on the collation.
  const instruments = ['bass', 'Bass', 'äolsharfe', 'zither', 'b-side'].map((instrument) => ({
    product_id: two,
    instrument,
  }))
  await db.insertInto('product_instruments').values(instruments).execute()
  await db.insertInto('product_tags').values({ product_id: two, tag: 'dusty' }).execute()
  await db
    .insertInto('pack_imports')
    .values({ pack_id: two, source_hash: 'ab'.repeat(32), manifest: '{}' })
    .execute()
  await db
    .updateTable('sounds')
    .set({ bars: 4, loudness: -14.25, true_peak: -1.0625, onsets: '[0,0.5]', features: 'AACAPw==' })
    .execute()
  await db
    .updateTable('sounds')
    .set({ measures: '{"brightness":5.25,"width":0}', analysis_version: 1 })
    .execute()
  await db
    .insertInto('public_files')
    .values({ sha256: 'ab'.repeat(32), extension: 'mp3', bytes: 4_500_000_000 })
    .execute()
  await db
    .insertInto('wav_checksums')
    .values({ sha256: 'ab'.repeat(32), crc32: 4_294_967_295 })
    .execute()
  await db
    .insertInto('pack_covers')
    .values({ file_name: `${'ab'.repeat(32)}.1.png`, bytes: 90_000, crc32: 4_294_967_295 })
    .execute()
  await rebuildSearchIndex(db)
  // With so few sounds, the index deletes a scale.
  await db
    .insertInto('sound_scales')
    .values({ instrument: 'kick', kind: 'loop', sounds: 20, scale: '{"measures":{},"scores":{}}' })
    .execute()
  return products
}

async function fillAccount(shop: Shop, customer: Customer) {
  const call = createCaller(shop.provider.fetch)
  const { token, email } = customer
  await call(profilePath, { token, body: createPictureForm(customer, await createPng(small)) })
  const added = await addPasskey({ call }, customer)
  await call('/api/v1/customer/login/passkey/options', { method: 'POST' })
  const backUrl = 'http://shop.test/en/auth/reset'
  await call('/api/v1/customer/forgot-password', { body: { email, back_url: backUrl } })
  for (const message of ['Hello ', 'Sent by mistake']) {
    const body = { full_name: 'Ann', email, theme: 'A "theme"\n', message }
    await call('/api/contact/send', { body })
  }
  // The id of a deleted row is not reused.
  await shop.db.deleteFrom('contact_messages').where('message', '=', 'Sent by mistake').execute()
  return added
}

async function fillLists(
  shop: Shop,
  { token }: Customer,
  { packs, oneShots }: SeedProducts,
): Promise<void> {
  const ids = [...packs, ...oneShots].map(({ id }) => id)
  const crates = [{ name: 'Späte Drums 🥁', product_ids: ids }]
  const lists = { favorites: ids, crates }
  const path = '/api/v1/customer/favorites/merge'
  const { body } = await shop.call(path, { body: lists, token })
  const crateId = body.data.crates[0].id
  await shop.call(`/api/v1/customer/crates/${crateId}/share`, { body: {}, token })
}

const small = { width: 8, height: 8 }

async function buyAndWithdraw(
  shop: Shop,
  customer: Customer,
  { packs, oneShots }: SeedProducts,
): Promise<[SeedProduct, SeedProduct]> {
  const [pack, other] = packs
  const [first, second] = oneShots
  if (!pack || !other || !first || !second) throw new Error('the seed products are missing')
  for (const [product, code] of [
    [first, 'FIRSTLISTEN'],
    [second, 'GIFT-TUNE-2500'],
  ] as const) {
    await customer.addToCart(product)
    await customer.enterCode(code)
    await customer.buy()
  }
  await customer.get('/api/v1/customer/orders/1/certificates')
  await customer.addToCart(pack)
  const session = await customer.topUp(2000)
  await customer.withdraw({ top_up_id: session, expected_amount: '20.0000' })
  await shop.withdraw({ contract: 'My order of yesterday' })
  await refundFirstOrder(shop)
  await dispute(shop, customer, session)
  await creditAndLeave(shop, customer)
  return [first, other]
}

/**
 * Refunds the order of the first sound without ending its download, and skips credit note numbers
 * as after a data loss.
 */
async function refundFirstOrder({ db, now }: Shop): Promise<void> {
  const order = { orderId: 1, itemIds: null, reason: 'Faulty', requestKey: 'used-shop' }
  const dependencies = { db, clock: () => now, mailSender: null, shop: config }
  await refundOrder(dependencies, { ...order, endsDownloads: false })
  await continueSeries(db, { name: 'credit-notes', year: now.getUTCFullYear() }, 12, now)
}

/** Inserts a won dispute and a payment that cannot be assigned. */
async function dispute({ db, now }: Shop, customer: Customer, session: string): Promise<void> {
  const timestamp = now.toISOString()
  const times = { created_at: timestamp, updated_at: timestamp }
  const claim = { id: 'dp_1', session_id: session, customer_id: customer.id, amount: 2000, held: 0 }
  await db
    .insertInto('disputes')
    .values({
      ...claim,
      reason: 'fraudulent',
      due_at: null,
      state: 'won',
      reported_at: timestamp,
      ...times,
    })
    .execute()
  await db
    .insertInto('unmatched_payments')
    .values({
      processor: 'stripe',
      processor_id: 'cs_1',
      session_id: null,
      amount: 500,
      currency: 'EUR',
      reason: 'unknown-session',
      settled_by: null,
      created_at: timestamp,
    })
    .execute()
  await noteOwner(db, customer, timestamp)
}

/** Inserts an alert to the owner and an action of the owner. */
async function noteOwner(db: Database, { id }: Customer, timestamp: string): Promise<void> {
  const sightingTimes = { first_seen_at: timestamp, last_seen_at: timestamp, sightings: 3 }
  const alertTimes = { due_at: null, told_at: timestamp, resolved_at: null }
  await db
    .insertInto('conditions')
    .values({
      kind: 'payments',
      key: '',
      problem: 'No "permission"',
      facts: '{}',
      ...sightingTimes,
      ...alertTimes,
    })
    .execute()
  const action = { event: 'customer-blocked' as const, customer_id: id, reason: null }
  await db
    .insertInto('owner_actions')
    .values({ ...action, created_at: timestamp, logged_at: null })
    .execute()
}
