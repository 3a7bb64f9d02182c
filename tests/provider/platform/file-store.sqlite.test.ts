import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPictures } from '#provider/accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { openS3Store } from '#provider/platform/files/s3/open-s3-store.ts'
import { describeFileStore } from '../../support/files/describe-file-store.ts'
import type { CreatePlace } from '../../support/files/describe-file-store.ts'
import { startS3 } from '../../support/s3/start-s3.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

/** Every `FileStore` implementation of the shop. */
const places: Readonly<Record<string, CreatePlace>> = {
  'a folder': async () => {
    const folder = join(await createTemporaryFolder(), 'files')
    return () => openFolderStore(folder, (key) => `https://files.test/${key}`)
  },
  'a bucket': async () => {
    const objectStore = await startS3()
    const toUrl = (key: string) => `https://files.test/${key}`
    return () => openS3Store({ objectStore, folder: 'data' }, 'files', { toUrl })
  },
  'two buckets': async () => {
    const place = { objectStore: await startS3(), folder: 'catalogue' } as const
    const toUrl = (key: string) => `https://files.test/${key}`
    const isHosted = (key: string) => /\.(txt|mp3)$/.test(key)
    return () => openS3Store(place, 'files', { toUrl, isHosted })
  },
}

for (const [name, createPlace] of Object.entries(places)) describeFileStore(name, createPlace)

test('uploads to a bucket need no writable folder but the data folder [P9.09]', async () => {
  const dataDir = await createTemporaryFolder()
  const place = { dataDir, catalogueDir: null, objectStore: await startS3() }
  vi.stubEnv('TMPDIR', join(dataDir, 'missing'))
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const store of [openPictures(place), openCatalogueFiles(place)]) {
    await store.put('streamed.wav', () => Readable.from([Buffer.from('streamed')]))
    const { sha256 } = await store.putHashed('wav', (draft) =>
      draft.write(Buffer.from('hashed'), 0),
    )
    expect((await store.list()).toSorted()).toEqual([`${sha256}.wav`, 'streamed.wav'].toSorted())
  }
  expect(await readdir(dataDir)).toEqual([])
})
