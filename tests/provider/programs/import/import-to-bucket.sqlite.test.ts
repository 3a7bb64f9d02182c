import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { findFileFaults } from '#provider/programs/files/find-file-faults.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createLabel } from '../../../support/label/label-folder.ts'
import { startFaultProxy } from '../../../support/s3/fault-proxy.ts'
import { startS3 } from '../../../support/s3/start-s3.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

/** Returns whether a transaction keeps others from writing. */
function isLocked(dataDir: string): boolean {
  using db = new DatabaseSync(join(dataDir, 'overtone.db'), { timeout: 0 })
  try {
    db.exec('begin immediate; rollback')
    return false
  } catch {
    return true
  }
}

test('an import uploads to the bucket, and repeats uploads that it refuses [P9.04]', async () => {
  const proxy = await startFaultProxy(await startS3())
  const refused = new Set<string>()
  proxy.setFault(({ method, url = '' }) => {
    if (method !== 'PUT' || refused.has(url)) return { kind: 'none' }
    refused.add(url)
    return { kind: 'status', status: 503, code: 'SlowDown' }
  })
  const dataDir = await createTemporaryFolder()
  const folder = await createLabelFolder(createLabel())
  const { objectStore } = proxy
  expect(await importLabel(dataDir, folder, { objectStore })).toMatchObject({ isGood: true })
  expect(refused.size).toBeGreaterThan(3)
  const place = { ...getFolders(dataDir), objectStore }
  const faults = await useShopDatabase(dataDir, (db) =>
    findFileFaults(db, place, { readsContent: true }),
  )
  expect(faults).toEqual({ missing: [], damaged: [], unnamed: 0 })
  expect(await readdir(place.catalogueDir)).not.toContain('files')
})

test('an import uploads from all its threads at once, and repeats the uploads that fail [P9.04]', async () => {
  const threads = 2
  const proxy = await startFaultProxy(await startS3())
  const refused = new Set<string>()
  const allUpload = Promise.withResolvers<void>()
  let uploads = 0
  let most = 0
  proxy.setFault(async ({ method, url = '' }) => {
    // A thread uploads the preview of a sound before its other files.
    if (method !== 'PUT' || !url.endsWith('.mp3')) return { kind: 'none' }
    uploads += 1
    most = Math.max(most, uploads)
    if (uploads === threads) allUpload.resolve()
    await allUpload.promise
    uploads -= 1
    if (refused.has(url)) return { kind: 'none' }
    refused.add(url)
    return { kind: 'cut' }
  })
  const dataDir = await createTemporaryFolder()
  const folder = await createLabelFolder(createLabel())
  const timeLimits = { response: 240_000, silence: 240_000, retry: 1 }
  const objectStore = { ...proxy.objectStore, timeLimits }
  const outcome = await importLabel(dataDir, folder, {
    objectStore,
    openThreads: (data) => openSoundThreads(data, threads),
  })
  expect(outcome).toMatchObject({ isGood: true })
  expect(most).toBe(threads)
  expect(refused.size).toBeGreaterThan(threads)
  const faults = await useShopDatabase(dataDir, (db) =>
    findFileFaults(db, { ...getFolders(dataDir), objectStore }, { readsContent: true }),
  )
  expect(faults).toEqual({ missing: [], damaged: [], unnamed: 0 })
})

test('the shop can write while an import looks up the files of a pack [P9.04]', async () => {
  const proxy = await startFaultProxy(await startS3())
  const dataDir = await createTemporaryFolder()
  await useShopDatabase(dataDir, async () => {})
  const lookups = { free: 0, locked: 0 }
  proxy.setFault(({ method }) => {
    if (method === 'HEAD') lookups[isLocked(dataDir) ? 'locked' : 'free'] += 1
    return { kind: 'none' }
  })
  const folder = await createLabelFolder(createLabel())
  const { objectStore } = proxy
  expect(await importLabel(dataDir, folder, { objectStore })).toMatchObject({ isGood: true })
  expect(lookups.locked).toBe(0)
  expect(lookups.free).toBeGreaterThan(3)
})

test('an import that a bucket stops names it [P9.04]', async () => {
  const proxy = await startFaultProxy(await startS3())
  const { objectStore } = proxy
  proxy.setFault(({ method }) =>
    method === 'PUT' ? { kind: 'status', status: 403, code: 'AccessDenied' } : { kind: 'none' },
  )
  const folder = await createLabelFolder(createLabel())
  const imported = importLabel(await createTemporaryFolder(), folder, {
    objectStore,
    openThreads: (data) => openSoundThreads(data, 1),
  })
  await expect(imported).rejects.toMatchObject({
    message: expect.stringContaining('allow the access key'),
    place: expect.stringMatching(/^private at http/),
  })
})
