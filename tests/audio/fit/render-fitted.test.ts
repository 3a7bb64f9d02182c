import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import type { FitRequest, FitResponse } from '#app/audio/fit/fit-messages.ts'
import { prepareRenderer, renderFitted } from '#app/audio/fit/render-fitted.ts'
import { settle } from '../../features/player/fake-engine.ts'

/** A worker that responds when the test says so. */
class FakeWorker extends EventTarget {
  static created: FakeWorker[] = []
  readonly requests: FitRequest[] = []
  isEnded = false

  constructor() {
    super()
    FakeWorker.created.push(this)
  }

  postMessage(request: FitRequest): void {
    this.requests.push(request)
  }

  terminate(): void {
    this.isEnded = true
  }

  async respond(channels: FitResponse['channels'] = [new Float32Array(1)]): Promise<void> {
    const id = this.requests.at(-1)?.id ?? 0
    this.dispatchEvent(new MessageEvent('message', { data: { id, channels } }))
    await settle()
  }
}

class FakeAudioBuffer {
  copyToChannel(): void {}
}

const plan: FitPlan = {
  from: 120,
  bpm: 128,
  semitones: 1,
  method: 'stretch',
  bars: 2,
  loadOnsets: async () => [],
}

/**
 * Renders a loop with this number of frames; returns the outcome and how often its samples were
 * read.
 */
function render(frames: number, signal = new AbortController().signal) {
  const getChannelData = vi.fn<() => Float32Array>(() => new Float32Array(frames))
  const buffer = { sampleRate: 44_100, numberOfChannels: 1, length: frames, getChannelData }
  const outcome = renderFitted(
    buffer as unknown as AudioBuffer,
    plan,
    signal,
    frames / 44_100,
  ).then(
    () => 'rendered',
    () => 'failed',
  )
  return { outcome, getChannelData }
}

function getFrames({ requests }: FakeWorker): unknown[] {
  return requests.map(({ channels }) => channels[0]?.length)
}

function getWorker(): FakeWorker {
  const worker = FakeWorker.created.at(-1)
  if (!worker) throw new Error('There is no worker.')
  return worker
}

beforeEach(() => {
  FakeWorker.created = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('AudioBuffer', FakeAudioBuffer)
})

afterEach(async () => {
  // A failure makes the next test use a new worker.
  const { outcome } = render(1)
  await settle()
  await getWorker().respond(null)
  await outcome
  vi.unstubAllGlobals()
})

test('the worker renders one loop at a time and drops loops that are no longer needed [P3.09]', async () => {
  const abort = new AbortController()
  const [first, skipped, last] = [render(100), render(200, abort.signal), render(300)]
  await settle()
  const worker = getWorker()
  expect(getFrames(worker)).toEqual([100])
  abort.abort()
  expect(await skipped.outcome).toBe('failed')
  await worker.respond()
  expect(getFrames(worker)).toEqual([100, 300])
  expect(skipped.getChannelData).not.toHaveBeenCalled()
  await worker.respond()
  expect([await first.outcome, await last.outcome]).toEqual(['rendered', 'rendered'])
})

test('a loop skipped during its render still blocks the next ones [P3.09]', async () => {
  const abort = new AbortController()
  const [skipped, next] = [render(100, abort.signal), render(200)]
  await settle()
  abort.abort()
  expect(await skipped.outcome).toBe('failed')
  expect(getFrames(getWorker())).toEqual([100])
  await getWorker().respond()
  await getWorker().respond()
  expect(await next.outcome).toBe('rendered')
})

test('after a failure, the next loop gets a new worker that loads its code again [P3.09]', async () => {
  const first = render(100)
  await settle()
  await getWorker().respond(null)
  expect(await first.outcome).toBe('failed')
  expect(getWorker().isEnded).toBe(true)
  const second = render(200)
  await settle()
  expect(FakeWorker.created).toHaveLength(2)
  await getWorker().respond()
  expect(await second.outcome).toBe('rendered')
})

test("loops fail while the worker's code cannot be loaded, and the next loop retries [P3.09]", async () => {
  const [first, second] = [render(100), render(200)]
  await settle()
  getWorker().dispatchEvent(new Event('error'))
  expect(await first.outcome).toBe('failed')
  await settle()
  expect(FakeWorker.created).toHaveLength(2)
  await getWorker().respond()
  expect(await second.outcome).toBe('rendered')
})

test.each([
  ['drums are sliced at their onsets', 'drums', 'slice', [0, 11_025]],
  ['tonal loops are stretched with their onsets', 'tonal', 'stretch', [0, 11_025]],
  ['textures are stretched without onsets', 'texture', 'stretch', []],
  ['loops of unknown content are rendered by the method of the plan', null, 'slice', [0, 11_025]],
] as const)('%s [P3.09]', async (_rule, content, method, onsets) => {
  const buffer = {
    sampleRate: 44_100,
    numberOfChannels: 1,
    length: 44_100,
    getChannelData: () => new Float32Array(44_100),
  } as unknown as AudioBuffer
  const { signal } = new AbortController()
  const rendered = renderFitted(
    buffer,
    {
      ...plan,
      method: content === 'drums' ? 'stretch' : 'slice',
      loadOnsets: async () => [0, 0.25],
      loadContent: async () => content,
    },
    signal,
    1,
  )
  await settle()
  expect(getWorker().requests.at(-1)).toMatchObject({ method, onsets })
  await getWorker().respond()
  await rendered
})

test('a worker that failed before the first loop was sent is replaced [P3.09]', async () => {
  prepareRenderer('stretch')
  const prepared = getWorker()
  prepared.dispatchEvent(new Event('error'))
  const { outcome } = render(1)
  await settle()
  expect(getWorker()).not.toBe(prepared)
  await getWorker().respond()
  expect(await outcome).toBe('rendered')
})

test('a loop of drums without stored onsets is cut into the sixteenths of its own tempo [P3.09]', async () => {
  const buffer = {
    sampleRate: 44_100,
    numberOfChannels: 1,
    length: 44_100,
    getChannelData: () => new Float32Array(44_100),
  } as unknown as AudioBuffer
  const { signal } = new AbortController()
  const rendered = renderFitted(buffer, { ...plan, method: 'slice' }, signal, 1)
  await settle()
  expect(getWorker().requests.at(-1)?.onsets.slice(0, 3)).toEqual([0, 5512.5, 11_025])
  await getWorker().respond()
  await rendered
})
