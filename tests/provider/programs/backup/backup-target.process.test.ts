import { spawnSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import { runToExit } from '../../../support/programs/run-to-exit.ts'
import { splitShopLine } from '../../../support/split-shop-line.ts'
import { bundledPrograms } from '../../../../scripts/launch/folder.js'

const isLinux = process.platform === 'linux'

/** Creates a stopped shop and a folder for its backups. */
async function prepare() {
  const folder = await createTemporaryFolder()
  await (await openDatabase({ dataDir: folder })).destroy()
  const backups = join(await createTemporaryFolder(), 'backups')
  await mkdir(backups)
  return { folder, backups }
}

/**
 * Backs up a shop; `command` runs Node with its arguments. Returns the exit status and the error
 * output.
 */
async function backUp(
  folder: string,
  target: string,
  command: readonly string[] = [],
  INIT_CWD = folder,
) {
  const settings = { DATA_DIR: folder, DEMO_CATALOGUE: 'none', INIT_CWD }
  const [first = process.execPath, ...rest] = [...command, process.execPath]
  const ended = await runToExit(
    bundledPrograms.owner,
    settings,
    [first, ...rest],
    ['backup', target],
  )
  return { status: ended.status, stderr: splitShopLine(ended.stderr).stderr }
}

test.skipIf(!isLinux)(
  'a backup to a place where no folder can be created fails and says so',
  async () => {
    const { folder } = await prepare()
    expect(await backUp(folder, '/proc/overtone/monday')).toEqual({
      status: 1,
      stderr:
        'The backup cannot be written to /proc/overtone/monday: no folder can be created there.\n',
    })
  },
)

test('a relative folder is resolved from where the owner ran npm', async () => {
  const { folder, backups } = await prepare()
  expect(await backUp(folder, 'monday', [], backups)).toEqual({ status: 0, stderr: '' })
  expect(await readdir(join(backups, 'monday'))).toContain('backup.json')
})

// A mount in its own namespace needs no privileges, but not every machine allows it.
const mount = ['unshare', '--mount', '--map-root-user', 'sh', '-c']
const canMount =
  isLinux && spawnSync(mount[0] ?? '', [...mount.slice(1), 'mount -t tmpfs t /tmp']).status === 0

test.skipIf(!canMount).each([
  ['is full', 'size=100k', 'the disk is full; free some space'],
  ['is mounted read-only', 'ro', 'it is read-only; allow the shop to write to it'],
])('the error of a backup to a disk that %s names that disk', async (_, options, reason) => {
  const { folder, backups } = await prepare()
  const script = `mount -t tmpfs -o ${options} t '${backups}' && exec "$0" "$@"`
  expect(await backUp(folder, `${backups}/monday`, [...mount, script])).toEqual({
    status: 1,
    stderr: `The backup cannot be written to ${backups}/monday: ${reason}.\n`,
  })
  expect(await readdir(backups)).toEqual([])
})
