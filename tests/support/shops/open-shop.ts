import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestRunner, afterAll, inject, onTestFinished } from 'vitest'
import { insertDemoCodes } from '#provider/carts/codes.store.ts'
import { openProvider } from '#provider/open-provider.ts'
import type { ProviderOptions } from '#provider/open-provider.ts'
import { findLedgerViolations } from '../database/ledger-invariants.ts'
import { dropDatabase, openTestDatabase, prepareDatabase } from '../database/test-database.ts'
import { writeCatalogue } from './catalogue-fixture.ts'
import { noProducts, seedProducts } from './seed-products.ts'
import type { SeedProducts } from './seed-products.ts'
import { fixedOptions, startShop, startTime } from './shop.ts'
import type { Shop } from './shop.ts'

/**
 * The products of a new shop: a few without real sounds, the catalogue of `writeCatalogue` in its
 * folder `catalogue`, or none.
 */
type ProductRange = 'seed' | 'catalogue' | 'nothing'

export interface ShopOptions extends Partial<Omit<ProviderOptions, 'dataDir'>> {
  readonly sells?: ProductRange
  /** An existing data folder with its products; by default, a new one. */
  readonly folder?: string
  /** Whether to check the ledger when the shop closes. */
  readonly isAudited?: boolean
}

/**
 * Opens a shop without a server. It is closed at the end of the test or, if opened outside tests,
 * of the file. By default, it sells the seed products, or those of the given `catalogueDir`.
 */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { folder: existingFolder, sells, isAudited = false, ...changes } = options
  const range = sells ?? (changes.catalogueDir === undefined ? 'seed' : 'nothing')
  const folder = existingFolder ?? (await createTemporaryFolder())
  const catalogue = range === 'catalogue' ? { catalogueDir: join(folder, 'catalogue') } : {}
  if (existingFolder !== undefined && range === 'catalogue')
    await writeCatalogue(join(folder, 'catalogue'))
  const products = existingFolder === undefined ? await copyTemplate(range, folder) : noProducts
  const shop = await startShop(folder, { ...catalogue, ...changes }, products)
  runAtEnd(async () => {
    const violations = isAudited ? await findLedgerViolations(shop.db) : []
    await shop.close()
    if (violations.length > 0) throw new Error(`ledger violations: ${violations.join('; ')}`)
  })
  return shop
}

/** Creates a folder that is removed at the end of the test or, outside tests, of the file. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-test-'))
  runAtEnd(async () => {
    await dropDatabase(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Runs work at the end of the test or, outside tests, of the file. */
export function runAtEnd(work: () => Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(work)
  else onTestFinished(work)
}

/** The data folders of new shops by their products, each created once per worker. */
const templates = new Map<ProductRange, Promise<{ folder: string; products: SeedProducts }>>()

async function copyTemplate(range: ProductRange, target: string): Promise<SeedProducts> {
  const template = templates.get(range) ?? createTemplate(range)
  templates.set(range, template)
  const { folder, products } = await template
  cpSync(folder, target, { recursive: true })
  await prepareDatabase(target, folder)
  return products
}

async function createTemplate(range: ProductRange) {
  const folder = await mkdtemp(join(inject('templateFolder'), 'shop-'))
  if (range === 'seed') return { folder, products: await seedShop(folder) }
  const catalogueDir = range === 'catalogue' ? join(folder, 'catalogue') : null
  if (catalogueDir !== null) await writeCatalogue(catalogueDir)
  const provider = await openProvider({
    ...fixedOptions,
    ...(await prepareDatabase(folder)),
    catalogueDir,
    clock: () => startTime,
    sendMail: async () => {},
  })
  await provider.close()
  return { folder, products: noProducts }
}

async function seedShop(folder: string): Promise<SeedProducts> {
  const db = await openTestDatabase(folder)
  const products = await seedProducts(db, folder)
  await insertDemoCodes(db)
  await db.destroy()
  return products
}
