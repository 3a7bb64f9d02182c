import { openPictures } from '../accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '../catalog/open-catalogue-files.ts'
import type { ShopFiles } from '../dependencies.ts'
import type { ProviderOptions } from '../options.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'

/** Opens the file stores of a shop. */
export function openShopFiles({
  dataDir,
  catalogueDir,
  providerUrl,
}: Pick<ProviderOptions, 'dataDir' | 'catalogueDir' | 'providerUrl'>): ShopFiles {
  return {
    pictures: openPictures(dataDir, providerUrl),
    catalogue: openCatalogueFiles(catalogueDir ?? dataDir, providerUrl),
    packs: openPackFiles(dataDir),
  }
}

/** Opens the store of the covers in ZIPs of packs, which can be regenerated. */
export function openPackFiles(dataDir: string): ShopFiles['packs'] {
  return openFileStore(dataDir, 'packs')
}
