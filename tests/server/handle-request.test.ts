import { describe, expect, test } from 'vitest'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { handleRequest } from '#app/server/handle-request.server.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { readSettings } from '#app/server/settings.ts'

const host: AppContext = {
  settings: readSettings({}),
  log: () => {},
  secret: 'a secret of the tests, nothing more',
  providerUrl: 'http://provider.invalid',
  providerFetch: () => Promise.reject(new Error('nobody is asked')),
}

const html = { 'content-type': 'text/html; charset=utf-8' }

/** Asks for an address of a shop whose pages are rendered by `render`. */
function ask(
  path: string,
  render: () => Response,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const request = new Request(`http://localhost:3000${path}`, { headers, method })
  return handleRequest(request, host, '192.0.2.1', render)
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

describe('a form that was sent without a script', () => {
  /** Posts a form whose page shows it again as refused, and answers like this. */
  const post = (answer: () => Response, status = 422) =>
    ask(
      '/en/contacts',
      () => {
        requestScope().submittedForm = { status, values: {}, messages: [] }
        return answer()
      },
      {},
      'POST',
    )
  const form = () => new Response('the form', { headers: html })

  test.each([401, 422, 429, 503])('R8.02 is shown again with its status %i', async (status) => {
    const answer = await post(form, status)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('the form')
  })

  test('R8.02 a page that failed has its own status', async () => {
    const answer = await post(() => {
      setPageStatus(503)
      return form()
    })
    expect(answer.status).toBe(503)
  })

  test('R8.01 is not sent once more where its page leads on', async () => {
    const headers = { location: '/en/auth/login' }
    const moved = await post(() => new Response(null, { status: 307, headers }))
    expect(moved.status).toBe(303)
    expect(moved.headers.get('location')).toBe('/en/auth/login')
    const ended = await post(() => {
      setPageStatus(401)
      return form()
    })
    expect(ended.status).toBe(303)
  })
})

describe('what is sent to a page that takes nothing', () => {
  test('R2.22 is not sent on to the login in its place', async () => {
    const guarded = await ask(
      '/en/profile',
      () => {
        setPageStatus(401)
        return new Response('the profile', { headers: html })
      },
      {},
      'POST',
    )
    expect(guarded.status).toBe(303)
    expect(guarded.headers.get('location')).toBe('/en/auth/login?backUrl=%2Fen%2Fprofile')
  })

  test('R2.22 is not sent on wherever its page leads', async () => {
    const headers = { location: '/en/auth/login?backUrl=%2Fen%2Fcart' }
    const render = () => new Response(null, { status: 307, headers })
    const moved = await ask('/en/cart', render, {}, 'POST')
    expect(moved.status).toBe(303)
    expect(moved.headers.get('location')).toBe('/en/auth/login?backUrl=%2Fen%2Fcart')
    expect((await ask('/en/cart', render)).status).toBe(307)
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
    const wish = { 'accept-language': 'fr' }
    const render = () =>
      new Response(`none in ${requestScope().locale}`, { status: 404, headers: html })
    const answer = await ask('/nope', render, wish)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('none in fr')
  })

  test('R2.33 a trailing slash is answered with a lasting move', async () => {
    const answer = await ask('/en/contacts/?a=1', () => new Response())
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/en/contacts?a=1')
  })
})

describe('a malformed request', () => {
  test.each(['%0d%0ax', '%E2%82%AC', '%00', 'two words'])(
    'R2.22 a token that no header can carry (%s) is no token, and locks nobody out',
    async (token) => {
      let seen: string | null = 'nobody looked'
      const answer = await ask(
        '/en/',
        () => {
          seen = requestScope().token
          return new Response('home', { headers: html })
        },
        { cookie: `token=${token}` },
      )
      expect(answer.status).toBe(200)
      expect(seen).toBeNull()
    },
  )

  test('a token of the provider reaches the request as it was given out', async () => {
    let seen: string | null = null
    const render = () => {
      seen = requestScope().token
      return new Response()
    }
    await ask('/en/', render, { cookie: 'token=2%7C3jjsODI4-mVp_Z' })
    expect(seen).toBe('2|3jjsODI4-mVp_Z')
  })

  test.each(['DELETE', 'PUT', 'OPTIONS'])(
    'the method %s means nothing to a page',
    async (method) => {
      const answer = await ask('/en/', () => new Response('home'), {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
      expect(await answer.text()).toBe('')
    },
  )

  test.each(['/download/1', '/health'])('%s is only ever read', async (path) => {
    const answer = await ask(path, () => new Response('home'), {}, 'POST')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('what caches may keep', () => {
  test('an answer to one visitor, whatever its kind, is kept by no cache', async () => {
    const data = await ask('/_serverFn/cart', () => Response.json({ mine: true }))
    expect(data.headers.get('cache-control')).toBe('private, no-store')
    const move = await ask('/en/cart', () => new Response(null, { status: 307 }))
    expect(move.headers.get('cache-control')).toBe('private, no-store')
  })

  test('an answer that says how long it lasts keeps its word', async () => {
    const forever = { 'cache-control': 'public, max-age=31536000, immutable' }
    const file = await ask('/media/files/a.mp3', () => new Response('', { headers: forever }))
    expect(file.headers.get('cache-control')).toBe(forever['cache-control'])
  })
})
