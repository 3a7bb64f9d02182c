import { expect, test } from 'vitest'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { choosePublicFiles } from '#provider/library/choose-public-files.ts'
import type { LogEntry } from '#provider/platform/log-entry.ts'
import { startFaultProxy } from '../../support/s3/fault-proxy.ts'
import { startS3 } from '../../support/s3/start-s3.ts'
import { createTestTimer } from '../../support/test-timer.ts'

const storefrontUrl = 'https://shop.test'
const intervalMs = 5 * 60_000

test('the shop sends public files only while pages cannot load them from the bucket [P9.04]', async () => {
  const { objectStore, setFault } = await startFaultProxy(await startS3())
  const fail = () => setFault(({ method }) => ({ kind: method === 'GET' ? 'cut' : 'none' }))
  const entries: LogEntry[] = []
  fail()
  const opened = await choosePublicFiles({ objectStore, storefrontUrl }, (entry) => {
    entries.push(entry)
  })
  const files = openCatalogueFiles({ ...opened, dataDir: '', catalogueDir: null }, storefrontUrl)
  const getSender = () => new URL(files.publicUrl('a.mp3')).origin
  expect(getSender()).toBe(storefrontUrl)

  const timer = createTestTimer()
  const stop = opened.watch(timer)
  setFault(() => ({ kind: 'none' }))
  await timer.advanceToNextWaits(intervalMs)
  expect(getSender()).toBe(objectStore.endpoint)
  await timer.advanceToNextWaits(intervalMs)
  fail()
  await timer.advanceToNextWaits(intervalMs)
  expect(getSender()).toBe(storefrontUrl)
  stop()
  await timer.advanceToNextWaits(intervalMs)
  expect(timer.countWaits()).toBe(0)
  expect(entries.map(({ event }) => event)).toEqual([
    'public-files-not-used',
    'public-files-used',
    'public-files-not-used',
  ])
})
