import { expect, onTestFinished, test } from 'vitest'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { createZips } from '#provider/library/zips.ts'
import type { Zips } from '#provider/library/zips.ts'
import { QueueFullError } from '#provider/platform/workers/job-queue.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

/** Opens the ZIPs of a shop without files. */
async function openZips(): Promise<Zips> {
  const dataDir = await createTemporaryFolder()
  const db = await openTestDatabase(dataDir)
  onTestFinished(() => db.destroy())
  const files = openShopFiles({ dataDir, catalogueDir: null, providerUrl: '' })
  return createZips({ db, files, log: () => {} })
}

test('twenty ZIPs wait for checksums, and more are refused with a retry time', async () => {
  const zips = await openZips()
  const requests = Array.from({ length: 22 }, (_, index) => {
    const sha256 = String(index).padStart(64, '0')
    const sound = { path: 'lost.wav', sha256, bytes: 1, crc32: null }
    return zips.open([{ texts: [], cover: null, sounds: [sound], date: '2026-01-01' }])
  })
  const outcomes = await Promise.allSettled(requests)
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)
  expect(reasons.slice(0, 20).every((reason) => reason.code === 'ENOENT')).toBe(true)
  expect(reasons.slice(20)).toEqual([new QueueFullError(10), new QueueFullError(10)])
})

test('a ZIP whose checksums are known does not wait', async () => {
  const zips = await openZips()
  const sound = { path: 'kick.wav', sha256: '0'.repeat(64), bytes: 1, crc32: 0 }
  const contents = { texts: [], cover: null, sounds: [sound], date: '2026-01-01' }
  const opened = Array.from({ length: 50 }, () => zips.open([contents]))
  expect(new Set((await Promise.all(opened)).map(({ tag }) => tag)).size).toBe(1)
})
