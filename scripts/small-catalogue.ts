import { resolve } from 'node:path'
import { renderCatalogue } from '../provider/programs/demo/render/render-catalogue.ts'

/** Renders the three packs sold in the end-to-end tests, unless they are up to date. */
await renderCatalogue({
  dir: resolve(import.meta.dirname, '../.cache/catalogue-small'),
  scale: 'small',
})
