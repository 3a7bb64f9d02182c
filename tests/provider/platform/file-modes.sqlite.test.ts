import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'

/** Returns the modes of the data folder and its database files, in octal. */
function readModes(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.startsWith('overtone.db'))
  return Object.fromEntries(
    ['.', ...files].map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  )
}

const privateModes = {
  '.': '700',
  'overtone.db': '600',
  'overtone.db-shm': '600',
  'overtone.db-wal': '600',
}

test('only its owner can access a new data folder and its database [P8.06]', async () => {
  const folder = join(await createTemporaryFolder(), 'data')
  await openShop({ folder })
  expect(readModes(folder)).toEqual(privateModes)
})

test('other users lose access to an existing data folder and its database [P8.06]', async () => {
  const folder = join(await createTemporaryFolder(), 'data')
  mkdirSync(folder, { mode: 0o755 })
  const first = await openShop({ folder })
  chmodSync(folder, 0o755)
  for (const name of Object.keys(privateModes).slice(1)) chmodSync(join(folder, name), 0o644)
  await openShop({ folder: first.folder })
  expect(readModes(folder)).toEqual(privateModes)
})

test('only its owner can access the files that the shop writes, and the sounds for sale [P8.06]', async () => {
  const folder = join(await createTemporaryFolder(), 'elsewhere')
  const store = openFolderStore(join(folder, 'files'))
  await store.put('a.wav', 'a sound')
  const { sha256 } = await store.putHashed('mp3', (draft) => draft.write(Buffer.from('a'), 0))
  const mode = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)
  expect(['.', 'files', 'files/a.wav', `files/${sha256}.mp3`].map(mode)).toEqual([
    '700',
    '700',
    '600',
    '600',
  ])
  chmodSync(join(folder, 'files'), 0o755)
  await openShop({ catalogueDir: folder, hasDemoCatalogue: false })
  expect(mode('files')).toBe('700')
})

test('a data folder shared by all users keeps its mode', async () => {
  const folder = await createTemporaryFolder()
  chmodSync(folder, 0o1777)
  await openShop({ folder })
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
})
