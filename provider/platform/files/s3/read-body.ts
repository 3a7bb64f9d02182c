import { limitTime } from '../../tasks/limit-time.ts'

/**
 * Yields the chunks of a response; fails with a `TimeoutError` if the store is silent for some
 * milliseconds.
 */
export async function* readChunks(response: Response, silence: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await limitTime(reader.read(), silence, createTimeoutError)
      if (done) return
      yield value
    }
  } finally {
    // Has no effect at the end; otherwise closes the connection.
    await reader.cancel().catch(() => {})
  }
}

/** Returns the text of a response; fails if it is longer or takes longer than the limits. */
export async function readText(
  response: Response,
  { bytes: maxBytes, milliseconds }: { readonly bytes: number; readonly milliseconds: number },
): Promise<string> {
  const end = performance.now() + milliseconds
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of readChunks(response, milliseconds)) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('the response is too long')
    if (performance.now() > end) throw createTimeoutError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function createTimeoutError(): DOMException {
  return new DOMException('The store is silent.', 'TimeoutError')
}
