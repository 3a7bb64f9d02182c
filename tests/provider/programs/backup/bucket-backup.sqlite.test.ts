import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { runBackup } from '#provider/programs/backup/backup.cli.ts'
import demoShop from '../../../../shop.config.ts'
import { silentOutput } from '../../../support/label/import-label.ts'
import { openBucketShop } from '../../../support/shops/bucket-shop.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

/** Backs up a shop with a bucket; returns how to restore it to new folders, and the printed lines. */
async function openBackup() {
  const opened = await openBucketShop()
  const { shop, objectStore } = opened
  const lines: string[] = []
  const run = async (name: 'backup' | 'restore', folder: string, isJson = false) => {
    const dataDir = name === 'backup' ? shop.folder : await createTemporaryFolder()
    const place = { location: { dataDir }, catalogueDir: join(dataDir, 'catalogue'), objectStore }
    const output = { ...silentOutput, isJson, print: (line: string) => void lines.push(line) }
    const settings = { workingFolder: dataDir, config: demoShop }
    return await runBackup({ name, folder }, { ...place, ...settings }, output)
  }
  const backup = join(await createTemporaryFolder(), 'monday')
  expect(await run('backup', backup)).toBe(true)
  return { ...opened, lines, run, backup }
}

test('a backup says that the files are in the bucket, and a restoration compares them by hash [P9.04]', async () => {
  const { objectStore, folders, lines, run, backup } = await openBackup()
  const place = 'they are in the bucket private at'
  expect(lines.join('\n')).toContain(place)
  expect(await run('restore', backup)).toBe(true)
  const files = openCatalogueFiles({ ...folders, objectStore })
  const [damaged = ''] = await files.list()
  await files.put(damaged, 'damaged')
  expect(await run('restore', backup)).toBe(false)
  expect(lines.at(-1)).toContain(
    `Files in the bucket: 1 damaged, such as ${files.describe(damaged)}`,
  )
})

test('a restoration whose store fails prints its result first, and which command compares the files later [P9.04]', async () => {
  const { proxy, lines, run, backup } = await openBackup()
  proxy.setFault(() => ({ kind: 'status', status: 403 }))
  lines.length = 0
  expect(await run('restore', backup)).toBe(false)
  expect(lines.join('\n')).toMatch(
    /is restored;[^]*Not compared: the files in the bucket .*refuses the request.*check --content/,
  )
  lines.length = 0
  expect(await run('restore', backup, true)).toBe(false)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'restore' },
    { event: 'not-asked', what: expect.stringContaining('refuses the request') },
  ])
})
