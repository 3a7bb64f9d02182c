import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const root = resolve(import.meta.dirname, '../..')

/** Instead of Vite: bundles the logo, as the config of a shop may name one in any folder. */
const bundler = `
import { cpSync, mkdirSync } from 'node:fs'
mkdirSync('dist/edge', { recursive: true })
cpSync('pictures/logo.svg', 'dist/edge/logo.svg')
`

/** Creates a project whose bundle for Workers is its logo. */
async function createProject() {
  const folder = await createTemporaryFolder()
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await cp(join(root, 'scripts/launch'), join(folder, 'scripts/launch'), { recursive: true })
  await write('package.json', '{ "type": "module" }')
  await write('messages/en/provider/mail.json', '{}')
  await write('project.inlang/compile-provider-messages.ts', '')
  await write('provider/texts/paraglide/messages.js', '')
  await write('node_modules/vite/bin/vite.js', bundler)
  const { buildEdge, ensureEdgeBuilt } = await import(join(folder, 'scripts/launch/build.js'))
  return {
    changeLogo: (text: string) => write('pictures/logo.svg', text),
    buildEdge,
    ensureEdgeBuilt,
    readBundle: () => readFile(join(folder, 'dist/edge/logo.svg'), 'utf8'),
  }
}

test('build:edge takes a changed picture from any folder [P9.05]', async () => {
  const { changeLogo, buildEdge, ensureEdgeBuilt, readBundle } = await createProject()
  await changeLogo('old')
  await ensureEdgeBuilt()
  expect(await readBundle()).toBe('old')
  await changeLogo('new')
  await buildEdge()
  expect(await readBundle()).toBe('new')
})
