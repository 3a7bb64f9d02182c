// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { throttlePreloads } from '#app/router/throttle-preloads.ts'

/** A preloading whose pages arrive when the test says so. */
function slowPreloading() {
  const started: string[] = []
  const arrivals = new Map<
    string,
    { arrive: (page: string) => void; fail: (error: Error) => void }
  >()
  const preload = throttlePreloads(async (page: string) => {
    started.push(page)
    return new Promise<string>((arrive, fail) => arrivals.set(page, { arrive, fail }))
  })
  return { started, preload, arrivals }
}

/** Lets everything that can go on do so. */
const settle = () => new Promise((done) => setImmediate(done))

describe('preloading', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  test('R2.31 at most four pages load at once, the others wait their turn', async () => {
    const { started, preload, arrivals } = slowPreloading()
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => preload(page))
    await settle()
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    arrivals.get('b')?.arrive('b')
    await settle()
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
    arrivals.get('a')?.arrive('a')
    await settle()
    expect(started).toHaveLength(6)
    for (const [page, { arrive }] of arrivals) arrive(page)
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    for (const page of ['g', 'h', 'i', 'j', 'k']) void preload(page)
    await settle()
    expect(started.slice(6)).toEqual(['g', 'h', 'i', 'j'])
  })

  test('R2.31 a page that fails gives its place to the next', async () => {
    const { started, preload, arrivals } = slowPreloading()
    const all = ['a', 'b', 'c', 'd', 'e'].map((page) => preload(page).catch(() => 'failed'))
    await settle()
    arrivals.get('c')?.fail(new Error('gone'))
    await settle()
    expect(started).toContain('e')
    for (const [page, { arrive }] of arrivals) arrive(page)
    expect((await Promise.all(all))[2]).toBe('failed')
  })

  test.each([
    ['where data is saved', { saveData: true, effectiveType: '4g' }, 0],
    ['on 2g', { saveData: false, effectiveType: '2g' }, 0],
    ['on slow 2g', { saveData: false, effectiveType: 'slow-2g' }, 0],
    ['on 3g', { saveData: false, effectiveType: '3g' }, 1],
  ])('R2.31 %s (%o) pages are preloaded %i times', (_, connection, times) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    const { started, preload } = slowPreloading()
    void preload('a')
    expect(started).toHaveLength(times)
  })

  test('R2.31 a link that opens elsewhere is not preloaded', async () => {
    const targets: (string | undefined)[] = []
    const preload = throttlePreloads(async ({ target }: { target?: string }) =>
      targets.push(target),
    )
    await preload({ target: '_blank' })
    await preload({ target: '_self' })
    await preload({})
    expect(targets).toEqual(['_self', undefined])
  })
})
