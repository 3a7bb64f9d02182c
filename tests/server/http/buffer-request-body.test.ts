import { expect, test } from 'vitest'
import { bufferRequestBody } from '#app/server/http/buffer-request-body.ts'

const address = 'http://shop.test/en/contacts'

function createPostRequest(body: BodyInit, signal?: AbortSignal): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request(address, signal ? { ...init, signal } : init)
}

/** Creates a body that fails after its first chunk. */
function createFailingBody(error: Error): ReadableStream<Uint8Array> {
  const chunks = [new TextEncoder().encode('full_name=Ann')]
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.error(error)
    },
  })
}

async function bufferRequest(request: Request): Promise<Request> {
  const buffered = await bufferRequestBody(request)
  return buffered instanceof Request ? buffered : expect.fail(`responded with ${buffered.status}`)
}

test('a POST keeps its URL, method and body', async () => {
  const form = new URLSearchParams({ full_name: 'Ann Bee' })
  const buffered = await bufferRequest(createPostRequest(form))
  expect(buffered.method).toBe('POST')
  expect(buffered.url).toBe(address)
  expect((await buffered.formData()).get('full_name')).toBe('Ann Bee')
})

test('a GET has no body and keeps its headers', async () => {
  const buffered = await bufferRequest(new Request(address, { headers: { cookie: 'theme=dark' } }))
  expect(buffered.body).toBeNull()
  expect(buffered.headers.get('cookie')).toBe('theme=dark')
})

test('a body that the client aborts results in a 400, not an internal error', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const response = await bufferRequestBody(createPostRequest(createFailingBody(aborted)))
  expect(response).toBeInstanceOf(Response)
  expect(response).toHaveProperty('status', 400)
})

test('a body of unknown length that becomes too large results in a 413', async () => {
  const tooLarge = Object.assign(new Error('too large'), { status: 413 })
  expect(await bufferRequestBody(createPostRequest(createFailingBody(tooLarge)))).toHaveProperty(
    'status',
    413,
  )
})

test.each(['before', 'after'])(
  'a disconnect %s buffering aborts the request signal with an error of status 499',
  async (moment) => {
    const client = new AbortController()
    if (moment === 'before') client.abort(new Error('aborted'))
    const { signal } = await bufferRequest(new Request(address, { signal: client.signal }))
    if (moment === 'after') client.abort(new Error('aborted'))
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toHaveProperty('status', 499)
  },
)
