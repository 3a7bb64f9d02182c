import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureFolder } from '#app/server/ensure-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-folder-'))
const never = process.platform === 'linux' ? '/proc/overtone/data' : '/dev/null/data'
const secret = 'xkqj-1947-mvbz-8350-wert-ploi-26'

/** A program of the shop over a folder that nobody can make; ended when it goes on regardless. */
async function endOf(program: string, settings: Record<string, string>) {
  const path = resolve(import.meta.dirname, '../../app/server', program)
  const child = spawn(process.execPath, [path], { env: settings, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const [status] = await once(child, 'close')
  return { status, said }
}

test.each([
  ['main.ts', {}, 'data'],
  ['main.ts', { SECRET: secret }, 'data'],
  ['provider-main.ts', {}, 'data'],
  ['main.ts', { DATA_DIR: folder, CATALOGUE_DIR: never, SECRET: secret }, 'catalogue'],
])(
  '%s with %o stops at the start where the %s folder can never be made',
  async (program, settings, name) => {
    const { status, said } = await endOf(program, {
      DATA_DIR: never,
      DEMO_CATALOGUE: 'small',
      ...settings,
    })
    expect(said).toBe(`The ${name} folder ${never} cannot be made.\n`)
    expect(status).toBe(1)
  },
)

test('a folder is made with those above it, and one that is there is left alone', () => {
  const path = join(folder, 'a/b/c')
  ensureFolder(path)
  ensureFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
  rmSync(folder, { recursive: true })
})
