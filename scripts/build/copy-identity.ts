import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { loadShop } from '../../shop/load-shop.ts'
import type { ShopConfig } from '../../shop/shop-config.ts'

/**
 * Adds the identity of a project to the folder that runs its shop: the config and the owner's texts
 * (the programs have these two as JavaScript), the owner's legal texts, and the pictures that the
 * config names. Rejects if the shop would not start with them.
 */
export async function copyIdentity(project: string, folder: string): Promise<void> {
  const { config } = await loadShop({ shopConfigPath: null, legalDir: null })
  writeReference(folder, 'shop.config.js', 'shop.config')
  // The name that the shop looks for next to each config.
  if (existsSync(join(project, 'shop.texts.ts'))) {
    writeReference(folder, 'shop.texts.ts', 'shop.texts')
  }
  const files = ['legal', ...listPictures(config, project)]
  for (const path of files.filter((file) => existsSync(join(project, file)))) {
    cpSync(join(project, path), join(folder, path), { recursive: true })
  }
}

function writeReference(folder: string, file: string, program: string): void {
  writeFileSync(join(folder, file), `export { default } from './programs/${program}.js'\n`)
}

/** Returns the paths of the pictures that the config names, relative to the project. */
function listPictures({ brand }: ShopConfig, project: string): string[] {
  return [brand.logo, brand.icon]
    .filter((path) => path !== null)
    .map((path) => {
      const inside = relative(project, resolve(project, path))
      if (isAbsolute(path) || inside.startsWith(`..${sep}`)) {
        throw new Error(
          `shop.config.ts names ${path}, which the built folder cannot have. Move it into the project and name it with a relative path, or start the folder with SHOP_CONFIG.`,
        )
      }
      return inside
    })
}
