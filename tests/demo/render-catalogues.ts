import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { renderCatalogue } from '#app/provider-embedded/demo/render/render-catalogue.ts'

const cache = resolve(import.meta.dirname, '../../.cache')

/** The whole demo catalogue, rendered once per run. */
export const fullCatalogueFolder = resolve(cache, 'catalogue-full')

const smallCatalogueFolder = resolve(cache, 'catalogue-small')

/** Renders the whole catalogue on all cores; the small one that the end-to-end tests use is reused. */
export default async function renderCatalogues(): Promise<void> {
  await renderCatalogue({ dir: smallCatalogueFolder, scale: 'small' })
  for (const folder of ['files', 'notes'])
    await cp(resolve(smallCatalogueFolder, folder), resolve(fullCatalogueFolder, folder), {
      recursive: true,
      force: false,
    })
  await renderCatalogue({ dir: fullCatalogueFolder, scale: 'full' })
}
