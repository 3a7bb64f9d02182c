import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StorageError } from '#provider/platform/database/storage-failure.ts'
import type { FileStore } from '#provider/platform/files/file-store.ts'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

describe('a folder', () => {
  test('that is not public gives files no public URL', async () => {
    const store = openFolderStore(await createTemporaryFolder())
    expect(() => store.publicUrl('a.zip')).toThrow('The file a.zip is not public.')
  })

  test('refuses content larger than the free disk space', async () => {
    const store = openFolderStore(await createTemporaryFolder())
    await store.requireSpace(1)
    await expect(store.requireSpace(2 ** 60)).rejects.toThrow(StorageError)
  })
})

/** Makes the file system refuse to sync folders, with the code of an error. */
async function refuseToSyncFolders(code: string): Promise<void> {
  await using folder = await open(import.meta.dirname)
  const prototype: FileHandle = Object.getPrototypeOf(folder)
  const { sync } = prototype
  const refuse = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) throw Object.assign(new Error('refused'), { code })
    await sync.call(this)
  })
  onTestFinished(() => refuse.mockRestore())
}

async function putBoth(store: FileStore): Promise<string[]> {
  await store.put('text.txt', 'a text')
  await store.putHashed('.txt', async (draft) => await draft.write(Buffer.from('a text'), 0))
  return await store.list()
}

test.each(['EINVAL', 'ENOTSUP'])(
  'files are put into a folder that the file system cannot sync (%s)',
  async (code) => {
    const store = openFolderStore(await createTemporaryFolder())
    await refuseToSyncFolders(code)
    expect(await putBoth(store)).toHaveLength(2)
  },
)

test('a file is not reported as put if syncing its folder fails', async () => {
  const store = openFolderStore(await createTemporaryFolder())
  await refuseToSyncFolders('EIO')
  await expect(store.put('text.txt', 'a text')).rejects.toMatchObject({ code: 'EIO' })
})
