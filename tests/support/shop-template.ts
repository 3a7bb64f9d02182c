import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { insertDemoCodes } from '#app/provider-embedded/db/codes.ts'
import { openDatabase } from '#app/provider-embedded/db/open-database.ts'
import { seedProducts } from './seed-products.ts'
import type { SeedProducts } from './seed-products.ts'

let template: Promise<{ folder: string; stock: SeedProducts }> | undefined

/** Copies a database with products and demo codes into a folder; it is made once per worker. */
export async function copyShopTemplate(target: string): Promise<SeedProducts> {
  template ??= createTemplate()
  const { folder, stock } = await template
  cpSync(folder, target, { recursive: true })
  return stock
}

async function createTemplate() {
  const folder = join(inject('templateFolder'), `${process.pid}-shop`)
  const db = await openDatabase(folder)
  const stock = await seedProducts(db, folder)
  await insertDemoCodes(db)
  await db.destroy()
  return { folder, stock }
}
