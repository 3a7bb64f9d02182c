import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getSigningSecret } from '#provider/platform/files/signing-secret.ts'

describe('the signing secret', () => {
  test('is generated once, stored in the data folder and readable only by its owner', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'overtone-secret-')), 'data')
    const first = getSigningSecret({ secret: null, dataDir })
    expect(first.length).toBeGreaterThanOrEqual(64)
    expect(getSigningSecret({ secret: null, dataDir })).toBe(first)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first)
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  test('fails with a one-sentence error if the data folder is not writable', () => {
    expect(() => getSigningSecret({ secret: null, dataDir: '/dev/null/data' })).toThrow(
      'The data folder /dev/null/data is not writable.',
    )
  })
})
