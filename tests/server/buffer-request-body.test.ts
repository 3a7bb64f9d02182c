import { expect, test } from 'vitest'
import { bufferRequestBody } from '#app/server/buffer-request-body.ts'

const address = 'http://shop.test/en/contacts'

function post(body: BodyInit, signal?: AbortSignal): Request {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request(address, signal ? { ...init, signal } : init)
}

/** A body that begins and then fails. */
function failing(error: Error): ReadableStream<Uint8Array> {
  const parts = [new TextEncoder().encode('full_name=Ann')]
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.error(error)
    },
  })
}

async function read(request: Request): Promise<Request> {
  const whole = await bufferRequestBody(request)
  return whole instanceof Request ? whole : expect.fail(`answered with ${whole.status}`)
}

test('what is sent arrives whole, with its method and headers', async () => {
  const form = new URLSearchParams({ full_name: 'Ann Bee' })
  const whole = await read(post(form))
  expect(whole.method).toBe('POST')
  expect(whole.url).toBe(address)
  expect((await whole.formData()).get('full_name')).toBe('Ann Bee')
})

test('what only asks has no body to wait for', async () => {
  const whole = await read(new Request(address, { headers: { cookie: 'theme=dark' } }))
  expect(whole.body).toBeNull()
  expect(whole.headers.get('cookie')).toBe('theme=dark')
})

test('a visitor who leaves amid what is sent is no failure of the shop', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const answer = await bufferRequestBody(post(failing(aborted)))
  expect(answer).toBeInstanceOf(Response)
  expect(answer).toHaveProperty('status', 400)
})

test('a body of unknown length that grows too large is refused', async () => {
  const tooLarge = Object.assign(new Error('too large'), { status: 413 })
  expect(await bufferRequestBody(post(failing(tooLarge)))).toHaveProperty('status', 413)
})

test.each(['before', 'after'])(
  'who leaves %s the answer is begun ends it, with a status that nobody reports',
  async (moment) => {
    const visitor = new AbortController()
    if (moment === 'before') visitor.abort(new Error('aborted'))
    const { signal } = await read(new Request(address, { signal: visitor.signal }))
    if (moment === 'after') visitor.abort(new Error('aborted'))
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toHaveProperty('status', 499)
  },
)
