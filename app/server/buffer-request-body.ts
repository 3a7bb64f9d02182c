/** The visitor went away: nobody reads the answer, and the framework reports nothing with a status. */
class ClientDisconnected extends Error {
  override readonly name = 'VisitorLeft'
  readonly status = 499
}

/**
 * The request with its whole body read, for a framework that reports each body it cannot read as a
 * failure of its own; an answer instead where the visitor left amid it (400) or sends too much (413).
 */
export async function bufferRequestBody(request: Request): Promise<Request | Response> {
  const { method, headers } = request
  const signal = leavingSignal(request.signal)
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

/** Ends when `ending` does, for a reason that is no failure. */
function leavingSignal(ending: AbortSignal): AbortSignal {
  const leaving = new AbortController()
  const leave = () => leaving.abort(new ClientDisconnected())
  if (ending.aborted) leave()
  else ending.addEventListener('abort', leave, { once: true })
  return leaving.signal
}
