import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop, createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { runUnprivileged } from '../../support/programs/run-unprivileged.ts'

// Runs in a separate process, because a worker thread cannot change its user.
test('a read-only data folder fails with a single sentence that contains its path [provider R7.02]', async () => {
  const parent = await createTemporaryFolder()
  await chmod(parent, 0o755)
  const folder = join(parent, 'closed')
  await mkdir(folder)
  await chmod(folder, 0o555)
  const open = () => openShop({ folder })
  await expect(runUnprivileged(open)).rejects.toThrow(
    /^The (data folder|database) .*closed\S* (is not writable|cannot be opened): [^\n]+\.$/,
  )
})
