import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hashCoveredFiles } from '../../scripts/engines/record.js'

test('the record of the tests with real programs is green, and none of the files that it covers has changed since [P9.08]', () => {
  const record = readFileSync(resolve(import.meta.dirname, '../../docs/engines.md'), 'utf8')
  const read = (name: string) => new RegExp(`^- ${name}: (.*)$`, 'm').exec(record)?.[1]
  expect(read('Result')).toBe('green')
  expect(read('Commit')).toMatch(/^[0-9a-f]{7,}(, with changes)?$/)
  expect(record).not.toMatch(/\*\*(failed|skipped)\*\*/)
  for (const name of ['Varnish', 'nginx', 'PgBouncer', 'Caddy', 'Swift', 'systemd', 'container'])
    expect(record).toMatch(new RegExp(`^## .*${name}`, 'm'))
  // If they differ, run `npm run test:engines` and commit the page that it writes.
  const [, covered = ''] = record.split('## Covered files')
  const hashes = [...covered.matchAll(/^\| (\S+) \| (\w{16}) \|$/gm)].map((row) => row.slice(1))
  expect(hashes).toEqual(hashCoveredFiles())
})
