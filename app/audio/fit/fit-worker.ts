import type { FitRequest, FitResponse } from './fit-messages.ts'
import { loadStretcher } from './load-stretcher.ts'
import { sliceLoop } from './slice.ts'
import type { Channels } from './slice.ts'
import { stretchLoop } from './stretch.ts'

// Renders loops at a different tempo or in a different key, one at a time. This script is sent with
// its own content security policy (`app/server/http/worker-policy.ts`), which allows WebAssembly.
globalThis.addEventListener('message', (event: MessageEvent<FitRequest>) => {
  void respond(event.data)
})

/** How much of a drum loop is sent before the rest is rendered, in seconds. */
const headSeconds = 1

async function respond(request: FitRequest): Promise<void> {
  if (request.channels.length === 0) {
    // A failure is reported by the first job.
    if (request.method === 'stretch') await loadStretcher().catch(() => null)
    return
  }
  const send = (channels: Channels | null, isHead: boolean) => {
    const response: FitResponse = { id: request.id, channels, isHead }
    globalThis.postMessage(response, { transfer: (channels ?? []).map(({ buffer }) => buffer) })
  }
  send(await render(request, (head) => send(head, true)).catch(() => null), false)
}

async function render(
  request: FitRequest,
  onHead: (channels: Channels) => void,
): Promise<Channels> {
  const { channels, targetFrames, rate, method, onsets, semitones } = request
  if (method === 'stretch')
    return await stretchLoop(channels, targetFrames, semitones, rate, onHead)
  if (targetFrames > 2 * headSeconds * rate)
    onHead(sliceLoop(channels, onsets, targetFrames, rate, headSeconds * rate))
  return sliceLoop(channels, onsets, targetFrames, rate)
}
