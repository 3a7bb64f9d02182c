import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { moveFiles } from '#provider/programs/files/move-files.ts'
import { getFolders } from '../label/import-label.ts'
import { startFaultProxy } from '../s3/fault-proxy.ts'
import { startS3 } from '../s3/start-s3.ts'
import { openLabelShop } from './label-shop.ts'
import { createTemporaryFolder, openShop } from './open-shop.ts'

/** Creates a shop whose files are only in a bucket, behind a proxy that can fail. */
export async function openBucketShop(changes: Partial<ObjectStore> = {}) {
  const { shop: source } = await openLabelShop()
  const s3 = await startS3()
  const proxy = await startFaultProxy(s3)
  const objectStore = { ...proxy.objectStore, ...changes }
  const folders = getFolders(source.folder)
  const moved = await moveFiles(folders, { ...folders, objectStore: s3 })
  const copiedFiles = join(await createTemporaryFolder(), 'files')
  await cp(join(source.catalogueDir, 'files'), copiedFiles, { recursive: true })
  await rm(join(source.catalogueDir, 'files'), { recursive: true })
  const shop = await openShop({
    folder: source.folder,
    catalogueDir: source.catalogueDir,
    hasDemoCatalogue: false,
    storefrontUrl: 'https://shop.test',
    objectStore,
  })
  return { shop, proxy, objectStore, folders, moved, copiedFiles }
}
