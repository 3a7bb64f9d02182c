import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder, openTestProvider } from '../support/provider.ts'

test('drafts of ZIPs that a killed process left are removed at the next start', async () => {
  const dataDir = await createTemporaryFolder()
  const packs = join(dataDir, 'packs')
  const zip = `${'a'.repeat(64)}.zip`
  await mkdir(packs)
  for (const name of [zip, `${zip}.${randomUUID()}.tmp`, `${zip}.${randomUUID()}.tmp`]) {
    await writeFile(join(packs, name), 'PK')
  }
  await openTestProvider({ dataDir, catalogue: false })
  expect(await readdir(packs)).toEqual([zip])
})
