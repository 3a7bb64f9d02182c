import { createServerEntry, getResponseHeaders } from '@tanstack/react-start/server'
import { describe, expect, test } from 'vitest'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { clearToken, renewToken, storeToken } from '#app/server/http/session.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const app = createAppContext()

/** Runs `change` in a request with a Cookie header; returns the token and the set cookies. */
async function changeSession(
  cookieHeader: string,
  change: () => void,
  origin = app.settings.origin,
) {
  let token: string | null = null
  let cookies: string[] = []
  const headers = { cookie: cookieHeader }
  const request = new Request('http://localhost:3000/_serverFn/session', { headers })
  const entry = createServerEntry({
    fetch: () =>
      handleRequest(
        request,
        { ...app, settings: readSettings({ ORIGIN: origin }) },
        '192.0.2.1',
        () => {
          change()
          token = getRequestScope().token
          cookies = getResponseHeaders().getSetCookie()
          return new Response()
        },
      ),
  })
  await entry.fetch(request, undefined)
  return { token, cookies: Object.fromEntries(cookies.map((line) => [line.split('=')[0], line])) }
}

describe('the session cookies', () => {
  test('last 30 days for a remembered token and one browser session otherwise', async () => {
    const remembered = await changeSession('', () => storeToken('new', true))
    expect(remembered.token).toBe('new')
    expect(remembered.cookies['token']).toMatch(/^token=new; Max-Age=2592000;.*HttpOnly/)
    expect(remembered.cookies['token_remembered']).toMatch(/^token_remembered=1; Max-Age=2592000;/)
    const { cookies } = await changeSession('', () => storeToken('new', false))
    expect(Object.keys(cookies)).toEqual(['token'])
    expect(cookies['token']).not.toContain('Max-Age')
  })

  test('keep their lifetime when the token is refreshed', async () => {
    const remembered = await changeSession('token=old; token_remembered=1', () => renewToken('new'))
    expect(remembered.cookies['token']).toMatch(/^token=new; Max-Age=2592000;/)
    const { cookies } = await changeSession('token=old', () => renewToken('new'))
    expect(cookies['token']).not.toContain('Max-Age')
  })

  test('are no longer remembered after a login without "remember me"', async () => {
    const cookieHeader = 'token=old; token_remembered=1'
    const { cookies } = await changeSession(cookieHeader, () => storeToken('new', false))
    expect(cookies['token']).not.toContain('Max-Age')
    expect(cookies['token_remembered']).toMatch(/^token_remembered=; Max-Age=0;/)
  })

  test('are both removed at logout', async () => {
    const { token, cookies } = await changeSession('token=old; token_remembered=1', clearToken)
    expect(token).toBeNull()
    expect(cookies['token']).toMatch(/^token=; Max-Age=0;/)
    expect(cookies['token_remembered']).toMatch(/^token_remembered=; Max-Age=0;/)
  })
})

describe('with HTTPS, the session cookies', () => {
  const change = (cookieHeader: string, work: () => void) =>
    changeSession(cookieHeader, work, 'https://shop.example')

  test('have a prefix that only this host can set, and are Secure [P8.06]', async () => {
    const { cookies } = await change('', () => storeToken('new', true))
    expect(Object.keys(cookies)).toEqual(['__Host-token', '__Host-token_remembered'])
    expect(cookies['__Host-token']).toMatch(/^__Host-token=new; Max-Age=2592000; Path=\/;/)
    for (const cookie of Object.values(cookies)) expect(cookie).toMatch(/; Secure/)
    for (const cookie of Object.values(cookies)) expect(cookie).not.toMatch(/Domain/i)
  })

  test('keep their lifetime when the token is refreshed', async () => {
    const cookieHeader = '__Host-token=old; __Host-token_remembered=1'
    const { token, cookies } = await change(cookieHeader, () => renewToken('new'))
    expect(token).toBe('new')
    expect(cookies['__Host-token']).toMatch(/^__Host-token=new; Max-Age=2592000;/)
    expect(cookies['__Host-token_remembered']).toMatch(/^__Host-token_remembered=1;/)
  })

  test('are not read from names that a subdomain can set', async () => {
    const read = async (cookieHeader: string) => {
      let token: string | null = null
      await change(cookieHeader, () => {
        token = getRequestScope().token
      })
      return token
    }
    expect(await read('token=planted; __Host-token=own')).toBe('own')
    expect(await read('token=planted')).toBeNull()
  })

  test('are both removed at logout', async () => {
    const cookieHeader = '__Host-token=old; __Host-token_remembered=1'
    const { cookies } = await change(cookieHeader, clearToken)
    expect(cookies['__Host-token']).toMatch(/^__Host-token=; Max-Age=0;.*Secure/)
    expect(cookies['__Host-token_remembered']).toMatch(/^__Host-token_remembered=; Max-Age=0;/)
  })
})
