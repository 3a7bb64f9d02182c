/** The client disconnected: nobody receives the response, and the framework logs nothing with a status. */
class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected'
  readonly status = 499
}

/**
 * The request with its whole body read, because the framework reports every body it cannot read as
 * an internal error; a response instead if the client disconnects before the end (400) or sends too
 * much (413).
 */
export async function bufferRequestBody(request: Request): Promise<Request | Response> {
  const { method, headers } = request
  const signal = disconnectSignal(request.signal)
  if (method === 'GET' || method === 'HEAD') {
    return new Request(request.url, { method, headers, signal })
  }
  try {
    const body = await request.arrayBuffer()
    return new Request(request.url, { method, headers, signal, body })
  } catch (error) {
    const tooLarge = error instanceof Error && 'status' in error && error.status === 413
    return new Response(null, { status: tooLarge ? 413 : 400 })
  }
}

/** Aborts when `source` aborts, with a reason that is not reported as a failure. */
function disconnectSignal(source: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new ClientDisconnected())
  if (source.aborted) abort()
  else source.addEventListener('abort', abort, { once: true })
  return controller.signal
}
