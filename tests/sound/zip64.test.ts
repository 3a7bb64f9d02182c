import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import { readZip } from '#provider/platform/files/zip/read-zip.ts'
import { measureZip } from '#provider/platform/files/zip/zip-layout.ts'
import type { ZipEntry } from '#provider/platform/files/zip/zip-layout.ts'
import { createEntry, createStoredEntry, createZeros, readZipPart } from '../support/zip-entries.ts'

const gibibyte = 2 ** 30

/** Reads a ZIP by ranges, as a client that resumes does. */
class ZipReader extends RandomAccessReader {
  readonly #entries: readonly ZipEntry[]

  constructor(entries: readonly ZipEntry[]) {
    super()
    this.#entries = entries
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readZip(this.#entries, { start, end: end - 1 }))
  }
}

async function open(entries: readonly ZipEntry[]) {
  return await fromRandomAccessReaderPromise(new ZipReader(entries), measureZip(entries))
}

/** Returns the entries that another library finds, with the position of each content. */
async function list(entries: readonly ZipEntry[]) {
  const file = await open(entries)
  const found = []
  for await (const entry of file.eachEntry()) {
    const { fileDataStart } = await file.readLocalFileHeaderPromise(entry)
    found.push({ path: entry.fileName, bytes: entry.uncompressedSize, start: fileDataStart })
  }
  return found
}

/** Returns where the contents should be if no header has a Zip64 extra field. */
function findStarts(entries: readonly ZipEntry[]): number[] {
  let position = 0
  return entries.map(({ path, bytes }) => {
    const start = position + 30 + Buffer.byteLength(path)
    position = start + bytes
    return start
  })
}

test('a ZIP of more than 4 GiB is read by another library, also files behind 4 GiB [P9.04]', async () => {
  const zeros = Array.from({ length: 6 }, (_, index) => createZeros(`${index}.wav`, gibibyte))
  const entries = [...zeros, createStoredEntry('Notes/last.txt', 'behind six GiB')]
  const starts = findStarts(entries)
  expect(await list(entries)).toEqual(
    entries.map(({ path, bytes }, index) => ({ path, bytes, start: starts[index] })),
  )
  const file = await open(entries)
  let last = ''
  for await (const entry of file.eachEntry()) {
    if (entry.fileName !== 'Notes/last.txt') continue
    const stream = await file.openReadStreamPromise(entry)
    last = (await stream.toArray()).join('')
  }
  expect(last).toBe('behind six GiB')
})

test('a file of more than 4 GiB is read by another library [P9.04]', async () => {
  const entries = [createZeros('long.wav', 5 * gibibyte), createEntry('Read me.txt', 'short')]
  const [long, short] = await list(entries)
  const zip64Extra = 20
  const start = 30 + 8 + zip64Extra
  expect(long).toEqual({ path: 'long.wav', bytes: 5 * gibibyte, start })
  expect(short).toEqual({
    path: 'Read me.txt',
    bytes: 5,
    start: start + 5 * gibibyte + 30 + 11,
  })
})

test.each([
  ['just below', -1],
  ['at', 0],
  ['just above', 1],
])('a ZIP whose last header is %s the 32-bit limit is valid', async (_name, difference) => {
  const first = createZeros('first.wav', 2 ** 32 - 1 - 30 - 9 + difference)
  const entries = [first, createEntry('last.txt', 'x')]
  expect(await list(entries)).toEqual([
    { path: 'first.wav', bytes: first.bytes, start: 39 },
    { path: 'last.txt', bytes: 1, start: 39 + first.bytes + 38 },
  ])
})

test('a ZIP of 70,000 files has all of them [P9.04]', async () => {
  const entries = Array.from({ length: 70_000 }, (_, index) => createEntry(`${index}`, ''))
  const size = measureZip(entries)
  // Only the last bytes, since the headers before the files are the same as in other ZIPs.
  const tail = await readZipPart(entries, size - 4_000_000, size)
  const file = await fromBufferPromise(Buffer.concat([Buffer.alloc(size - tail.length), tail]))
  expect(file.entryCount).toBe(70_000)
  const names: string[] = []
  for await (const entry of file.eachEntry()) names.push(entry.fileName)
  expect(names).toEqual(entries.map(({ path }) => path))
})
