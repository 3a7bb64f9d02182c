import { cpSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { copyDebianRoot, mustRun } from './support/debian-root.ts'
import { runIsolated, shopUser } from './support/isolated-root.ts'

const project = resolve(import.meta.dirname, '../..')

/** Lists everything in a folder with its size, permissions, owner and time of change. */
function listEntries(root: string): string[] {
  return mustRun('find', [root, '-xdev', '-printf', '%p %s %m %U %C@\\n']).split('\n').toSorted()
}

test('on a bare Debian with Node, without a network and as another user, the folder imports and sells, and writes only to DATA_DIR [P9.09]', async () => {
  const folder = await createTemporaryFolder()
  const root = join(folder, 'root')
  copyDebianRoot(root)
  cpSync(join(project, 'dist/overtone'), join(root, 'srv/overtone'), { recursive: true })
  cpSync(join(project, 'examples'), join(root, 'srv/examples'), { recursive: true })
  const dataDir = join(folder, 'data')
  for (const path of [dataDir, ...['data', 'proc', 'dev', 'tmp'].map((name) => join(root, name))])
    mkdirSync(path, { recursive: true })
  const before = listEntries(root)
  const report = runIsolated({
    root,
    dataDir,
    isReadOnly: false,
    workingDirectory: '/srv/overtone',
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      DATA_DIR: '/data',
      DEMO_CATALOGUE: 'none',
      PORT: '3000',
    },
    before: [
      ['node', 'shop.js', 'import', '/srv/examples'],
      ['node', 'shop.js', 'orders'],
    ],
    shop: ['node', 'server.js'],
  })
  expect(report).toMatchObject({ user: shopUser, statuses: [0, 0], canWrite: [], status: 0 })
  expect(report.isNetworkReachable).toBe(false)
  expect(Object.values(report.pages), report.output).toEqual(Array(7).fill(200))
  expect(listEntries(root)).toEqual(before)
  expect(await readdir(dataDir)).toContain('overtone.db')
})
