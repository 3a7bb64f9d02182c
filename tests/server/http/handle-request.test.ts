import { describe, expect, test } from 'vitest'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const app = createAppContext()

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** Sends a request to a shop with pages rendered by `render`. */
function sendRequest(
  path: string,
  render: () => Response,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const request = new Request(`http://localhost:3000${path}`, { headers, method })
  return handleRequest(request, app, '192.0.2.1', render)
}

describe('the status of a page', () => {
  test.each([403, 404, 500, 503, 504])(
    'is %i for an error page, without a redirect [R2.25]',
    async (status) => {
      const response = await sendRequest('/en/catalog', () => {
        setPageStatus(status)
        return new Response('the page', { headers: htmlHeaders })
      })
      expect(response.status).toBe(status)
      expect(await response.text()).toBe('the page')
      expect(response.headers.get('location')).toBeNull()
    },
  )

  test('a 503 has a Retry-After header if the provider limits requests [P7.09]', async () => {
    const response = await sendRequest('/en/catalog', () => {
      setPageStatus(503)
      getRequestScope().retryAfterSeconds = 61
      return new Response('the page', { headers: htmlHeaders })
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('61')
  })

  test('is that of the rendered response by default [R2.25]', async () => {
    const response = await sendRequest('/en/', () => new Response('home', { headers: htmlHeaders }))
    expect(response.status).toBe(200)
  })

  test('does not apply to data responses [R2.25]', async () => {
    const response = await sendRequest('/en/data', () => {
      setPageStatus(503)
      return Response.json({})
    })
    expect(response.status).toBe(200)
  })

  test('401 becomes a redirect to the login page that keeps cookies [R8.01]', async () => {
    const response = await sendRequest('/de/profile?tab=balance', () => {
      setPageStatus(401)
      const headers = new Headers(htmlHeaders)
      headers.append('set-cookie', 'token=; Max-Age=0')
      return new Response('not sent', { headers })
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(
      '/de/auth/login?backUrl=%2Fde%2Fprofile%3Ftab%3Dbalance',
    )
    expect(response.headers.getSetCookie()).toContain('token=; Max-Age=0')
    expect(await response.text()).toBe('')
  })
})

describe('a form posted without JavaScript', () => {
  /** Posts a form that is refused with `status` and shown again. */
  const post = (render: () => Response, status = 422) =>
    sendRequest(
      '/en/contacts',
      () => {
        getRequestScope().submittedForm = { status, values: {}, messages: [] }
        return render()
      },
      {},
      'POST',
    )
  const form = () => new Response('the form', { headers: htmlHeaders })

  test.each([401, 422, 429, 503])('is shown again with its status %i [R8.02]', async (status) => {
    const response = await post(form, status)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('the form')
  })

  test('has the status of the page if the page fails [R8.02]', async () => {
    const response = await post(() => {
      setPageStatus(503)
      return form()
    })
    expect(response.status).toBe(503)
  })

  test('is not resubmitted to the redirect target [R8.01]', async () => {
    const headers = { location: '/en/auth/login' }
    const redirected = await post(() => new Response(null, { status: 307, headers }))
    expect(redirected.status).toBe(303)
    expect(redirected.headers.get('location')).toBe('/en/auth/login')
    const loggedOut = await post(() => {
      setPageStatus(401)
      return form()
    })
    expect(loggedOut.status).toBe(303)
  })
})

describe('a POST to a page without a form', () => {
  test('is not resubmitted to the login page [R2.22]', async () => {
    const guarded = await sendRequest(
      '/en/profile',
      () => {
        setPageStatus(401)
        return new Response('the profile', { headers: htmlHeaders })
      },
      {},
      'POST',
    )
    expect(guarded.status).toBe(303)
    expect(guarded.headers.get('location')).toBe('/en/auth/login?backUrl=%2Fen%2Fprofile')
  })

  test('is not resubmitted to the target of a redirect [R2.22]', async () => {
    const headers = { location: '/en/auth/login?backUrl=%2Fen%2Fcart' }
    const render = () => new Response(null, { status: 307, headers })
    const redirected = await sendRequest('/en/cart', render, {}, 'POST')
    expect(redirected.status).toBe(303)
    expect(redirected.headers.get('location')).toBe('/en/auth/login?backUrl=%2Fen%2Fcart')
    expect((await sendRequest('/en/cart', render)).status).toBe(307)
  })
})

describe('the redirect to a canonical URL', () => {
  test('is not cached if it depends on the visitor [R2.27]', async () => {
    const response = await sendRequest('/cart?step=checkout', () => new Response(), {
      'accept-language': 'fr',
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('/fr/cart?step=checkout')
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is not sent for an unknown path, which is rendered in the accepted locale [R2.27]', async () => {
    const headers = { 'accept-language': 'fr' }
    const render = () =>
      new Response(`not found in ${getRequestScope().locale}`, {
        status: 404,
        headers: htmlHeaders,
      })
    const response = await sendRequest('/nope', render, headers)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('not found in fr')
  })

  test('is permanent for a trailing slash, and may be cached [R2.33]', async () => {
    const response = await sendRequest('/en/contacts/?a=1', () => new Response())
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/en/contacts?a=1')
    expect(response.headers.get('cache-control')).toBeNull()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the token and the method of a request', () => {
  test.each(['%0d%0ax', '%E2%82%AC', '%00', 'two words'])(
    'a token with characters invalid in a header (%s) is ignored [R2.22]',
    async (value) => {
      let token: string | null = 'not read'
      const response = await sendRequest(
        '/en/',
        () => {
          token = getRequestScope().token
          return new Response('home', { headers: htmlHeaders })
        },
        { cookie: `token=${value}` },
      )
      expect(response.status).toBe(200)
      expect(token).toBeNull()
    },
  )

  test('the provider token is decoded from its cookie', async () => {
    let token: string | null = null
    const render = () => {
      token = getRequestScope().token
      return new Response()
    }
    await sendRequest('/en/', render, { cookie: 'token=2%7C3jjsODI4-mVp_Z' })
    expect(token).toBe('2|3jjsODI4-mVp_Z')
  })

  test.each(['DELETE', 'PUT', 'OPTIONS'])(
    'the method %s is not allowed for a page',
    async (method) => {
      const response = await sendRequest('/en/', () => new Response('home'), {}, method)
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await response.text()).toBe('')
    },
  )

  test.each(['/download/1', '/healthz'])('%s is read-only', async (path) => {
    const response = await sendRequest(path, () => new Response('home'), {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
