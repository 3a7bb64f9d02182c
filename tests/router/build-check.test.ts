import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchBuild } from '#app/router/build-check.ts'
import { buildManifestPath, latestBuild } from '#app/router/build-id.ts'

const hour = 60 * 60 * 1000

/** A running page of build `one` that notes how often it asked and was told of an update. */
function runningPage(latest: () => string | null) {
  const seen = { asked: 0, updates: 0 }
  const stop = watchBuild({
    running: 'one',
    latest: async () => {
      seen.asked += 1
      return latest()
    },
    onUpdate: () => {
      seen.updates += 1
    },
  })
  return { seen, stop }
}

describe('the build check', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('R4.11 R9.04 client R7.21 the newest build is asked for every 60 minutes', async () => {
    const { seen, stop } = runningPage(() => 'one')
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(seen.asked).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(seen).toEqual({ asked: 3, updates: 0 })
    stop()
    await vi.advanceTimersByTimeAsync(hour)
    expect(seen.asked).toBe(3)
  })

  test('R4.11 another build flags an update, once', async () => {
    const { seen } = runningPage(() => 'two')
    await vi.advanceTimersByTimeAsync(3 * hour)
    expect(seen).toEqual({ asked: 1, updates: 1 })
  })

  test('R4.11 a build that cannot be learned is asked for again and flags nothing', async () => {
    let answer: string | null = null
    const { seen } = runningPage(() => answer)
    await vi.advanceTimersByTimeAsync(hour)
    expect(seen).toEqual({ asked: 1, updates: 0 })
    answer = 'two'
    await vi.advanceTimersByTimeAsync(hour)
    expect(seen.updates).toBe(1)
  })

  test.each([
    ['its id', Response.json({ id: 'two' }), 'two'],
    ['nothing from what has no id', Response.json({ name: 'two' }), null],
    ['nothing from a number', Response.json({ id: 2 }), null],
    ['nothing from a missing file', new Response('Not found', { status: 404 }), null],
    ['nothing from what is no JSON', new Response('<html>'), null],
  ])('client R7.21 the manifest tells %s', async (_, answer, id) => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (...parameters: unknown[]) => {
      asked.push(parameters)
      return answer
    })
    expect(await latestBuild()).toBe(id)
    expect(asked).toEqual([[buildManifestPath, { cache: 'no-store' }]])
  })

  test('client R7.21 without a network nothing is learned and nothing fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await latestBuild()).toBeNull()
  })
})
