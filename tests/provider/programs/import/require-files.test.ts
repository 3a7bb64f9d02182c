import { utimes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { storeContent, toKey } from '#provider/platform/files/hashed-files.ts'
import { requireFiles, requireStoredFiles } from '#provider/programs/import/require-files.ts'
import { getFolders } from '../../../support/label/import-label.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'

test('only old files without a use must be looked up again, because another import could remove them', async () => {
  const { shop } = await openLabelShop()
  const catalogue = openCatalogueFiles(getFolders(shop.folder))
  const sold = await shop.db.selectFrom('sounds').selectAll().executeTakeFirstOrThrow()
  const used = { sha256: sold.wav_sha256, extension: 'wav', bytes: sold.wav_bytes } as const
  const young = await storeContent(catalogue, 'young', 'wav')
  const old = await storeContent(catalogue, 'old', 'wav')
  const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
  for (const file of [used, old]) {
    await utimes(catalogue.describe(toKey(file)), longAgo, longAgo)
  }
  expect(await requireStoredFiles(shop.db, [used, young, old], catalogue)).toEqual([old])
  await catalogue.delete(toKey(old))
  await expect(requireFiles([old], catalogue)).rejects.toThrow('was deleted meanwhile')
})
