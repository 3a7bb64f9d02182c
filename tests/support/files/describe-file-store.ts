import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileStore } from '#provider/platform/files/file-store.ts'

/** Creates an empty storage location; returns how a program opens it. */
export type CreatePlace = () => Promise<() => FileStore>

const content = new Uint8Array(200_000).map((_, index) => (index * 31 + (index >> 8)) % 256)

async function read(store: FileStore, key: string): Promise<string> {
  return (await buffer(store.read(key))).toString()
}

/** Yields a text in two parts and calls `meanwhile` in between. */
async function* split(text: string, meanwhile: () => Promise<void>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text.slice(0, 1))
  await meanwhile()
  yield Buffer.from(text.slice(1))
}

async function fail(): Promise<never> {
  throw new Error('The source is gone.')
}

/** Declares the tests that every `FileStore` has to pass, for the store in a place. */
export function describeFileStore(name: string, createPlace: CreatePlace): void {
  describe(`in ${name}`, () => {
    testReading(createPlace)
    testReplacing(createPlace)
    testDrafts(createPlace)
    testNames(createPlace)
  })
}

function testReading(createPlace: CreatePlace): void {
  test('content put by one program is read by another: bytes, texts, streams and empty files', async () => {
    const open = await createPlace()
    const one = open()
    await one.put('bytes.bin', content)
    await one.put('text.json', '{"ä":1}')
    await one.put('stream.txt', () => split('streamed', async () => {}))
    await one.put('copy.bin', () => one.read('bytes.bin'))
    await one.put('empty', '')
    const other = open()
    expect(Buffer.compare(await buffer(other.read('copy.bin')), content)).toBe(0)
    expect(await read(other, 'text.json')).toBe('{"ä":1}')
    expect(await read(other, 'stream.txt')).toBe('streamed')
    expect(await read(other, 'empty')).toBe('')
    expect((await other.list()).toSorted()).toEqual([
      'bytes.bin',
      'copy.bin',
      'empty',
      'stream.txt',
      'text.json',
    ])
  })

  test('a range is read without the rest, and a file in small parts', async () => {
    const store = (await createPlace())()
    await store.put('sound.wav', content)
    await fc.assert(
      fc.asyncProperty(fc.nat(199_999), fc.nat(199_999), async (one, two) => {
        const [start, end] = [Math.min(one, two), Math.max(one, two)]
        const part = await buffer(store.read('sound.wav', { start, end }))
        expect(Buffer.compare(part, content.subarray(start, end + 1))).toBe(0)
      }),
      { numRuns: 25 },
    )
    const reader = store.read('sound.wav').getReader()
    expect((await reader.read()).value?.length).toBeLessThan(content.length)
    await reader.cancel()
  })

  test('a range past the end fails instead of being truncated', async () => {
    const store = (await createPlace())()
    await store.put('sound.wav', content)
    const reading = buffer(store.read('sound.wav', { start: 0, end: content.length }))
    await expect(reading).rejects.toThrow(/shorter|range/i)
  })

  test('a missing file has no status, cannot be read, and can be deleted', async () => {
    const store = (await createPlace())()
    const expectMissing = async () => {
      expect(await store.stat('a.txt')).toBeNull()
      expect(await store.list()).toEqual([])
      await expect(read(store, 'a.txt')).rejects.toThrow(/ENOENT|NoSuchKey/)
    }
    await expectMissing()
    await store.delete('a.txt')
    await store.put('a.txt', 'text')
    await store.delete('a.txt')
    await expectMissing()
  })
}

