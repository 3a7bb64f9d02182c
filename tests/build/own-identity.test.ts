import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createEnvironment } from '../support/programs/program-environment.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const root = resolve(import.meta.dirname, '../..')
/** What the folder is made from. */
const sources = [
  'app',
  'messages',
  'package.json',
  'project.inlang',
  'provider',
  'scripts',
  'shop',
  'shop.config.ts',
]
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Ours</title></svg>'

/** A clone of the project whose owner has written a config, texts, legal texts and a logo. */
let clone = ''

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(clone, file)), { recursive: true })
  await writeFile(join(clone, file), text)
}

async function changeConfig(logoPath: string): Promise<void> {
  const config = await readFile(join(root, 'shop.config.ts'), 'utf8')
  await write('shop.config.ts', config.replace('logo: null', `logo: '${logoPath}'`))
}

function build(folder: string) {
  const args = [join(clone, 'scripts/build/main.ts'), folder]
  return spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })
}

beforeAll(async () => {
  clone = await createTemporaryFolder()
  for (const path of sources) await cp(join(root, path), join(clone, path), { recursive: true })
  for (const path of ['node_modules', 'dist']) await symlink(join(root, path), join(clone, path))
  const terms = await readFile(join(root, 'shop/legal/en/terms.md'), 'utf8')
  await write('legal/en/terms.md', `${terms}\nOur lawyer wrote this.\n`)
  await write('shop.texts.ts', "export default { en: { mail_greeting: 'Ahoy {name},' } }\n")
  await write('pictures/logo.svg', logo)
})

test("the folder sells with the clone's own legal texts, words and pictures [P9.09]", async () => {
  await changeConfig('pictures/logo.svg')
  const folder = join(await createTemporaryFolder(), 'overtone')
  expect(build(folder)).toMatchObject({ status: 0 })
  const settings = { DATA_DIR: await createTemporaryFolder(), DEMO_CATALOGUE: 'none' }
  const preview = spawnSync(
    process.execPath,
    [join(folder, 'shop.js'), 'mail', 'preview', '--language', 'en'],
    { env: createEnvironment(settings), encoding: 'utf8', cwd: folder },
  )
  expect(preview.stdout).toContain('Ahoy ')
  const shop = await startChildProgram(join(folder, 'server.js'), 'is running at', settings)
  const read = async (path: string) =>
    await (await fetch(`http://localhost:${shop.port}${path}`)).text()
  expect(await read('/en/terms')).toContain('Our lawyer wrote this.')
  expect(await read('/logo.svg')).toBe(logo)
})

test('a clone whose logo is outside of it is not built, with the remedy [P9.09]', async () => {
  const outside = join(await createTemporaryFolder(), 'logo.svg')
  await writeFile(outside, logo)
  await changeConfig(outside)
  const { status, stderr } = build(join(await createTemporaryFolder(), 'overtone'))
  expect(status).not.toBe(0)
  expect(stderr).toContain('or start the folder with SHOP_CONFIG')
})
