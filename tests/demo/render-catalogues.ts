import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { renderCatalogue } from '#provider/programs/demo/render/render-catalogue.ts'

const cacheFolder = resolve(import.meta.dirname, '../../.cache')

/** Folder of the full demo catalogue, which is rendered once per test run. */
export const fullCatalogueFolder = resolve(cacheFolder, 'catalogue-full')

const smallCatalogueFolder = resolve(cacheFolder, 'catalogue-small')

/** Renders the full catalogue on all cores and reuses the small one of the end-to-end tests. */
export default async function renderCatalogues(): Promise<void> {
  await renderCatalogue({ dir: smallCatalogueFolder, scale: 'small' })
  for (const folder of ['files', 'notes'])
    await cp(resolve(smallCatalogueFolder, folder), resolve(fullCatalogueFolder, folder), {
      recursive: true,
      force: false,
    })
  await renderCatalogue({ dir: fullCatalogueFolder, scale: 'full' })
}
