import { fitLoop } from './fit-loop.ts'
import type { FitRequest, FitResponse } from './fit-messages.ts'
import { loadStretcher } from './load-stretcher.ts'
import type { Channels } from './slice.ts'

// Renders loops at a different tempo or in a different key, one at a time. This script is sent with
// its own content security policy (`app/server/http/worker-policy.ts`), which allows WebAssembly.
globalThis.addEventListener('message', (event: MessageEvent<FitRequest>) => {
  void respond(event.data)
})

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
  send(await fitLoop(request, (head) => send(head, true)).catch(() => null), false)
}
