import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureFolder } from '#provider/platform/files/ensure-folder.ts'
import { getSigningSecret } from '#provider/platform/files/signing-secret.ts'
import { runToExit } from '../../support/programs/run-to-exit.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

const folder = mkdtempSync(join(tmpdir(), 'overtone-folder-'))
const impossibleFolder = process.platform === 'linux' ? '/proc/overtone/data' : '/dev/null/data'
const secret = 'xkqj-1947-mvbz-8350-wert-ploi-26'

test.each([
  [bundledPrograms.server, {}, 'data'],
  [bundledPrograms.server, { SECRET: secret }, 'data'],
  [bundledPrograms.provider, {}, 'data'],
  [
    bundledPrograms.server,
    { DATA_DIR: folder, CATALOGUE_DIR: impossibleFolder, SECRET: secret },
    'catalogue',
  ],
])(
  '%s with %o exits with a one-sentence error if the %s folder cannot be created',
  async (program, settings, name) => {
    const { status, stderr } = await runToExit(program, {
      DATA_DIR: impossibleFolder,
      DEMO_CATALOGUE: 'small',
      ...settings,
    })
    expect(stderr).toBe(`The ${name} folder ${impossibleFolder} cannot be created.\n`)
    expect(status).toBe(1)
  },
)

test('a folder is created with its parents, and an existing one is not changed', () => {
  const path = join(folder, 'a/b/c')
  ensureFolder(path)
  ensureFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
  rmSync(folder, { recursive: true })
})

function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'overtone-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

test.each(['', '\n'])('an empty secret file, %j, is replaced', (content) => {
  const dataDir = createDataDir()
  writeFileSync(join(dataDir, 'secret'), content)
  const generated = getSigningSecret({ secret: null, dataDir })
  expect(generated).toMatch(/^[0-9a-f]{64}$/)
  expect(getSigningSecret({ secret: null, dataDir })).toBe(generated)
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

// With a file size limit, every write fails as on a full disk; only Linux has `prlimit`.
test.skipIf(process.platform !== 'linux')(
  'a first start on a full disk exits with an error that names the secret, and starting again succeeds once there is space',
  async () => {
    const dataDir = createDataDir()
    const settings = { DATA_DIR: dataDir, DEMO_CATALOGUE: 'none' }
    const fullDisk: [string, ...string[]] = ['prlimit', '--fsize=0', process.execPath]
    const { status, stderr } = await runToExit(bundledPrograms.provider, settings, fullDisk)
    expect(stderr).toMatch(/^The secret \S+\/secret cannot be read or created: EFBIG.*\.\n$/)
    expect(status).toBe(1)
    expect(readdirSync(dataDir)).toEqual([])
    expect(getSigningSecret({ secret: null, dataDir })).toMatch(/^[0-9a-f]{64}$/)
  },
)
