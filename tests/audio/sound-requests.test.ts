import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { SoundRequests } from '#app/audio/sound-requests.ts'
import { settle } from '../features/player/fake-engine.ts'

const fetching = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  fetching.mockReset()
  Reflect.deleteProperty(navigator, 'connection')
})

afterAll(() => fetching.mockRestore())

const createRecording = (id: string, duration: number | null = 4) => ({
  url: `/media/${id}.mp3`,
  duration,
  gain: 1,
})
const [a, b] = [createRecording('a'), createRecording('b')]

/** Creates sound requests on a connection of this type; the test sends the responses. */
function createRequests(connection: object = {}) {
  const requestedUrls: string[] = []
  const aborted: string[] = []
  const responses = new Map<string, PromiseWithResolvers<Response>>()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  fetching.mockImplementation((input, { priority, signal } = {}) => {
    const url = String(input)
    const response = Promise.withResolvers<Response>()
    requestedUrls.push(`${priority} ${url}`)
    responses.set(url, response)
    signal?.addEventListener('abort', () => {
      aborted.push(url)
      response.reject(signal.reason)
    })
    return response.promise
  })
  const respond = (url: string, status = 200) =>
    responses.get(url)?.resolve(new Response(new Uint8Array([7]), { status }))
  return { requests: new SoundRequests(), requestedUrls, aborted, respond }
}

const neverAborted = new AbortController().signal

describe('a sound requested before the engine has loaded', () => {
  test('is not requested again by the engine [P3.01]', async () => {
    const { requests, requestedUrls, respond } = createRequests()
    requests.sendEarly(a, 'low')
    requests.sendEarly(a, 'high')
    const bytes = requests.send(a.url, 'high', neverAborted)
    respond(a.url)
    expect(new Uint8Array(await bytes)).toEqual(new Uint8Array([7]))
    expect(requestedUrls).toEqual(['low /media/a.mp3'])
  })

  test('is aborted when another sound plays, but not when one is hovered over', async () => {
    const { requests, requestedUrls, aborted } = createRequests()
    requests.sendEarly(a, 'low')
    requests.sendEarly(b, 'low')
    expect(requestedUrls).toEqual(['low /media/a.mp3'])
    requests.sendEarly(b, 'high')
    expect(aborted).toEqual([a.url])
    await settle()
    void requests.send(b.url, 'high', neverAborted)
    expect(requestedUrls).toEqual(['low /media/a.mp3', 'high /media/b.mp3'])
  })

  test('is aborted once nobody waits for it', async () => {
    const { requests, aborted } = createRequests()
    requests.sendEarly(a, 'high')
    const abort = new AbortController()
    const bytes = requests.send(a.url, 'high', abort.signal)
    abort.abort()
    await expect(bytes).rejects.toThrow('aborted')
    expect(aborted).toEqual([a.url])
  })

  test('is requested again if it failed', async () => {
    const { requests, requestedUrls, respond } = createRequests()
    requests.sendEarly(a, 'high')
    respond(a.url, 503)
    await settle()
    const bytes = requests.send(a.url, 'high', neverAborted)
    respond(a.url, 404)
    await expect(bytes).rejects.toThrow('404')
    expect(requestedUrls).toHaveLength(2)
  })

  test('is only for a sound to be played if the visitor saves data', () => {
    const { requests, requestedUrls } = createRequests({ saveData: true })
    requests.sendEarly(a, 'low')
    expect(requestedUrls).toEqual([])
    requests.sendEarly(a, 'high')
    expect(requestedUrls).toEqual(['high /media/a.mp3'])
  })

  test.each([31, null])('is not made for a sound of %s seconds, which is streamed', (duration) => {
    const { requests, requestedUrls } = createRequests()
    requests.sendEarly(createRecording('long', duration), 'high')
    expect(requestedUrls).toEqual([])
  })
})
