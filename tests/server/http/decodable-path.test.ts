import { expect, test } from 'vitest'
import { ensureDecodablePath } from '#app/server/http/decodable-path.ts'

test('the percent signs of an undecodable path are escaped [R2.14]', () => {
  const headers = { cookie: 'token=a' }
  const malformed = new Request('http://shop.test/en/catalog/%E0%A4%A?a=%E0', { headers })
  const decodable = ensureDecodablePath(malformed)
  expect(decodable.url).toBe('http://shop.test/en/catalog%2F%25E0%25A4%25A?a=%E0')
  expect(decodable.headers.get('cookie')).toBe('token=a')
})

test('a decodable path is unchanged for any query', () => {
  const request = new Request('http://shop.test/de/catalog/%C3%A4?search=%E0%A4%A')
  expect(ensureDecodablePath(request)).toBe(request)
})
