import { afterEach, expect, test, vi } from 'vitest'
import { FittedBuffers } from '#app/audio/fit/fitted-buffers.ts'
import type { BufferCache } from '#app/audio/buffer-cache.ts'
import type { FitRequest } from '#app/audio/fit/fit-messages.ts'

afterEach(() => vi.unstubAllGlobals())

test('a loop is fitted with all its frames, though its length is stated in milliseconds [P3.09]', async () => {
  const requests: FitRequest[] = []
  class FakeWorker extends EventTarget {
    postMessage(request: FitRequest): void {
      requests.push(request)
      const data = { id: request.id, channels: [new Float32Array(1)] }
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal(
    'AudioBuffer',
    class FakeAudioBuffer {
      copyToChannel(): void {}
    },
  )
  // Four beats at 137 BPM: 1.75182 s, stated as 1.752.
  const length = 77_255
  const buffer = {
    length,
    duration: length / 44_100,
    sampleRate: 44_100,
    numberOfChannels: 1,
    getChannelData: () => new Float32Array(length),
  }
  const cache = {
    get: () => null,
    load: async () => buffer,
    getOrCreate: (_key: string, create: () => unknown) => create(),
  }
  const fitted = new FittedBuffers(cache as unknown as BufferCache)
  const recording = { url: 'a.mp3', duration: 1.751, gain: 1 }
  await fitted.load(recording, {
    from: 137,
    bpm: 128,
    semitones: 0,
    method: 'stretch',
    bars: 1,
    loadOnsets: async () => [],
  })
  expect(requests.map(({ channels }) => channels[0]?.length)).toEqual([length])
})
