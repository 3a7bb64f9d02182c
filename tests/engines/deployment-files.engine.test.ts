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

test('Prometheus raises the alerts of the recorded samples, and no others [P9.08] [P9.07]', () => {
  const tests = join(deploy, 'monitoring/alerts.test.yml')
  expect(mustRun('promtool', ['test', 'rules', tests])).toContain('SUCCESS')
})

test('compose accepts the file with the settings of the example [P9.08]', async () => {
  const folder = join(await createTemporaryFolder(), 'deploy')
  cpSync(deploy, folder, { recursive: true })
  cpSync(join(folder, '.env.example'), join(folder, '.env'))
  const services = mustRun('docker-compose', ['config', '--services'], folder)
  expect(services.split('\n').toSorted()).toEqual(['bucket', 'caddy', 'postgres', 'shop'])
})
