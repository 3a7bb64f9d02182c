import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { bundlePrograms } from '../../scripts/build/bundle-programs.ts'
import { createEnvironment } from '../support/programs/program-environment.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const built = resolve(import.meta.dirname, '../../dist/overtone')
const packs = resolve(import.meta.dirname, '../../examples')
const maxBytes = 150_000_000

/** Names in the synthesis of the demo catalogue. */
const synthesis = ['renderPack', 'renderSound', 'packSpecs', 'Kettle Hours']

/** A copy far from the project, whose packages it cannot find. */
let folder = ''
let dataDir = ''

beforeAll(async () => {
  folder = join(await createTemporaryFolder(), 'overtone')
  dataDir = await createTemporaryFolder()
  await cp(built, folder, { recursive: true })
})

/** Lists the files of a folder with their sizes and times. */
async function listFiles(path: string): Promise<Map<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const rows = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const { size, mtimeMs } = await stat(join(parentPath, name))
      return [join(parentPath, name), `${size} ${mtimeMs}`] as const
    }),
  )
  return new Map(rows)
}

/** Reads the code of the programs of a folder. */
async function readPrograms(path: string): Promise<string> {
  const programs = join(path, 'programs')
  const names = (await readdir(programs)).filter((name) => name.endsWith('.js'))
  return (await Promise.all(names.map((name) => readFile(join(programs, name), 'utf8')))).join('\n')
}

/** Runs an owner's command of the folder with the shop's data. */
function runCommand(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'shop.js'), ...args],
    {
      env: createEnvironment({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'none' }),
      encoding: 'utf8',
      cwd: folder,
    },
  )
  return { status, stdout, stderr }
}

test('the folder has at most 150 MB, and packages only of programs with binary parts [P9.09]', async () => {
  const files = await listFiles(built)
  const bytes = [...files.values()].reduce((sum, row) => sum + Number(row.split(' ')[0]), 0)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThan(maxBytes)
  const packages = await readdir(join(built, 'node_modules'))
  expect(packages.toSorted()).toEqual(['@img', 'detect-libc', 'semver', 'sharp'])
})

test('the synthesis of the demo catalogue is only in a folder that is built with it [P9.09]', async () => {
  const bundle = await createTemporaryFolder()
  await bundlePrograms({ folder: bundle, demo: false })
  // `npm test` builds the other one with the demo catalogue.
  const [code, codeWithDemo] = [await readPrograms(bundle), await readPrograms(built)]
  expect(synthesis.filter((name) => codeWithDemo.includes(name))).toEqual(synthesis)
  expect(synthesis.filter((name) => code.includes(name))).toEqual([])
  expect(code.includes('This build cannot make the demo catalogue.')).toBe(true)
})

test('messages of the folder name the commands that it has [P9.09]', async () => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    ({ name, parentPath }) => name.endsWith('.js') && !parentPath.includes('node_modules'),
  )
  for (const { parentPath, name } of files) {
    const code = await readFile(join(parentPath, name), 'utf8')
    expect(code.match(/npm (?:start|run (?!build))[^\n]*/g), join(parentPath, name)).toBe(null)
  }
  expect(runCommand('--help').stdout).toMatch(/^Usage: node shop\.js COMMAND$/m)
  expect(runCommand('catalog', '--help').stdout).toMatch(/^Usage: node shop\.js catalog COMMAND$/m)
})

test.each(['server.js', 'shop.js'])(
  '%s says which Node it needs to an older one [P9.09]',
  (file) => {
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })"
    const args = ['--import', `data:text/javascript,${versions}`, join(folder, file)]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'This is Node 20.19.0; the shop needs Node 24 or newer.\n',
    })
  },
)

test('a copy of the folder sells, pictures included, and writes only to DATA_DIR [P9.09]', async () => {
  const before = await listFiles(folder)
  expect(runCommand('import', packs)).toMatchObject({ status: 0 })
  const shop = await startChildProgram(join(folder, 'server.js'), 'is running at', {
    DATA_DIR: dataDir,
    DEMO_CATALOGUE: 'none',
  })
  const get = async (path: string) => await fetch(`http://localhost:${shop.port}${path}`)
  const page = await get('/en/')
  expect(page.status).toBe(200)
  const html = await page.text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect((await get(script)).status).toBe(200)
  const image = /property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await get(image)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await listFiles(folder)).toEqual(before)
})

test('the provider runs alone in the folder, as node shop.js provider [P9.09]', async () => {
  const settings = { DATA_DIR: await createTemporaryFolder(), DEMO_CATALOGUE: 'none' }
  const program = [join(folder, 'shop.js'), 'provider'] as const
  const provider = await startChildProgram(program, 'is running at', settings, 'PROVIDER_PORT')
  const response = await fetch(`http://localhost:${provider.port}/readyz`)
  expect(response.status).toBe(200)
})

test.each([
  [['orders'], 0],
  [['mail', 'preview', '--language', 'de'], 0],
  [['backup', 'BACKUP'], 0],
  [['refund', 'order', '999', '--reason', 'a wrong order', '--yes'], 2],
  [['check'], 1],
  [['catalog', 'list'], 0],
  [['move', '--from', 'nowhere', '--to', 'nowhere'], 2],
  [['serve', '--workers', 'no'], 2],
])('the command %j runs in the folder, with exit status %i [P9.09]', async (args, status) => {
  const target = join(await createTemporaryFolder(), 'backup')
  const result = runCommand(...args.map((arg) => (arg === 'BACKUP' ? target : arg)))
  expect(result).toMatchObject({ status })
  expect(result.stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find/)
})
