import { expect, test } from 'vitest'
import { receiveRequest } from '#app/server/edge/receive-request.ts'

const url = 'https://shop.example/en/contacts'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function post(body: string): Request {
  return new Request(url, { method: 'POST', headers: form, body })
}

async function send(request: Request): Promise<number | string> {
  const received = await receiveRequest(request)
  return received instanceof Response ? received.status : received.text()
}

test('a body is received as it was sent, up to the limit of the shop [P9.05]', async () => {
  expect(await send(post('name=Ann'))).toBe('name=Ann')
  expect(await send(post('x'.repeat(100_000)))).toHaveLength(100_000)
  expect(await send(post('x'.repeat(100_001)))).toBe(413)
})

test('too many fields are refused in a form and in a URL [P9.05]', async () => {
  expect(await send(post('a&'.repeat(199)))).toBe('a&'.repeat(199))
  expect(await send(post('a&'.repeat(201)))).toBe(400)
  expect(await send(new Request(`${url}?${'a&'.repeat(201)}`))).toBe(400)
})

test('a request without a body stays as it is [P9.05]', async () => {
  const request = new Request(url)
  expect(await receiveRequest(request)).toBe(request)
})
