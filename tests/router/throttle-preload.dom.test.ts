import { afterEach, describe, expect, test } from 'vitest'
import { isSlowConnection } from '#app/audio/slow-connection.ts'
import { createThrottle } from '#app/router/throttle-preload.ts'

/** Creates throttled preloads that the test resolves or rejects. */
function createPreloads() {
  const started: string[] = []
  const responses = new Map<string, PromiseWithResolvers<string>>()
  const throttle = createThrottle(4)
  const preload = (page: string) =>
    throttle(() => {
      started.push(page)
      const arrival = Promise.withResolvers<string>()
      responses.set(page, arrival)
      return arrival.promise
    })
  return { started, preload, arrivals: responses }
}

/** Waits until all pending promises have settled. */
const flushPromises = () => new Promise((done) => setImmediate(done))

describe('preloading', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  test('at most four pages load at the same time; the others wait in order [R2.31]', async () => {
    const { started, preload, arrivals } = createPreloads()
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => preload(page))
    await flushPromises()
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    arrivals.get('b')?.resolve('b')
    await flushPromises()
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
    arrivals.get('a')?.resolve('a')
    await flushPromises()
    expect(started).toHaveLength(6)
    for (const [page, { resolve }] of arrivals) resolve(page)
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    for (const page of ['g', 'h', 'i', 'j', 'k']) void preload(page)
    await flushPromises()
    expect(started.slice(6)).toEqual(['g', 'h', 'i', 'j'])
  })

  test('when a page fails, the next one starts [R2.31]', async () => {
    const { started, preload, arrivals } = createPreloads()
    const all = ['a', 'b', 'c', 'd', 'e'].map((page) => preload(page).catch(() => 'failed'))
    await flushPromises()
    arrivals.get('c')?.reject(new Error('gone'))
    await flushPromises()
    expect(started).toContain('e')
    for (const [page, { resolve }] of arrivals) resolve(page)
    expect((await Promise.all(all))[2]).toBe('failed')
  })

  test.each([
    ['saves data', { saveData: true, effectiveType: '4g' }, true],
    ['is on 2g', { saveData: false, effectiveType: '2g' }, true],
    ['is on slow 2g', { saveData: false, effectiveType: 'slow-2g' }, true],
    ['is on 3g', { saveData: false, effectiveType: '3g' }, false],
  ])('a connection that %s (%o) is treated as slow: %s [R2.31 P3.01]', (_, connection, isSlow) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    expect(isSlowConnection()).toBe(isSlow)
  })

  test('a connection of unknown speed is not slow [R2.31]', () => {
    expect(isSlowConnection()).toBe(false)
  })
})
