import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'

const { client, host, sent } = useVanillaHost()

const date = '2026-03-01T12:00:00.000000Z'
const isoDate = '2026-03-01T12:00:00.000Z'

test('sessions are parsed; the name of an unknown device is null', async () => {
  const session = { created_at: date, last_used_at: date, is_current: false }
  const data = [
    { ...session, id: 'a', device_name: 'Firefox, Windows', is_current: true },
    { ...session, id: 'b', device_name: 'Overtone storefront' },
    { ...session, id: 'c', device_name: null },
  ]
  host().respond('GET /api/v1/customer/sessions', { body: { data } })
  const parsed = { startedAt: isoDate, lastUsedAt: isoDate, isCurrent: false, deviceName: null }
  expect(await client().sessions.list()).toEqual({
    ok: true,
    value: [
      { ...parsed, id: 'a', deviceName: 'Firefox, Windows', isCurrent: true },
      { ...parsed, id: 'b' },
      { ...parsed, id: 'c' },
    ],
  })
})

test('passkeys are parsed', async () => {
  const passkey = { id: 3, name: 'My laptop', created_at: date, last_used_at: null }
  host().respond('GET /api/v1/customer/passkeys', { body: { data: [passkey] } })
  expect(await client().passkeys.list()).toEqual({
    ok: true,
    value: [{ id: 3, name: 'My laptop', createdAt: isoDate, lastUsedAt: null }],
  })
})

test.for([404, 405])(
  'a provider without lists of sessions and passkeys (%i) returns null for both',
  async (status) => {
    for (const list of ['sessions', 'passkeys'] as const) {
      host().respond(`GET /api/v1/customer/${list}`, { status, body: { message: 'Oops!' } })
      expect(await client()[list].list()).toEqual({ ok: true, value: null })
    }
  },
)

test('ending a session or removing a passkey that no longer exists succeeds', async () => {
  const notFound = { status: 404, body: { message: 'Oops!' } }
  host().respond('DELETE /api/v1/customer/sessions/a%2Fb', notFound)
  expect(await client().sessions.end('a/b')).toEqual({ ok: true, value: null })
  expect(sent().path).toBe('/api/v1/customer/sessions/a%2Fb')
  host().respond('DELETE /api/v1/customer/passkeys/3', notFound)
  expect(await client().passkeys.remove(3)).toEqual({ ok: true, value: null })
})

test("login sends the name of the visitor's device", async () => {
  const form = { email: 'ann@example.com', password: 'correct horse', remember: false }
  await client().customer.login({ ...form, deviceName: 'Firefox, Windows' })
  expect(sent().json).toMatchObject({ device_name: 'Firefox, Windows' })
  await client().customer.login({ ...form, deviceName: null })
  expect(sent().json).toMatchObject({ device_name: 'Storefront' })
})
