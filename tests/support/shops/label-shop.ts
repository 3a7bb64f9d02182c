import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createLabelFolder, importLabel } from '../label/import-label.ts'
import { createLabel, writeFiles } from '../label/label-folder.ts'
import { openOwnShop } from './own-shop.ts'
import { createTemporaryFolder } from './open-shop.ts'
import type { Shop } from './shop.ts'
import { prepareDatabase } from '../database/test-database.ts'

let template: Promise<string> | undefined

/** Opens a shop that has imported the label of `createLabel` from `folder`. */
export async function openLabelShop(): Promise<{ shop: Shop; folder: string }> {
  const folder = await createLabelFolder(createLabel())
  const dataDir = await createTemporaryFolder()
  template ??= createTemplate()
  const source = await template
  cpSync(source, dataDir, { recursive: true })
  await prepareDatabase(dataDir, source)
  return { shop: await openOwnShop(dataDir), folder }
}

/** Imports the label, whose sounds take a second to measure, once per worker. */
async function createTemplate(): Promise<string> {
  const folder = mkdtempSync(join(inject('templateFolder'), 'label-'))
  const dataDir = join(folder, 'shop')
  await writeFiles(join(folder, 'label'), createLabel())
  await importLabel(dataDir, join(folder, 'label'))
  return dataDir
}
