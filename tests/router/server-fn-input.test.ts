import { toJSON } from 'seroval'
import { expect, test } from 'vitest'
import { hasReadableInput } from '#app/router/server-fn-input.ts'

const url = 'http://localhost:3000/_serverFn/logIn'
const encoded = JSON.stringify(toJSON({ data: { email: 'ann@example.com' } }))

function post(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { 'content-type': type }
  return new Request(url, { method: 'POST', body, headers })
}

function get(payload: string): Request {
  return new Request(`${url}?${new URLSearchParams({ payload }).toString()}`)
}

test.each([
  ['a POST request with encoded input', post(encoded, 'application/json')],
  ['a POST request without input', new Request(url, { method: 'POST' })],
  ['a submitted form', post(new FormData())],
  ['a GET request with encoded input', get(encoded)],
  ['a GET request without input', new Request(url)],
])('the input of %s is readable, and its body can still be read', async (_case, request) => {
  expect(await hasReadableInput(request)).toBe(true)
  expect(request.bodyUsed).toBe(false)
})

test.each([
  ['JSON that is cut off', post('{{{', 'application/json')],
  ['no JSON', post('', 'application/json')],
  ['JSON without encoded values', post('0', 'application/json')],
  ['an encoded value of an unknown type', post('{"t":99}', 'application/json; charset=utf-8')],
  ['a form without a boundary', post('a', 'multipart/form-data')],
  ['cut-off JSON in the address', get('{{{')],
  ['an unknown type in the address', get('{"t":99}')],
  ['a form sent by GET', new Request(url, { headers: { 'content-type': 'multipart/form-data' } })],
])('%s is not readable', async (_case, request) => {
  expect(await hasReadableInput(request)).toBe(false)
})
