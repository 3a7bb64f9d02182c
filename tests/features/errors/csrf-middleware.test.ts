import { expect, test } from 'vitest'
import { csrfMiddleware } from '#app/features/errors/csrf-middleware.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

/** The origin of the shop behind its proxy, and the public origin. */
const [origin, publicOrigin] = ['http://localhost:3000', 'https://shop.test']

/** Sends a request through the middleware; returns the status and whether a refusal was logged. */
async function send(
  headers: Record<string, string>,
  method = 'POST',
  handlerType: 'router' | 'serverFn' = 'router',
) {
  const events: string[] = []
  const app = createAppContext({
    settings: readSettings({ ORIGIN: publicOrigin }),
    log: (_level: string, event: string) => void events.push(event),
  })
  const request = new Request(`${origin}/en/auth/login`, { method, headers })
  const next = async () => new Response('the page')
  const { server: handle = expect.fail('the middleware does nothing') } = csrfMiddleware.options
  const { status } = await handleRequest(request, app, '192.0.2.1', () =>
    Reflect.apply(handle, null, [{ request, handlerType, next, context: {} }]),
  )
  return { status, isLogged: events.includes('access-refused') }
}

const refused = { status: 403, isLogged: true }
const accepted = { status: 200, isLogged: false }

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another origin, in an old browser', { origin: 'http://evil.test' }],
  ['a page of another origin, in an old browser', { referer: 'http://evil.test/' }],
  ['an unknown origin', {}],
])('a form or a call from %s is refused', async (_where, headers: Record<string, string>) => {
  expect(await send(headers)).toEqual(refused)
  expect(await send(headers, 'POST', 'serverFn')).toEqual(refused)
  expect(await send(headers, 'GET', 'serverFn')).toEqual(refused)
})

test.each([
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }],
  ['the public origin, in an old browser', { origin: publicOrigin }],
  ['the origin without a proxy, in an old browser', { origin }],
  ['a page of the shop, in an old browser', { referer: `${publicOrigin}/en/cart` }],
])('a form or a call from %s is accepted', async (_where, headers: Record<string, string>) => {
  expect(await send(headers)).toEqual(accepted)
  expect(await send(headers, 'POST', 'serverFn')).toEqual(accepted)
})

test('a link from another site opens its page', async () => {
  expect(await send({ 'sec-fetch-site': 'cross-site' }, 'GET')).toEqual(accepted)
})
