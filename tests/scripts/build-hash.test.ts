import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildSources } from '../../scripts/launch/build-hash.js'
import { findImportsBetween, toRelativePath } from '../support/import-graph.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const root = resolve(import.meta.dirname, '../..')

/** Copies the hash script to a project with one file per build source; returns it and the files. */
async function createProject() {
  const folder = await createTemporaryFolder()
  for (const script of ['build-hash.js', 'project.js']) {
    const path = join('scripts/launch', script)
    await cp(join(root, path), join(folder, path))
  }
  await write(folder, 'messages/en/site.json')
  await write(folder, 'messages/en/provider/mail.json')
  const files = buildSources.map((source) => (/\.\w+$/.test(source) ? source : `${source}/file.ts`))
  for (const file of files) await write(folder, file)
  const { hashBuildSources } = await import(join(folder, 'scripts/launch/build-hash.js'))
  return { folder, files, hash: (): string => hashBuildSources() }
}

async function write(folder: string, file: string, text = ''): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

test('changing, adding or removing a file in any build source changes the hash', async () => {
  const { folder, files, hash } = await createProject()
  const hashes = [hash()]
  for (const file of files) {
    await write(folder, file, 'changed')
    hashes.push(hash())
    await rm(join(folder, file))
    hashes.push(hash())
  }
  expect(new Set(hashes).size).toBe(1 + 2 * files.length)
})

test('generated files and messages of the back end do not change the build hash', async () => {
  const { folder, hash } = await createProject()
  const before = hash()
  await write(folder, 'app/paraglide/messages.js')
  await write(folder, 'app/routeTree.gen.ts')
  await write(folder, 'messages/en/provider/mail.json', 'changed')
  await write(folder, 'provider/orders/place-order.ts')
  expect(hash()).toBe(before)
})

test("changing the owner's texts, legal texts or pictures changes the hash of the folder [P9.09]", async () => {
  const { folder } = await createProject()
  const identity = {
    'shop.config.ts': "export default { brand: { logo: 'pictures/logo.svg' } }",
    'shop.texts.ts': 'export default {}',
    'legal/en/terms.md': 'The terms',
    'pictures/logo.svg': '<svg/>',
  }
  for (const [file, text] of Object.entries(identity)) await write(folder, file, text)
  const { hashFolderSources } = await import(join(folder, 'scripts/launch/build-hash.js'))
  const hashes = [hashFolderSources()]
  for (const [file, text] of Object.entries(identity)) {
    await write(folder, file, `${text} `)
    hashes.push(hashFolderSources())
  }
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('everything the storefront imports is part of the build hash', () => {
  const edges = findImportsBetween((file) => toRelativePath(file))
    .filter(({ isType }) => !isType)
    // These programs are not part of the build.
    .filter(({ from }) => !/^app\/server\/([\w-]*main|provider\/embedded)\.ts$/.test(from))
  const bundled = new Set(edges.flatMap(({ from }) => (from.startsWith('app/') ? from : [])))
  for (const file of bundled) {
    for (const { from, to } of edges) if (from === file) bundled.add(to)
  }
  // The shop reads its identity at each start.
  bundled.delete('shop.config.ts')
  const isHashed = (file: string) => buildSources.some((source) => file.startsWith(`${source}/`))
  expect(bundled).toContain('provider/platform/terminal/encode-text.ts')
  expect([...bundled].filter((file) => !isHashed(file))).toEqual([])
})
