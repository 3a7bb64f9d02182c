import type { FitRequest, FitResponse } from './fit-messages.ts'
import { sliceLoop } from './slice.ts'
import type { Channels } from './slice.ts'
import { stretchLoop } from './stretch.ts'

// Renders loops at another tempo and in another key, one after the other. The response with this script
// has a content security policy of its own (`app/server/http/worker-policy.ts`), which allows WebAssembly.
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
