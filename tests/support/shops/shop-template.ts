import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { insertDemoCodes } from '#provider/carts/codes.store.ts'
import { seedProducts } from './seed-products.ts'
import type { SeedProducts } from './seed-products.ts'
import { openTestDatabase, prepareDatabase } from '../database/test-database.ts'

let template: Promise<{ folder: string; products: SeedProducts }> | undefined

/** Copies a database with products and demo codes, created once per worker, to a folder. */
export async function copyShopTemplate(target: string): Promise<SeedProducts> {
  template ??= createTemplate()
  const { folder, products } = await template
  cpSync(folder, target, { recursive: true })
  await prepareDatabase(target, folder)
  return products
}

async function createTemplate() {
  const folder = mkdtempSync(join(inject('templateFolder'), 'shop-'))
  const db = await openTestDatabase(folder)
  const products = await seedProducts(db, folder)
  await insertDemoCodes(db)
  await db.destroy()
  return { folder, products }
}
