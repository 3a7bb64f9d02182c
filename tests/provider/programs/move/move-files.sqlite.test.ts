import { expect, test } from 'vitest'
import {
  BeingMovedError,
  deleteOpenShop,
  registerShop,
} from '#provider/platform/database/open-shops.store.ts'
import { moveShopFiles } from '#provider/programs/move/move-shop-files.ts'
import { getFolders, useShopDatabase } from '../../../support/label/import-label.ts'
import { startFaultProxy } from '../../../support/s3/fault-proxy.ts'
import { startS3 } from '../../../support/s3/start-s3.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

async function prepareMove() {
  const { shop } = await openLabelShop()
  const proxy = await startFaultProxy(await startS3())
  const places = { ...getFolders(shop.folder), objectStore: proxy.objectStore }
  const move = (signal = new AbortController().signal) => moveShopFiles(places, 'bucket', signal)
  const startAnother = () =>
    useShopDatabase(shop.folder, async (db) => {
      await registerShop(db, 'another')
      await deleteOpenShop(db, 'another')
    }).catch((error: unknown) => error)
  return { shop, proxy, move, startAnother }
}

test('files are not moved while a shop is open, and can be moved once it is closed [P9.04]', async () => {
  const { shop, proxy, move } = await prepareMove()
  await expect(move()).rejects.toThrow(
    /^The files of the shop with the database \S+ cannot be moved: a shop is running on it \(process \d+ on \S+\); stop it, /,
  )
  expect(proxy.requests).toEqual([])
  await shop.close()
  expect((await move()).copied).toBeGreaterThan(3)
})

test('a shop does not start while its files are moved, and starts afterwards [P9.04]', async () => {
  const { shop, proxy, move, startAnother } = await prepareMove()
  await shop.close()
  const starts: Promise<unknown>[] = []
  proxy.setFault(({ method }) => {
    if (method === 'PUT' && starts.length === 0) starts.push(startAnother())
    return { kind: 'none' }
  })
  await move()
  expect(await Promise.all(starts)).toEqual([expect.any(BeingMovedError)])
  expect(await startAnother()).toBeUndefined()
})

test('an interrupted move of files lets the shop start, and continues [P9.04]', async () => {
  const { shop, proxy, move, startAnother } = await prepareMove()
  await shop.close()
  const interruption = new AbortController()
  proxy.setFault(({ method }) => {
    if (method === 'PUT') interruption.abort(new Error('interrupted'))
    return { kind: 'none' }
  })
  await expect(move(interruption.signal)).rejects.toThrow('interrupted')
  expect(await startAnother()).toBeUndefined()
  const { copied, present } = await move()
  expect(copied + present).toBeGreaterThan(3)
})

test('files of a folder without a shop are not moved [P9.04]', async () => {
  const folder = await createTemporaryFolder()
  const { objectStore } = await startFaultProxy(await startS3())
  const move = moveShopFiles(
    { ...getFolders(folder), objectStore },
    'folder',
    new AbortController().signal,
  )
  await expect(move).rejects.toThrow(`There is no shop in the folder ${folder}`)
})
