import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importPicture } from '#provider/programs/import/pictures/import-picture.ts'
import { createPng } from '../support/label/pictures.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

/**
 * Creates a pack with a picture, next to another folder with one; a symbolic link leads to the
 * pack.
 */
async function createPack() {
  const folder = await createTemporaryFolder()
  const picture = await createPng({ width: 8, height: 8 })
  for (const name of ['pack/art', 'private']) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'cover.png'), picture)
  }
  await symlink(join(folder, 'private'), join(folder, 'pack/linked'))
  await symlink(join(folder, 'private/cover.png'), join(folder, 'pack/linked.png'))
  await symlink(join(folder, 'pack'), join(folder, 'link-to-pack'))
  return join(folder, 'link-to-pack')
}

test.each(['linked/cover.png', 'linked.png'])(
  'a picture behind a symbolic link is refused: %s [P1.06]',
  async (path) => {
    expect(await importPicture(await createPack(), path)).toEqual({
      kind: 'refused',
      reason: 'it is behind a symbolic link; copy the file into the folder of the pack',
    })
  },
)

test('a picture in a folder of the pack is read, even if the pack is reached by a symbolic link [P1.08]', async () => {
  expect(await importPicture(await createPack(), 'art/cover.png')).toMatchObject({
    kind: 'picture',
  })
})

test.each([
  ['missing.png', 'it does not exist'],
  ['art', 'it is not a file'],
])('a picture that cannot be read is refused: %s [P1.06]', async (path, reason) => {
  expect(await importPicture(await createPack(), path)).toEqual({ kind: 'refused', reason })
})
