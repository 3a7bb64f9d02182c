import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { copyDebianRoot, mustRun } from './support/debian-root.ts'
import { shopUser } from './support/isolated-root.ts'

const project = resolve(import.meta.dirname, '../..')
const probe = resolve(import.meta.dirname, 'support/unit-probe.js')

/** Ends the machine with the probe. */
const probeUnit = `[Unit]
After=shop.service

[Service]
Type=oneshot
TimeoutStartSec=10min
ExecStart=/usr/bin/node /probe.mjs
ExecStopPost=/bin/systemctl poweroff --force
`

const settings = {
  DATA_DIR: '/srv/shop/data',
  DEMO_CATALOGUE: 'none',
  ORIGIN: 'http://localhost:3000',
  MAIL: 'log',
}

/** Installs the shop as the guide says, with its unit and the probe to be started with the machine. */
function installShop(root: string): void {
  symlinkSync('../local/bin/node', join(root, 'usr/bin/node'))
  cpSync(join(project, 'dist/overtone'), join(root, 'srv/shop/overtone'), { recursive: true })
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(root, 'srv/shop/env'), lines.join(''))
  mustRun('chroot', [root, 'useradd', '--uid', String(shopUser), 'shop'])
  mkdirSync(join(root, 'srv/shop/data'))
  chownSync(join(root, 'srv/shop/data'), shopUser, shopUser)
  cpSync(probe, join(root, 'probe.mjs'))
  const units = join(root, 'etc/systemd/system')
  cpSync(join(project, 'deploy/shop.service'), join(units, 'shop.service'))
  writeFileSync(join(units, 'probe.service'), probeUnit)
  for (const name of ['shop.service', 'probe.service'])
    symlinkSync(`../${name}`, join(units, 'multi-user.target.wants', name))
}

test('on a Debian with systemd, the unit starts the shop without rights, reloads it, restarts it after a crash and stops it [P9.08]', async () => {
  const root = join(await createTemporaryFolder(), 'root')
  copyDebianRoot(root, ['systemd', 'procps'])
  installShop(root)
  const options = ['--boot', '--register=no', '--keep-unit', '--private-network', '--console=pipe']
  mustRun('systemd-nspawn', ['--directory', root, ...options])
  const file = join(root, 'report.json')
  const log = mustRun('journalctl', ['--no-pager', `--root=${root}`, '--unit=shop', '--unit=probe'])
  expect(existsSync(file), log).toBe(true)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  expect(report).toMatchObject({
    user: shopUser,
    // A filter of system calls, and no capabilities, not even of a program that would have some.
    limits: { NoNewPrivs: '1', Seccomp: '2', CapBnd: '0000000000000000' },
    isReloaded: true,
    restarts: 1,
    writable: ['/srv/shop/data'],
    result: 'success',
    status: 0,
  })
  expect(report.workers).toBeGreaterThan(0)
  expect(new Set(Object.values(report.pages)), JSON.stringify(report.pages)).toEqual(new Set([200]))
})
