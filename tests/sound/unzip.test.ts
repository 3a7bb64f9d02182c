import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isInstalled, tryToUnpack, writeZip } from '../support/unpack-zip.ts'
import { createEntry } from '../support/zip-entries.ts'

// Other programs are tried by `npm run test:engines`, which installs them.
describe.runIf(isInstalled('unzip'))('unzip', () => {
  test('finds no fault in a ZIP, except in a damaged one [P9.04]', async () => {
    const results = await tryToUnpack('unzip', (zip) => ['-t', zip])
    expect(results).toEqual({ whole: true, damaged: false })
  })

  test('finds all files of a ZIP of 70,000, which needs Zip64 [P9.04]', async () => {
    const names = Array.from({ length: 70_000 }, (_, index) => `${index}`)
    const zip = await writeZip(names.map((name) => createEntry(name, '')))
    const { status, stdout } = spawnSync('unzip', ['-Z1', zip], { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual(names)
    expect(spawnSync('unzip', ['-tqq', zip]).status).toBe(0)
  })
})
