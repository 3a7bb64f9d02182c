import { describe, expect, test } from 'vitest'
import { BufferCache } from '#app/features/player/engine/buffer-cache.ts'
import { settle } from '../fake-engine.ts'

/** A decoded recording of a thousand bytes. */
const buffer = { length: 125, numberOfChannels: 2 } as AudioBuffer

/** Creates a cache for three recordings, whose loads the test ends. */
function createCache() {
  const loads = new Map<string, PromiseWithResolvers<AudioBuffer>>()
  const started: string[] = []
  const cache = new BufferCache({
    maxBytes: 3000,
    load: (url, priority) => {
      started.push(`${priority} ${url}`)
      const load = Promise.withResolvers<AudioBuffer>()
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
  test('loads a recording once, however often it is asked for', async () => {
    const { cache, started, finish } = createCache()
    const both = Promise.all([cache.load('a'), cache.load('a')])
    await finish('a')
    expect(await both).toEqual([buffer, buffer])
    expect(await cache.load('a')).toBe(buffer)
    expect(started).toEqual(['high a'])
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

  test('stays within its bytes and drops what was not used for the longest time', async () => {
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

  test('fetches ahead two recordings at a time, in order, and goes on after a failure', async () => {
    const { cache, started, finish, fail } = createCache()
    cache.prefetch(['a', 'b', 'c', 'd'])
    expect(started).toEqual(['low a', 'low b'])
    await fail('a')
    expect(started).toEqual(['low a', 'low b', 'low c'])
    await finish('b', 'c')
    expect(started.at(-1)).toBe('low d')
  })

  test('a sound that is to be heard does not wait for those fetched ahead', () => {
    const { cache, started } = createCache()
    cache.prefetch(['a', 'b', 'c'])
    void cache.load('z')
    expect(started.at(-1)).toBe('high z')
  })

  test('forgets the earlier wishes when others are more urgent', async () => {
    const { cache, started, finish } = createCache()
    cache.prefetch(['a', 'b', 'c'])
    cache.prefetch(['x'])
    await finish('a', 'b')
    expect(started).toEqual(['low a', 'low b', 'low x'])
  })
})
