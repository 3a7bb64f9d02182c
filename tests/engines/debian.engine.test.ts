import { cpSync, mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { copyDebianRoot, mustRun } from './support/debian-root.ts'
import { runIsolated, shopUser } from './support/isolated-root.ts'

const project = resolve(import.meta.dirname, '../..')

const example = '/srv/examples'
const backup = '/data/backup'

/** A command of the owner with the data that a backup is restored to. */
const inRestored = (...args: readonly string[]) => [
  'env',
  'DATA_DIR=/data/restored',
  'node',
  'shop.js',
  ...args,
]

/**
 * Lists everything in a folder with its size, permissions, owner and time of change. A file that was
 * created and deleted again changes the time of its folder.
 */
function listEntries(root: string): string[] {
  return mustRun('find', [root, '-xdev', '-printf', '%p %s %m %U %C@\n']).split('\n')
}

/** Puts the customer, who is no part of the shop, into a root folder. */
function addCustomer(root: string): void {
  const target = join(root, 'srv/customer')
  cpSync(join(import.meta.dirname, 'support/buy.js'), join(target, 'buy.mjs'))
  cpSync(join(project, 'node_modules/seroval'), join(target, 'node_modules/seroval'), {
    recursive: true,
  })
}

test('on a bare Debian with Node, without a network and as another user, the folder imports, sells, backs up and restores, and writes only to DATA_DIR and the backup [P9.09]', async () => {
  const folder = await createTemporaryFolder()
  const root = join(folder, 'root')
  copyDebianRoot(root)
  cpSync(join(project, 'dist/overtone'), join(root, 'srv/overtone'), { recursive: true })
  cpSync(join(project, 'examples'), join(root, example), { recursive: true })
  addCustomer(root)
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
      DATA_DIR: '/data/shop',
      DEMO_CATALOGUE: 'none',
      PORT: '3000',
      ORIGIN: 'http://127.0.0.1:3000',
    },
    before: [['node', 'shop.js', 'import', example]],
    shop: ['node', 'server.js'],
    meanwhile: [
      ['node', '/srv/customer/buy.mjs'],
      ['node', 'shop.js', 'backup', backup],
    ],
    after: [inRestored('restore', backup), inRestored('orders')],
  })
  const outputs = report.commands.map(({ output }) => output)
  expect(
    report.commands.map(({ status }) => status),
    outputs.join('\n'),
  ).toEqual(Array(5).fill(0))
  expect(report).toMatchObject({ user: shopUser, canWrite: [], status: 0 })
  expect(report.isNetworkReachable).toBe(false)
  expect(Object.values(report.pages), report.output).toEqual(Array(7).fill(200))
  const [, purchase, , , orders] = outputs
  expect(purchase).toContain('RIFF')
  expect(orders).toContain('ann@example.com')
  const written = [...listEntries(root)].filter((entry) => !before.includes(entry))
  expect(written).toEqual([])
  expect((await readdir(dataDir)).toSorted()).toEqual(['backup', 'restored', 'shop'])
})
