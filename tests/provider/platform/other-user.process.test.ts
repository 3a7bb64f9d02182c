import { chmod, mkdir, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { runUnprivileged } from '../../support/programs/run-unprivileged.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'

const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username
const remedy = 'change its permissions, or run this as another user'

/** Creates a stopped shop's data folder with permissions for all users. */
async function createPublicShop(): Promise<string> {
  const folder = await createTemporaryFolder()
  await (await openDatabase({ dataDir: folder })).destroy()
  await chmod(dirname(folder), 0o755)
  for (const name of await readdir(folder)) await chmod(join(folder, name), 0o666)
  await chmod(folder, 0o777)
  return folder
}

/** Runs a command of the owner as an unprivileged user. */
const run = (folder: string, args: string) => runUnprivileged(() => runShopCommand(folder, args))

async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode)
  onTestFinished(() => chmod(path, 0o700))
}

test.each(['orders', 'backup /tmp/overtone-never'])(
  '“%s” names the user who may not read the data of the shop',
  async (args) => {
    const folder = await createPublicShop()
    const file = join(folder, 'overtone.db')
    const reason = `the user ${user} may not read it; ${remedy}`
    await setMode(folder, 0)
    expect(await run(folder, args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `The shop’s data cannot be used (${file}): ${reason}.\n`,
    })
    await setMode(folder, 0o755)
    await setMode(file, 0)
    expect((await run(folder, args)).stderr).toBe(
      `The database ${file} cannot be opened: ${reason}.\n`,
    )
  },
)

test('a backup to a folder that the user may not write to names the folder', async () => {
  const folder = await createPublicShop()
  const target = join(await createTemporaryFolder(), 'backups')
  await chmod(dirname(target), 0o755)
  await mkdir(target)
  await setMode(target, 0o555)
  expect(await run(folder, `backup ${target}/monday`)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `The backup cannot be written to ${target}/monday: the user ${user} may not write to it; ${remedy}.\n`,
  })
})

test('a backup that the user may not read is not reported as missing', async () => {
  const folder = await createPublicShop()
  const backup = join(await createTemporaryFolder(), 'monday')
  await chmod(dirname(backup), 0o755)
  expect((await runShopCommand(folder, `backup ${backup}`)).status).toBe(0)
  await setMode(backup, 0)
  const refusal = `The backup in ${backup} cannot be read: the user ${user} may not read it; ${remedy}.\n`
  const empty = await createTemporaryFolder()
  await chmod(empty, 0o777)
  expect((await run(empty, `restore ${backup}`)).stderr).toBe(refusal)
  await setMode(backup, 0o755)
  await chmod(join(backup, 'backup.json'), 0o644)
  expect((await run(empty, `restore ${backup}`)).stderr).toBe(refusal)
})
