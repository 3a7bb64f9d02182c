import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureFolder } from '#app/server/data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-folder-'))
const impossibleFolder = process.platform === 'linux' ? '/proc/overtone/data' : '/dev/null/data'
const secret = 'xkqj-1947-mvbz-8350-wert-ploi-26'

/** Runs a program of the shop until it exits; kills it after the test. */
async function runToExit(program: string, settings: Record<string, string>) {
  const path = resolve(import.meta.dirname, '../../app/server', program)
  const child = spawn(process.execPath, [path], { env: settings, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const [status] = await once(child, 'close')
  return { status, stderr }
}

test.each([
  ['main.ts', {}, 'data'],
  ['main.ts', { SECRET: secret }, 'data'],
  ['provider-main.ts', {}, 'data'],
  ['main.ts', { DATA_DIR: folder, CATALOGUE_DIR: impossibleFolder, SECRET: secret }, 'catalogue'],
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
