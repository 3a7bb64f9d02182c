import { expect, test } from 'vitest'
import { getMaxBodyBytes } from '#app/server/http/max-body-bytes.ts'

test.each([
  ['/en/contacts', 'application/x-www-form-urlencoded', 100_000],
  ['/en/profile', 'multipart/form-data; boundary=x', 100_000],
  ['/_serverFn/logIn', 'multipart/form-data; boundary=x', 100_000],
  ['/_serverFn/savePicture', 'application/json', 100_000],
  ['/_serverFn/savePicture', 'multipart/form-data; boundary=x', 3_500_000],
])('%s accepts a body of type %s up to %i bytes [P8.04]', (path, type, bytes) => {
  const headers = { 'content-type': type }
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', headers })
  expect(getMaxBodyBytes(request)).toBe(bytes)
})
