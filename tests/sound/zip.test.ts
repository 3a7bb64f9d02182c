import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { readZip } from '#provider/platform/files/zip/read-zip.ts'
import { hashZip, measureZip } from '#provider/platform/files/zip/zip-layout.ts'
import type { StoredContent } from '#provider/platform/files/zip/zip-layout.ts'
import { encodeLocalHeader } from '#provider/platform/files/zip/zip-records.ts'
import {
  createEntry,
  createStoredEntry,
  readWholeZip,
  readZipPart,
} from '../support/zip-entries.ts'

const entries = [
  createEntry('Pâck 夜/Licence.txt', 'Made with care – enjoy.'),
  createStoredEntry('Pâck 夜/Loops/Bass/pad.wav', 'pad'.repeat(3001)),
  createEntry('Pâck 夜/empty.txt', ''),
  createStoredEntry('Pâck 夜/One-shots/Kicks/kick.wav', 'kick'.repeat(700)),
]

async function listWithYauzl(zip: Buffer) {
  const file = await fromBufferPromise(zip)
  const found = []
  for await (const entry of file.eachEntry()) {
    const content = await buffer(await file.openReadStreamPromise(entry))
    found.push({ entry, content })
  }
  return found
}

test('another library reads every file of a ZIP with its name, date and content [P9.04]', async () => {
  const found = await listWithYauzl(await readWholeZip(entries))
  expect(found.map(({ entry }) => entry.fileName)).toEqual(entries.map(({ path }) => path))
  expect(found.map(({ entry }) => entry.crc32)).toEqual(entries.map((entry) => entry.crc32))
  expect(found.map(({ content }) => content.toString())).toEqual([
    'Made with care – enjoy.',
    'pad'.repeat(3001),
    '',
    'kick'.repeat(700),
  ])
  for (const { entry } of found) {
    expect(entry.compressionMethod).toBe(0)
    expect(entry.getLastModDate({ timezone: 'UTC' }).toISOString()).toBe('2026-03-09T12:00:00.000Z')
    expect(entry.externalFileAttributes / 2 ** 16).toBe(0o100644)
  }
})

test('the parts of a ZIP, however it is split, make the whole ZIP [P9.04]', async () => {
  const zip = await readWholeZip(entries)
  expect(zip.length).toBe(measureZip(entries))
  const position = fc.nat(zip.length)
  await fc.assert(
    fc.asyncProperty(fc.array(position, { maxLength: 8 }), async (cuts) => {
      const edges = [0, ...cuts.toSorted((one, other) => one - other), zip.length]
      const parts: Buffer[] = []
      for (const [index, edge] of edges.slice(1).entries()) {
        parts.push(await readZipPart(entries, edges[index] ?? 0, edge))
      }
      expect(Buffer.concat(parts).equals(zip)).toBe(true)
    }),
  )
})

test('single bytes around each border between headers and contents are right [P9.04]', async () => {
  const zip = await readWholeZip(entries)
  let border = 0
  for (const { path, bytes } of entries) {
    for (const step of [30 + Buffer.byteLength(path), bytes]) {
      border += step
      const part = await readZipPart(entries, border - 1, border + 1)
      expect(part.equals(zip.subarray(border - 1, border + 1))).toBe(true)
    }
  }
})

test('a ZIP without files is valid', async () => {
  const zip = await readWholeZip([])
  expect(zip.length).toBe(measureZip([]))
  expect(await listWithYauzl(zip)).toEqual([])
})

test('a range reads nothing of the files outside it', async () => {
  const read: string[] = []
  const watched = entries.map((entry) => {
    if (entry.content instanceof Uint8Array) return entry
    const { key, store } = entry.content
    const readWatched: typeof store.read = (name, range) => {
      read.push(name)
      return store.read(name, range)
    }
    return { ...entry, content: { key, store: { ...store, read: readWatched } } }
  })
  const size = measureZip(watched)
  await readZipPart(watched, size - 300, size)
  expect(read).toEqual([])
  await readZipPart(watched, 200, 300)
  expect(read).toEqual(['Pâck 夜/Loops/Bass/pad.wav'])
})

test('the same files produce the same ZIP in every time zone', async () => {
  const locate = (file: string) =>
    JSON.stringify(new URL(`../../provider/platform/files/zip/${file}`, import.meta.url).href)
  const file = { path: 'Read me.txt', bytes: 5, crc32: 7, date: '2026-03-09T23:30:00.000Z' }
  const script = `import { encodeLocalHeader } from ${locate('zip-records.ts')}
    process.stdout.write(encodeLocalHeader(${JSON.stringify(file)}).toString('hex'))`
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', NODE_OPTIONS: '' }
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env })
  expect(elsewhere.toString()).toBe(encodeLocalHeader(file).toString('hex'))
})

test.each([
  ['1975-05-05', '1980-01-01'],
  ['2200-05-05', '2107-12-31'],
])('the date %s, which ZIP cannot express, becomes %s', async (date, expected) => {
  const zip = await readWholeZip(entries.slice(0, 1).map((entry) => ({ ...entry, date })))
  const [found] = await listWithYauzl(zip)
  const { entry } = found ?? expect.fail()
  expect(entry.getLastModDate({ timezone: 'UTC' }).toISOString()).toContain(expected)
})

test('the hash of a ZIP changes with each path, date, checksum, content and key', () => {
  const [first, second] = entries
  const changes = [
    { path: 'Other.txt' },
    { date: '2026-03-10' },
    { crc32: 1 },
    { content: Buffer.from('Made with care – ENJOY.') },
  ]
  const variants = changes.map((change) => [{ ...first, ...change }, second])
  const hashes = [entries.slice(0, 2), ...variants].map((list) => hashZip(list as typeof entries))
  expect(new Set(hashes).size).toBe(5)
  const stored = createStoredEntry('Kick.wav', 'kick')
  const replaced = { ...stored, content: { ...(stored.content as StoredContent), key: 'other' } }
  expect(hashZip([replaced])).not.toBe(hashZip([stored]))
})

test('a missing or short file fails the stream with its name, and the reader gets no end', async () => {
  const read = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('the file is shorter than expected'))
      },
    })
  const lost = createStoredEntry('lost.wav', 'gone')
  const store = { read, describe: () => '/data/files/lost.wav' }
  const broken = [...entries, { ...lost, content: { key: 'lost', store } }]
  const failures: Error[] = []
  const end = measureZip(broken) - 1
  const stream = readZip(broken, { start: 0, end }, (error) => void failures.push(error))
  const message = 'The file /data/files/lost.wav cannot be read.'
  await expect(buffer(stream)).rejects.toThrow(message)
  expect(failures.map((error) => error.message)).toEqual([message])
  expect(failures[0]?.cause).toMatchObject({ message: 'the file is shorter than expected' })
})

test('a reader that leaves closes the file being read', async () => {
  let isClosed = false
  const read = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => void (isClosed = true),
    })
  const endless = { ...createStoredEntry('a.wav', 'x'.repeat(500)), path: 'a.wav' }
  const store = { read, describe: () => 'a.wav' }
  const stream = readZip([{ ...endless, content: { key: 'a', store } }], { start: 0, end: 400 })
  const reader = stream.getReader()
  await reader.read()
  await reader.read()
  await reader.cancel()
  expect(isClosed).toBe(true)
})
