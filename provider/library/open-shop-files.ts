import { openPictures } from '../accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '../catalog/open-catalogue-files.ts'
import type { ShopFiles } from '../dependencies.ts'
import type { ProviderOptions } from '../options.ts'
import { getDataPlace } from '../platform/files/file-place.ts'
import type { DataLocation, FileLocation } from '../platform/files/file-place.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'

/** Opens the file stores of a shop. */
export function openShopFiles(
  location: FileLocation & Pick<ProviderOptions, 'providerUrl'>,
): ShopFiles {
  const { providerUrl } = location
  return {
    pictures: openPictures(location, providerUrl),
    catalogue: openCatalogueFiles(location, providerUrl),
    packs: openPackFiles(location),
  }
}

/** Opens the store of the covers in ZIPs of packs, which can be regenerated. */
export function openPackFiles(location: DataLocation): ShopFiles['packs'] {
  return openFileStore(getDataPlace(location), 'packs')
}
