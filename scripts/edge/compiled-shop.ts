import type { Plugin } from 'vite'
import { compileShop } from '#app/server/edge/compiled-shop.ts'
import type { CompiledShop } from '#app/server/edge/compiled-shop.ts'
import { loadShop } from '#shop/load-shop.ts'
import { readSettings } from '#app/server/settings/settings.ts'

const id = 'virtual:compiled-shop'

/**
 * Provides the identity of the shop as a module, because a Worker has no files. SHOP_CONFIG and
 * LEGAL_DIR determine it as at the start of a shop on Node.
 */
export function compiledShop(): Plugin {
  return {
    name: 'compiled-shop',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await loadCompiledShop())}` : null,
  }
}

/** Loads the identity of the shop for which the build is. */
export async function loadCompiledShop(): Promise<CompiledShop> {
  const { SHOP_CONFIG, LEGAL_DIR } = process.env
  return compileShop(await loadShop(readSettings({ SHOP_CONFIG, LEGAL_DIR })))
}
