import { expect, test } from 'vitest'
import { withDecodablePath } from '#app/server/decodable-path.ts'

test('R2.14 a path that cannot be decoded is taken letter by letter, so that it names an unknown page', () => {
  const headers = { cookie: 'token=a' }
  const broken = new Request('http://shop.test/en/catalog/%E0%A4%A?a=%E0', { headers })
  const readable = withDecodablePath(broken)
  expect(readable.url).toBe('http://shop.test/en/catalog%2F%25E0%25A4%25A?a=%E0')
  expect(readable.headers.get('cookie')).toBe('token=a')
})

test('a path that can be decoded is left as it is, whatever its query', () => {
  const request = new Request('http://shop.test/de/catalog/%C3%A4?search=%E0%A4%A')
  expect(withDecodablePath(request)).toBe(request)
})
