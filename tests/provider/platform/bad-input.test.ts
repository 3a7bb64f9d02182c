import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

const postPaths = [
  '/api/v1/customer/login',
  '/api/v1/customer/register',
  '/api/v1/customer/forgot-password',
  '/api/v1/customer/reset-password',
  '/api/contact/send',
]

const malformedBodies = ['{', '[]', 'null', '7', '"text"', '{"email":{"a":1},"password":[]}', '']

test.each(postPaths)(
  '%s refuses every malformed body with 422 [provider R7.02 R7.04 R7.05 R7.06 R7.07]',
  async (path) => {
    const { call, entries } = await openShop()
    for (const body of malformedBodies) {
      const response = await call(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([body, response.status]).toEqual([body, 422])
      expect(typeof response.body.message).toBe('string')
      expect(Object.values(response.body.errors).flat().length).toBeGreaterThan(0)
    }
    expect(entries.filter((entry) => entry.level === 'error')).toEqual([])
  },
)

test('a form is parsed like JSON, and a malformed form returns 422 [provider R7.07]', async () => {
  const { call } = await openShop()
  const form = new FormData()
  const fields = { full_name: 'Ann', email: 'ann@example.com', theme: 'T', message: 'M' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  expect((await call('/api/contact/send', { body: form })).status).toBe(200)
  const broken = await call('/api/contact/send', {
    body: 'no boundary here',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(broken.status).toBe(422)
})

test('a body larger than 100 kB is refused [provider R7.07]', async () => {
  const { call } = await openShop()
  const { status, body } = await call('/api/contact/send', {
    body: { message: 'x'.repeat(100_001) },
  })
  expect(status).toBe(413)
  expect(body.reason).toBe('body_too_large')
})

test('a field of the wrong type is reported as invalid, and a missing field as required [provider R7.02]', async () => {
  const { call } = await openShop()
  const { body } = await call('/api/v1/customer/login', {
    body: { email: 5, password: null, remember: false },
  })
  expect(body.errors).toEqual({
    email: ['The email field is invalid.'],
    password: ['The password field is required.'],
    device_name: ['The device name field is required.'],
  })
})

test('an unknown path returns a 404 in Bagisto’s format [provider R7.19]', async () => {
  const { call } = await openShop()
  for (const [path, method] of [
    ['/api/v1/nothing', 'GET'],
    ['/api/v1/nothing/', 'POST'],
    ['/', 'GET'],
  ] as const) {
    const { status, body } = await call(path, { method })
    expect(status).toBe(404)
    expect(Object.keys(body)).toEqual(['title', 'message'])
  }
})

test('logs contain no tokens or passwords [provider R7.20]', async () => {
  const { call, signUp, entries } = await openShop()
  const ann = await signUp()
  await call('/api/v1/customer/get', { token: ann.token })
  await call('/api/v1/customer/login', {
    body: { email: ann.email, password: 'a wrong secret', device_name: 'd' },
  })
  const logged = JSON.stringify(entries)
  for (const secret of [ann.token, ann.password, 'a wrong secret']) {
    expect(logged).not.toContain(secret)
  }
})

test('a form larger than 100 kB is refused unless it contains the profile picture [P8.04]', async () => {
  const { call, signUp } = await openShop()
  const { token } = await signUp()
  const form = new FormData()
  form.append('image', new File([new Uint8Array(150_000)], 'me.png'))
  expect((await call('/api/contact/send', { body: form })).status).toBe(413)
  expect((await call('/api/v1/customer/profile', { body: form, token })).status).not.toBe(413)
})
