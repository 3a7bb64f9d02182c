import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { writeZip } from '#provider/platform/files/write-zip.ts'
import { listZip } from './read-zip.ts'

let folder = ''
const date = '2026-03-09'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
  await writeFile(join(folder, 'kick'), Buffer.alloc(70_000, 'kick'))
  await writeFile(join(folder, 'pad'), Buffer.alloc(300_001, 'pad'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function createEntries(store = openFolderStore(folder)) {
  return [
    { name: 'Pack/Loops/pad.wav', store, key: 'pad' },
    { name: 'Pack/One-shots/kick.wav', store, key: 'kick' },
    { name: 'Pack/Licence.txt', text: 'Made with care – enjoy.' },
  ]
}

test('a ZIP contains every file under its name, uncompressed and intact', async () => {
  const target = { store: openFolderStore(join(folder, 'new')), key: 'pack.zip' }
  await writeZip(target, createEntries(), { date })
  expect(listZip(await readFile(join(folder, 'new', 'pack.zip')))).toEqual([
    { name: 'Pack/Loops/pad.wav', bytes: 300_001, isStored: true, isIntact: true },
    { name: 'Pack/One-shots/kick.wav', bytes: 70_000, isStored: true, isIntact: true },
    { name: 'Pack/Licence.txt', bytes: 25, isStored: true, isIntact: true },
  ])
})

test('the same files produce the same ZIP in every time zone', async () => {
  await writeZip({ store: openFolderStore(folder), key: 'a.zip' }, createEntries(), { date })
  const locate = (file: string) =>
    JSON.stringify(new URL(`../../provider/platform/files/${file}`, import.meta.url).href)
  const script = `import { writeZip } from ${locate('write-zip.ts')}
    import { openFolderStore } from ${locate('folder/open-folder-store.ts')}
    const store = openFolderStore(${JSON.stringify(folder)})
    const entries = ${JSON.stringify(createEntries())}.map((entry) => ({ ...entry, store }))
    await writeZip({ store, key: 'b.zip' }, entries, { date: '${date}' })`
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', NODE_OPTIONS: '' }
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { env })
  const [utcPath, otherZonePath] = [join(folder, 'a.zip'), join(folder, 'b.zip')]
  expect((await readFile(otherZonePath)).equals(await readFile(utcPath))).toBe(true)
})

test('a ZIP with a missing source file is not written, not even partially', async () => {
  const target = { store: openFolderStore(folder), key: 'pack.zip' }
  const missing = { name: 'lost.wav', store: target.store, key: 'lost' }
  const writing = writeZip(target, [...createEntries(), missing], { date })
  await expect(writing).rejects.toThrow(`There is no file ${join(folder, 'lost')}.`)
  expect((await readdir(folder)).toSorted()).toEqual(['kick', 'pad'])
})

test('a source that is not a file leaves no partial ZIP', async () => {
  await mkdir(join(folder, 'folderEntry'))
  const store = openFolderStore(folder)
  const folderEntry = { name: 'folderEntry.wav', store, key: 'folderEntry' }
  const entries = [...createEntries(), folderEntry]
  const writing = writeZip({ store, key: 'pack.zip' }, entries, { date })
  await expect(writing).rejects.toThrow(`There is no file ${join(folder, 'folderEntry')}.`)
  expect((await readdir(folder)).toSorted()).toEqual(['folderEntry', 'kick', 'pad'])
})

test('concurrent writers of the same ZIP leave one intact ZIP and nothing else', async () => {
  const target = { store: openFolderStore(folder), key: 'pack.zip' }
  await Promise.all([1, 2, 3, 4].map(() => writeZip(target, createEntries(), { date })))
  expect(listZip(await readFile(join(folder, 'pack.zip'))).every((file) => file.isIntact)).toBe(
    true,
  )
  expect((await readdir(folder)).toSorted()).toEqual(['kick', 'pack.zip', 'pad'])
})

test('a ZIP whose temporary file is removed during writing is written again', async () => {
  await writeFile(join(folder, 'pad'), Buffer.alloc(20_000_000, 'pad'))
  const target = { store: openFolderStore(folder), key: 'pack.zip' }
  const writing = writeZip(target, createEntries(), { date })
  const findDraft = () => readdirSync(folder).find((name) => name.endsWith('.tmp'))
  let draft = findDraft()
  while (draft === undefined) {
    await new Promise((resolve) => setImmediate(resolve))
    draft = findDraft()
  }
  await rm(join(folder, draft))
  await writing
  expect(listZip(await readFile(join(folder, 'pack.zip'))).map(({ isIntact }) => isIntact)).toEqual(
    [true, true, true],
  )
  expect((await readdir(folder)).toSorted()).toEqual(['kick', 'pack.zip', 'pad'])
})
