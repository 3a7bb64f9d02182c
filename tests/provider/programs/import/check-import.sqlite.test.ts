import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLabelFolder, importLabel } from '../../../support/label/import-label.ts'
import {
  createLabel,
  createTone,
  harborManifest,
  writeFiles,
} from '../../../support/label/label-folder.ts'
import { openOwnShop } from '../../../support/shops/own-shop.ts'
import { readStoredRows } from '../../../support/database/stored-rows.ts'
import { locateDatabase } from '../../../support/database/test-database.ts'

async function openShopWithLabel() {
  const folder = await createLabelFolder(createLabel())
  const shop = await openOwnShop()
  const check = async () => (await importLabel(shop.folder, folder, { isCheck: true })).lines
  return { shop, folder, check }
}

const summary = '1 pack can be imported; nothing was written.'

test('a check reports a pack as new, unchanged or changed [P1.04]', async () => {
  const { shop, folder, check } = await openShopWithLabel()
  expect((await check()).slice(-2)).toEqual([
    'Harbor Lights: can be imported (5 sounds): new',
    summary,
  ])
  await importLabel(shop.folder, folder)
  const before = await readStoredRows(locateDatabase(shop.folder))
  expect((await check()).slice(-2)).toEqual([
    'Harbor Lights: unchanged (5 sounds)',
    '0 packs can be imported, 1 unchanged; nothing was written.',
  ])
  const manifest = harborManifest.replace('A quiet quay.', 'A loud quay.')
  await writeFiles(folder, { 'Harbor Lights/pack.yaml': manifest })
  expect((await check()).slice(-2)).toEqual([
    'Harbor Lights: can be imported (5 sounds): texts, pictures or corrections',
    summary,
  ])
  expect(await readStoredRows(locateDatabase(shop.folder))).toEqual(before)
})

test('a check reports the change of each sound [P1.04 P1.05]', async () => {
  const { shop, folder, check } = await openShopWithLabel()
  await importLabel(shop.folder, folder)
  const shots = join(folder, 'Harbor Lights/One-Shots')
  await rename(join(shots, 'Kick 01 - Punchy.wav'), join(shots, 'Kick 02 - Punchy.wav'))
  await writeFiles(shots, {
    'Bell (A4).wav': null,
    'Fog Horn.wav': createTone(95, 0.5),
    'Clap.wav': createTone(800),
  })
  const manifest = harborManifest.replace('loop: 1.99', 'loop: 2.99')
  await writeFiles(folder, { 'Harbor Lights/pack.yaml': manifest })
  const lines = (await check()).join('\n')
  expect(lines).toMatch(/Bass Loop +Loops.* €2\.99 +new price$/m)
  expect(lines).toMatch(/Kick 02 Punchy +.*Kick 02 - Punchy\.wav .* new name$/m)
  expect(lines).toMatch(/Fog Horn +.* new content$/m)
  expect(lines).toMatch(/Clap +.* new$/m)
  expect(lines).toMatch(/^ +One-Shots\/Bell \(A4\)\.wav +withdrawn$/m)
  expect(lines).toMatch(
    /can be imported \(5 sounds\): 2 with new price, 1 new, 1 with new content, 1 with new name, 1 withdrawn$/m,
  )
})
