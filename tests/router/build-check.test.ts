import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildManifestPath, fetchLatestBuildId, watchBuild } from '#app/router/build-check.ts'

const hourMs = 60 * 60 * 1000

/** Starts watching while build `one` runs; counts the requests and the reported updates. */
function startWatching(latest: () => string | null) {
  const counts = { requests: 0, updates: 0 }
  const stop = watchBuild({
    running: 'one',
    fetchLatest: async () => {
      counts.requests += 1
      return latest()
    },
    onUpdate: () => {
      counts.updates += 1
    },
  })
  return { counts, stop }
}

describe('the build check', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('the latest build is fetched every 60 minutes [R4.11 R9.04 client R7.21]', async () => {
    const { counts, stop } = startWatching(() => 'one')
    await vi.advanceTimersByTimeAsync(hourMs - 1)
    expect(counts.requests).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(counts.requests).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * hourMs)
    expect(counts).toEqual({ requests: 3, updates: 0 })
    stop()
    await vi.advanceTimersByTimeAsync(hourMs)
    expect(counts.requests).toBe(3)
  })

  test('a new build is reported once [R4.11]', async () => {
    const { counts } = startWatching(() => 'two')
    await vi.advanceTimersByTimeAsync(3 * hourMs)
    expect(counts).toEqual({ requests: 1, updates: 1 })
  })

  test('a failed fetch reports nothing and is retried an hour later [R4.11]', async () => {
    let latest: string | null = null
    const { counts } = startWatching(() => latest)
    await vi.advanceTimersByTimeAsync(hourMs)
    expect(counts).toEqual({ requests: 1, updates: 0 })
    latest = 'two'
    await vi.advanceTimersByTimeAsync(hourMs)
    expect(counts.updates).toBe(1)
  })

  test.each([
    ['with an id results in that id', Response.json({ id: 'two' }), 'two'],
    ['without an id results in null', Response.json({ name: 'two' }), null],
    ['with a numeric id results in null', Response.json({ id: 2 }), null],
    ['that is missing results in null', new Response('Not found', { status: 404 }), null],
    ['that is not JSON results in null', new Response('<html>'), null],
  ])('a manifest %s [client R7.21]', async (_, response, id) => {
    const requests: unknown[] = []
    vi.stubGlobal('fetch', async (...parameters: unknown[]) => {
      requests.push(parameters)
      return response
    })
    expect(await fetchLatestBuildId()).toBe(id)
    expect(requests).toEqual([[buildManifestPath, { cache: 'no-store' }]])
  })

  test('a failed request returns null and does not reject [client R7.21]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await fetchLatestBuildId()).toBeNull()
  })
})
