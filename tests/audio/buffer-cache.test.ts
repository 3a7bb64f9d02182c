import { describe, expect, test } from 'vitest'
import { BufferCache } from '#app/audio/buffer-cache.ts'
import { settle } from '../features/player/fake-engine.ts'

/** A decoded recording of a thousand bytes. */
const buffer = { length: 125, numberOfChannels: 2 } as AudioBuffer

/** Creates a cache for three recordings; the test completes their loads. */
function createCache() {
  const loads = new Map<string, PromiseWithResolvers<AudioBuffer>>()
  const started: string[] = []
  const cache = new BufferCache({
    maxBytes: 3000,
    load: (url, priority, signal) => {
      started.push(`${priority} ${url}`)
      const load = Promise.withResolvers<AudioBuffer>()
      signal.addEventListener('abort', () => load.reject(signal.reason))
      loads.set(url, load)
      return load.promise
    },
  })
  const finish = async (...urls: string[]) => {
    for (const url of urls) loads.get(url)?.resolve(buffer)
    await settle()
  }
  const fail = async (url: string) => {
    loads.get(url)?.reject(new Error('offline'))
    await settle()
  }
  return { cache, started, finish, fail }
}

describe('BufferCache', () => {
  test('loads a recording once for any number of requests', async () => {
    const { cache, started, finish } = createCache()
    const both = Promise.all([cache.load('a'), cache.load('a')])
    await finish('a')
    expect(await both).toEqual([buffer, buffer])
    expect(await cache.load('a')).toBe(buffer)
    expect(started).toEqual(['high a'])
  })

  test('stops loading a recording once its requests are aborted, and reloads it on request', async () => {
    const { cache, started, finish } = createCache()
    const [first, second] = [new AbortController(), new AbortController()]
    const both = [first, second].map(({ signal }) => cache.load('a', 'high', signal))
    first.abort()
    expect(await Promise.race([...both, settle()])).toBe(undefined)
    second.abort()
    await settle()
    const again = cache.load('a')
    expect(await Promise.allSettled(both)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    await finish('a')
    expect(await again).toBe(buffer)
    expect(started).toEqual(['high a', 'high a'])
  })

  test('continues loading a recording while a seek stops and restarts it [P3.06]', async () => {
    const { cache, started, finish } = createCache()
    let playing = new AbortController()
    void cache.load('a', 'high', playing.signal)
    for (let frame = 0; frame < 3; frame++) {
      playing.abort()
      playing = new AbortController()
      void cache.load('a', 'high', playing.signal)
      // oxlint-disable-next-line no-await-in-loop -- Each frame of a drag is a task.
      await settle()
    }
    await finish('a')
    expect(cache.get('a')).toBe(buffer)
    expect(started).toEqual(['high a'])
  })

  test('counts a recording once if it was skipped and then decoded twice', async () => {
    const decoding: PromiseWithResolvers<AudioBuffer>[] = []
    const cache = new BufferCache({
      // A fetched recording is decoded to the end even if it is skipped.
      load: () => {
        const decoded = Promise.withResolvers<AudioBuffer>()
        decoding.push(decoded)
        return decoded.promise
      },
    })
    const skipped = new AbortController()
    void cache.load('a', 'high', skipped.signal)
    skipped.abort()
    await settle()
    void cache.load('a')
    for (const decoded of decoding) decoded.resolve(buffer)
    await settle()
    expect(decoding).toHaveLength(2)
    expect(cache.bytes).toBe(1000)
  })

  test('a skipped load that completes late does not abort the next one', async () => {
    const loads: PromiseWithResolvers<AudioBuffer>[] = []
    const cache = new BufferCache({
      load: () => {
        const load = Promise.withResolvers<AudioBuffer>()
        loads.push(load)
        return load.promise
      },
    })
    const skipped = new AbortController()
    const first = cache.load('a', 'high', skipped.signal)
    skipped.abort()
    await settle()
    const others = [cache.load('a')]
    loads[0]?.reject(new Error('aborted'))
    await expect(first).rejects.toThrow('aborted')
    others.push(cache.load('a'))
    expect(loads).toHaveLength(2)
    loads[1]?.resolve(buffer)
    expect(await Promise.all(others)).toEqual([buffer, buffer])
  })

  test('continues loading a prefetched recording when it is skipped', async () => {
    const { cache, finish } = createCache()
    cache.prefetch(['a'])
    const played = new AbortController()
    const load = cache.load('a', 'high', played.signal)
    played.abort()
    await finish('a')
    expect(await load).toBe(buffer)
    expect(cache.get('a')).toBe(buffer)
  })

  test('loads a recording again after a failure', async () => {
    const { cache, started, finish, fail } = createCache()
    const first = cache.load('a').catch((reason: unknown) => reason)
    await fail('a')
    expect(await first).toEqual(new Error('offline'))
    const second = cache.load('a')
    await finish('a')
    expect(await second).toBe(buffer)
    expect(started).toHaveLength(2)
  })

  test('stays within its size limit and evicts the least recently used recording', async () => {
    const { cache, finish } = createCache()
    for (const url of ['a', 'b', 'c']) {
      void cache.load(url)
      await finish(url)
    }
    cache.get('a')
    void cache.load('d')
    await finish('d')
    expect(cache.bytes).toBe(3000)
    expect(['a', 'b', 'c', 'd'].filter((url) => cache.get(url))).toEqual(['a', 'c', 'd'])
  })

  test('keeps a recording that is larger than its bytes until the next one is loaded', async () => {
    const cache = new BufferCache({ maxBytes: 900, load: async () => buffer })
    await cache.load('a')
    expect(cache.get('a')).toBe(buffer)
    await cache.load('b')
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([null, buffer, 1000])
  })

  test('prefetches two recordings at a time, in order, and continues after a failure', async () => {
    const { cache, started, finish, fail } = createCache()
    cache.prefetch(['a', 'b', 'c', 'd'])
    expect(started).toEqual(['low a', 'low b'])
    await fail('a')
    expect(started).toEqual(['low a', 'low b', 'low c'])
    await finish('b', 'c')
    expect(started.at(-1)).toBe('low d')
  })

  test('a sound to be played does not wait for prefetches', () => {
    const { cache, started } = createCache()
    cache.prefetch(['a', 'b', 'c'])
    void cache.load('z')
    expect(started.at(-1)).toBe('high z')
  })

  test('discards earlier prefetch requests in favor of more urgent ones', async () => {
    const { cache, started, finish } = createCache()
    cache.prefetch(['a', 'b', 'c'])
    cache.prefetch(['x'])
    await finish('a', 'b')
    expect(started).toEqual(['low a', 'low b', 'low x'])
  })
})
