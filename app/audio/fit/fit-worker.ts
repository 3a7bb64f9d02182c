import type { FitRequest, FitResponse } from './fit-messages.ts'
import { sliceLoop } from './slice.ts'
import type { Channels } from './slice.ts'
import { stretchLoop } from './stretch.ts'

// Renders loops at a different tempo or in a different key, one at a time. This script is sent with
// its own content security policy (`app/server/http/worker-policy.ts`), which allows WebAssembly.
globalThis.addEventListener('message', (event: MessageEvent<FitRequest>) => {
  void respond(event.data)
})

async function respond(request: FitRequest): Promise<void> {
  const { id } = request
  const channels = await render(request).catch(() => null)
  const response: FitResponse = { id, channels }
  const buffers = (channels ?? []).map(({ buffer }) => buffer)
  globalThis.postMessage(response, { transfer: buffers })
}

async function render(request: FitRequest): Promise<Channels> {
  const { channels, targetFrames, rate, method, onsets, semitones } = request
  return method === 'slice'
    ? sliceLoop(channels, onsets, targetFrames, rate)
    : await stretchLoop(channels, targetFrames, semitones, rate)
}
