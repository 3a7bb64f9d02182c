import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reencodePicture } from '#provider/accounts/profile/reencode-picture.ts'
import { openPictureUpload } from '../../../support/label/picture-upload.ts'
import { createPng } from '../../../support/label/pictures.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

test.each([
  ['covers', 'packs', 'jpg'],
  ['pictures', 'files', 'png'],
])(
  'temporary files of %s left by a killed process are removed at the next start',
  async (_what, name, extension) => {
    const dataDir = await createTemporaryFolder()
    const folder = join(dataDir, name)
    const file = `${'a'.repeat(64)}.${extension}`
    await mkdir(folder)
    for (const written of [file, `${file}.${randomUUID()}.tmp`, `${file}.${randomUUID()}.tmp`]) {
      await writeFile(join(folder, written), 'PK')
    }
    await openShop({ folder: dataDir })
    expect(await readdir(folder)).toEqual([file])
  },
)

test('ZIPs that an earlier version stored are removed at the next start [P9.04]', async () => {
  const dataDir = await createTemporaryFolder()
  const folder = join(dataDir, 'packs')
  await mkdir(folder)
  const cover = `${'a'.repeat(64)}.1.png`
  for (const name of [cover, `${'b'.repeat(64)}.zip`, `${'c'.repeat(64)}.zip`]) {
    await writeFile(join(folder, name), 'PK')
  }
  await openShop({ folder: dataDir })
  expect(await readdir(folder)).toEqual([cover])
})

test('a picture that cannot be stored leaves no files behind', async () => {
  const { send, folder } = await openPictureUpload()
  const picture = await createPng({ width: 8, height: 8 })
  const stored = await reencodePicture(picture)
  const bytes = stored.kind === 'picture' ? stored.bytes : expect.fail(stored.kind)
  // A folder with the picture's name cannot be replaced.
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`
  const files = join(folder, 'files')
  await mkdir(join(files, name), { recursive: true })
  expect((await send(picture)).status).toBe(500)
  expect(await readdir(files)).toEqual([name])
})
