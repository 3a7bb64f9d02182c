import { PassThrough } from 'node:stream'
import type { ServerRequest } from 'srvx'
import { expect, test } from 'vitest'
import { limitFields } from '#provider/platform/server/field-limit.ts'
import { createBodyReceiver } from '#provider/platform/server/receive-body.ts'

/** A request whose body has not arrived, and a function that sends the body. */
function createRequest(ip = '192.0.2.1') {
  const source = Object.assign(new PassThrough(), { headers: { 'content-length': '9' } })
  const request = Object.assign(new Request('http://shop.test/'), {
    ip,
    runtime: { name: 'node', node: { req: source } },
  }) as unknown as ServerRequest
  return { request, send: () => source.end('123456789') }
}

const respond = () => new Response('received')

test('at most ten potentially large bodies are received at a time, and more are refused with a retry time', async () => {
  const receive = createBodyReceiver(() => 3_500_000)
  const slow = Array.from({ length: 10 }, (_, at) => createRequest(`192.0.2.${at}`))
  const responses = slow.map(({ request }) => receive(request, respond))
  const refused = await receive(createRequest('192.0.2.77').request, respond)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  for (const { send } of slow) send()
  for (const response of responses) expect((await response).status).toBe(200)
  const later = createRequest()
  later.send()
  expect((await receive(later.request, respond)).status).toBe(200)
})

test('at most three potentially large bodies of one site are received at a time, leaving room for others', async () => {
  const receive = createBodyReceiver(() => 3_500_000)
  for (const host of ['1:1::1', '1:2::1', '2:1::1'])
    void receive(createRequest(`2001:db8:1:${host}`).request, respond)
  const refused = await receive(createRequest('2001:db8:1:9::1').request, respond)
  expect(refused.status).toBe(503)
  const other = createRequest('2001:db8:2::1')
  other.send()
  expect((await receive(other.request, respond)).status).toBe(200)
})

test('more than 200 query parameters or form fields are a 400', async () => {
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  const submit = async (query: string, type = '', body = '') => {
    const source = { headers: { 'content-type': type }, rawBody: Buffer.from(body) }
    const request = Object.assign(new Request(`http://shop.test/${query}`), {
      runtime: { name: 'node', node: { req: source } },
    }) as unknown as ServerRequest
    return (await limitFields(request, respond)).status
  }
  for (const [fields, status] of [
    [200, 200],
    [201, 400],
  ] as const) {
    const list = Array.from({ length: fields }, () => 'a=1').join('&')
    expect(await submit(`?${list}`)).toBe(status)
    expect(await submit('', 'application/x-www-form-urlencoded', list)).toBe(status)
    const parts = `${part.repeat(fields)}--b--`
    expect(await submit('', 'multipart/form-data; boundary=b', parts)).toBe(status)
  }
})
