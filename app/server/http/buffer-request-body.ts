/** The status of a request whose client has disconnected; it is not sent. */
export const disconnectedStatus = 499

/**
 * The abort reason when the client disconnects. It has a status, because the framework does not log
 * errors with one.
 */
class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnected'
  readonly status = disconnectedStatus
}

/**
 * Reads the whole request body, because the framework reports any unreadable body as an internal
 * error. Returns the request with its body, or a response if the client disconnects early (400) or
 * sends too much (413).
 */
export async function bufferRequestBody(request: Request): Promise<Request | Response> {
  const { method, headers } = request
  const signal = createDisconnectSignal(request.signal)
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

/** Returns a signal that aborts along with `source`, with a reason the framework does not log. */
function createDisconnectSignal(source: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new ClientDisconnectedError())
  if (source.aborted) abort()
  else source.addEventListener('abort', abort, { once: true })
  return controller.signal
}
