import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { mustRun } from './support/debian-root.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')
/** In tenths of systemd's scale from 0, without access to anything, to 10. */
const greatestExposure = 20

test('systemd accepts the unit and rates its exposure at 2.0 of 10 at most [P9.08]', () => {
  const unit = join(deploy, 'shop.service')
  expect(mustRun('systemd-analyze', ['verify', unit])).toBe('')
  const options = ['--offline=yes', `--threshold=${greatestExposure}`]
  mustRun('systemd-analyze', ['security', '--no-pager', ...options, unit])
})

test('compose accepts the file with the settings of the example, and every profile [P9.08]', async () => {
  const folder = join(await createTemporaryFolder(), 'deploy')
  cpSync(deploy, folder, { recursive: true })
  cpSync(join(folder, '.env.example'), join(folder, '.env'))
  const read = (...args: readonly string[]) =>
    mustRun('docker-compose', [...args, 'config', '--services'], folder)
      .split('\n')
      .toSorted()
  expect(read()).toEqual(expect.arrayContaining(['caddy', 'shop']))
  expect(read('--profile', 'postgres')).toEqual(['caddy', 'postgres', 'shop'])
})
