import { resolve } from 'node:path'
import { renderCatalogue } from '../app/provider-embedded/demo/render/render-catalogue.ts'

/** Renders the three packs the tests sell, once for each state of the synthesis. */
await renderCatalogue({
  dir: resolve(import.meta.dirname, '../.cache/catalogue-small'),
  scale: 'small',
  onProgress: () => {},
})
