import { describe, expect, test } from 'vitest'
import { setPageStatus } from '#app/features/pages/page-status.ts'
import { answerRequest } from '#app/server/answer.server.ts'
import type { Host } from '#app/server/host.ts'
import { readSettings } from '#app/server/settings.ts'

const host: Host = {
  settings: readSettings({}),
  log: () => {},
  secret: 'a secret of the tests, nothing more',
  providerUrl: 'http://provider.invalid',
  providerFetch: () => Promise.reject(new Error('nobody is asked')),
}

const html = { 'content-type': 'text/html; charset=utf-8' }

/** Asks for an address of a shop whose pages are rendered by `render`. */
function ask(path: string, render: () => Response, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${path}`, { headers })
  return answerRequest(request, host, '192.0.2.1', render)
}

describe('the status of a page', () => {
  test.each([403, 404, 500, 503, 504])(
    'R2.25 a page that tells of a failure is answered with its status %i where it was asked',
    async (status) => {
      const answer = await ask('/en/catalog', () => {
        setPageStatus(status)
        return new Response('the page', { headers: html })
      })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toBe('the page')
      expect(answer.headers.get('location')).toBeNull()
    },
  )

  test('R2.25 a page that tells of nothing keeps the status of the renderer', async () => {
    const answer = await ask('/en/', () => new Response('home', { headers: html }))
    expect(answer.status).toBe(200)
  })

  test('R2.25 what is no page keeps its status, whatever a page said', async () => {
    const answer = await ask('/en/data', () => {
      setPageStatus(503)
      return Response.json({})
    })
    expect(answer.status).toBe(200)
  })

  test('R8.01 a page whose session ended on the way leads to the login, once, and back', async () => {
    const answer = await ask('/de/profile?tab=balance', () => {
      setPageStatus(401)
      const headers = new Headers(html)
      headers.append('set-cookie', 'token=; Max-Age=0')
      return new Response('nothing of this is sent', { headers })
    })
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(
      '/de/auth/login?backUrl=%2Fde%2Fprofile%3Ftab%3Dbalance',
    )
    expect(answer.headers.getSetCookie()).toContain('token=; Max-Age=0')
    expect(await answer.text()).toBe('')
  })
})

describe('the way to a language', () => {
  test('R2.27 a move that depends on the visitor is never kept by a cache', async () => {
    const answer = await ask('/cart?step=checkout', () => new Response(), {
      'accept-language': 'fr',
    })
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/fr/cart?step=checkout')
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('R2.27 an unknown path without language is answered where it is', async () => {
    const answer = await ask('/nope', () => new Response('none', { status: 404, headers: html }))
    expect(answer.status).toBe(404)
  })

  test('R2.33 a trailing slash is answered with a lasting move', async () => {
    const answer = await ask('/en/contacts/?a=1', () => new Response())
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/en/contacts?a=1')
  })
})
