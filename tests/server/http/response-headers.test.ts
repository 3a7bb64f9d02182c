import { describe, expect, test } from 'vitest'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
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

describe('the content security policy', () => {
  const getPolicy = async (headers: Record<string, string>) =>
    (await sendRequest('/en/', () => new Response('', { headers }))).headers.get(
      'content-security-policy',
    )

  test('of a page allows only the scripts of the shop', async () => {
    expect(await getPolicy(htmlHeaders)).toMatch(/script-src 'nonce-.{24}' 'strict-dynamic';/)
  })

  test('allows pictures and previews from the origin of the public bucket only [P9.04]', async () => {
    const settings = readSettings({ S3_PUBLIC_URL: 'https://cdn.example/label' })
    const request = new Request('http://localhost:3000/en/')
    const response = await handleRequest(
      request,
      createAppContext({ settings }),
      '192.0.2.1',
      () => new Response('', { headers: htmlHeaders }),
    )
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
    expect(policy).toContain("media-src 'self' https://cdn.example;")
    expect(policy).toContain("connect-src 'self' https://cdn.example")
    expect(policy?.match(/cdn\.example/g)).toHaveLength(3)
    expect(await getPolicy(htmlHeaders)).not.toContain('cdn.example')
  })

  test('of a page with its own policy, such as an invoice, is kept', async () => {
    const own = "default-src 'none'; sandbox"
    expect(await getPolicy({ ...htmlHeaders, 'content-security-policy': own })).toBe(own)
  })
})

describe('caching', () => {
  test('is off for data and redirects by default', async () => {
    const data = await sendRequest('/_serverFn/cart', () => Response.json({ mine: true }))
    expect(data.headers.get('cache-control')).toBe('private, no-store')
    const redirect = await sendRequest('/en/cart', () => new Response(null, { status: 307 }))
    expect(redirect.headers.get('cache-control')).toBe('private, no-store')
  })

  test('is off for the response to a posted form, but not for the same page when read', async () => {
    const render = () => new Response('the page', { headers: htmlHeaders })
    const read = await sendRequest('/en/contacts', render)
    expect(read.headers.get('cache-control')).toBe('private, no-cache')
    const posted = await sendRequest('/en/contacts', render, {}, 'POST')
    expect(posted.headers.get('cache-control')).toBe('private, no-store')
  })

  test('follows the cache-control header of a response', async () => {
    const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
    const file = await sendRequest(
      '/media/files/a.mp3',
      () => new Response('', { headers: immutable }),
    )
    expect(file.headers.get('cache-control')).toBe(immutable['cache-control'])
  })
})
