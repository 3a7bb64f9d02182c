import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseByteRange } from '#provider/platform/files/byte-range.ts'
import { openFolderStore } from '#provider/platform/files/folder/open-folder-store.ts'
import { formatContentDisposition, serveFile } from '#provider/platform/files/serve-file.ts'

const content = new Uint8Array(300_000).map((_, index) => (index * 31 + (index >> 8)) % 256)
let folder = ''
let path = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-files-'))
  path = join(folder, 'sound.wav')
  await writeFile(path, content)
})

afterAll(() => rm(folder, { recursive: true }))

async function send(headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await serveFile(
    new Request('http://provider.test/files/a', { method, headers }),
    openFolderStore(folder),
    {
      key: 'sound.wav',
      tag: 'abc123',
      type: 'audio/wav',
      cacheControl: 'private, no-store',
      downloadName: 'Früh "Morgen".wav',
    },
  )
  if (response === null) throw new Error('the file was not found')
  return response
}

async function readBytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

/** Counts the open file descriptors of the file. */
async function countOpenHandles(): Promise<number> {
  const names = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  )
  return targets.filter((target) => target === path).length
}

describe('serveFile', () => {
  test('a file is sent byte for byte with its length and a strong ETag', async () => {
    const response = await send()
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe('"abc123"')
    expect(response.headers.get('content-length')).toBe('300000')
    expect(Buffer.compare(await readBytes(response), content)).toBe(0)
  })

  test('any range within the file returns exactly those bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(299_999), fc.nat(299_999), async (one, two) => {
        const [start, end] = [Math.min(one, two), Math.max(one, two)]
        const response = await send({ range: `bytes=${start}-${end}` })
        expect(response.status).toBe(206)
        expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/300000`)
        expect(Buffer.compare(await readBytes(response), content.subarray(start, end + 1))).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  test.each([0, 299_999])('a range of the single byte %i returns that byte', async (at) => {
    const response = await send({ range: `bytes=${at}-${at}` })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${at}-${at}/300000`)
    expect(await readBytes(response)).toEqual(content.slice(at, at + 1))
  })

  test('suffix ranges and open-ended ranges are supported', async () => {
    expect((await readBytes(await send({ range: 'bytes=-5' }))).length).toBe(5)
    expect((await readBytes(await send({ range: 'bytes=299990-' }))).length).toBe(10)
    expect((await readBytes(await send({ range: 'bytes=299990-999999' }))).length).toBe(10)
  })

  test('a range past the end returns 416 with the size', async () => {
    const response = await send({ range: 'bytes=300000-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */300000')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('malformed and multiple ranges return the whole file', async () => {
    for (const range of ['bytes=5-2', 'bytes=', 'bytes=a-b', 'items=0-1', 'bytes=0-1,4-5']) {
      const response = await send({ range })
      expect(response.status, range).toBe(200)
      await response.body?.cancel()
    }
  })

  test('a matching ETag returns 304, and a range of another version returns the whole file', async () => {
    expect((await send({ 'if-none-match': '"other", W/"abc123"' })).status).toBe(304)
    expect((await send({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await send({ 'if-range': '"old"', range: 'bytes=0-1' })).status).toBe(200)
    expect((await send({ 'if-range': '"abc123"', range: 'bytes=0-1' })).status).toBe(206)
  })

  test('HEAD returns length and type without a body', async () => {
    const response = await send({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('300000')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.body).toBeNull()
  })

  test('HEAD ignores ranges', async () => {
    for (const range of ['bytes=0-1', 'bytes=999999-']) {
      const response = await send({ range }, 'HEAD')
      expect([range, response.status]).toEqual([range, 200])
      expect(response.headers.get('content-length')).toBe('300000')
      expect(response.headers.has('content-range')).toBe(false)
    }
  })

  test('a missing file and a folder return null', async () => {
    const request = new Request('http://provider.test/')
    const base = { tag: 'a', type: 'a/b', cacheControl: 'no-store' }
    const store = openFolderStore(folder)
    await mkdir(join(folder, 'folder'))
    expect(await serveFile(request, store, { ...base, key: 'none' })).toBeNull()
    expect(await serveFile(request, store, { ...base, key: 'folder' })).toBeNull()
  })

  test('a stream that is canceled, finished or never read leaves no file open', async () => {
    const cut = await send()
    const reader = cut.body?.getReader()
    await reader?.read()
    expect(await countOpenHandles()).toBe(1)
    await reader?.cancel()
    await readBytes(await send())
    await send()
    expect(await countOpenHandles()).toBe(0)
  })

  test('a download name keeps non-ASCII letters and cannot inject headers', () => {
    expect(formatContentDisposition('Früh "Morgen".wav')).toBe(
      `attachment; filename="Fruh _Morgen_.wav"; filename*=UTF-8''Fr%C3%BCh%20%22Morgen%22.wav`,
    )
    expect(formatContentDisposition('a\r\nSet-Cookie: x')).not.toMatch(/[\r\n]/)
  })
})

test('a parsed range is always inside the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), fc.nat(50), fc.nat(40), (noise, from, to, size) => {
      for (const header of [noise, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
        const range = parseByteRange(header, size)
        if (range === null || range === 'unsatisfiable') continue
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }
    }),
  )
})