function testReplacing(createPlace: CreatePlace): void {
  test('a new file replaces the previous one', async () => {
    const store = (await createPlace())()
    await store.put('a.txt', 'first and longer')
    const before = await store.stat('a.txt')
    await store.put('a.txt', 'second')
    expect(await read(store, 'a.txt')).toBe('second')
    const after = await store.stat('a.txt')
    expect(after?.bytes).toBe(6)
    expect(after?.changedAt.getTime()).toBeGreaterThanOrEqual(before?.changedAt.getTime() ?? NaN)
  })

  test('if its content fails, a file is neither changed nor created', async () => {
    const store = (await createPlace())()
    await store.put('a.txt', 'first')
    for (const key of ['a.txt', 'b.txt']) {
      await expect(store.put(key, () => split('second', fail))).rejects.toThrow('is gone')
    }
    await expect(store.putHashed('txt', fail)).rejects.toThrow('is gone')
    expect(await store.list()).toEqual(['a.txt'])
    expect(await read(store, 'a.txt')).toBe('first')
  })

  test('of several programs that write a file concurrently, one wins with its complete content', async () => {
    const open = await createPlace()
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(100_000))
    await Promise.all(texts.map((text) => open().put('same', text)))
    expect(texts).toContain(await read(open(), 'same'))
    expect(await open().list()).toEqual(['same'])
  })
}

function testDrafts(createPlace: CreatePlace): void {
  test('a file does not exist before it is complete', async () => {
    const store = (await createPlace())()
    const states: unknown[] = []
    const recordState = async () => void states.push(await store.stat('a.txt'), await store.list())
    await store.put('a.txt', () => split('whole', recordState))
    await store.putHashed('txt', async (draft) => {
      await draft.write(Buffer.from('whole'), 0)
      await recordState()
    })
    expect(states).toEqual([null, [], { bytes: 5, changedAt: expect.any(Date) }, ['a.txt']])
  })

  test('a content-addressed file can be written in any order', async () => {
    const store = (await createPlace())()
    const file = await store.putHashed('mp3', async (draft) => {
      await draft.write(Buffer.from('world'), 6)
      await draft.write(Buffer.from('hello '), 0)
    })
    const sha256 = createHash('sha256').update('hello world').digest('hex')
    expect(file).toEqual({ sha256, extension: 'mp3', bytes: 11 })
    expect(await store.list()).toEqual([`${sha256}.mp3`])
    expect(await read(store, `${sha256}.mp3`)).toBe('hello world')
  })

  test('a file whose temporary file another program removes is written again', async () => {
    const open = await createPlace()
    let attempts = 0
    await open().put('a.txt', () => {
      attempts += 1
      return split('whole', async () => {
        if (attempts === 1) await open().deleteDrafts()
      })
    })
    expect(await read(open(), 'a.txt')).toBe('whole')
  })

  test('removing temporary files keeps complete files and recent temporary files', async () => {
    const open = await createPlace()
    await open().put('old.txt', 'old')
    let attempts = 0
    await open().put('new.txt', () => {
      attempts += 1
      return split('new', () => open().deleteDrafts(new Date(0)))
    })
    await open().deleteDrafts()
    expect((await open().list()).toSorted()).toEqual(['new.txt', 'old.txt'])
    expect(attempts).toBe(1)
  })
}

function testNames(createPlace: CreatePlace): void {
  test.each(['', '.', '..', '../a', 'a/b', 'a\\b', '/a', '.hidden', 'a\0', 'ä'])(
    'the key %j is refused',
    async (key) => {
      const store = (await createPlace())()
      await expect(store.put(key, 'text')).rejects.toThrow('cannot have the key')
      await expect(store.stat(key)).rejects.toThrow('cannot have the key')
      await expect(store.delete(key)).rejects.toThrow('cannot have the key')
      for (const use of [store.read, store.publicUrl, store.describe])
        expect(() => use(key)).toThrow('cannot have the key')
    },
  )

  test('files have a public URL and a name', async () => {
    const store = (await createPlace())()
    await store.put('a.mp3', 'text')
    expect(URL.canParse(store.publicUrl('a.mp3'))).toBe(true)
    expect(store.describe('a.mp3')).toContain('a.mp3')
  })
}
