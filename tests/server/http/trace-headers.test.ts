import { serve } from 'srvx'
import { expect, onTestFinished, test } from 'vitest'
import { handleShopRequest } from '#app/server/http/handle-shop-request.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const sent = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'vendor=1',
  'x-request-id': 'chosen',
}

/** Returns the headers of a trace that reach a page and a webhook through the shop's server. */
async function receive(trustedProxy: string | null): Promise<unknown[]> {
  const settings = readSettings(trustedProxy === null ? {} : { TRUSTED_PROXY: trustedProxy })
  const app = createAppContext({ settings })
  const echo = async ({ headers }: Request) =>
    Response.json(Object.keys(sent).map((name) => headers.get(name)))
  const embedded = { fetch: echo, paymentPage: echo, webhookPaths: ['/webhook'] }
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    trustProxy: settings.trustedProxy ?? false,
    fetch: (request) => handleShopRequest(request, { app, embedded, shop: { fetch: echo } }),
  })
  await server.ready()
  onTestFinished(async () => await server.close(true))
  const headers = { ...sent, 'x-forwarded-for': '192.0.2.1' }
  const paths = ['en/', 'webhook', 'pay/1']
  return await Promise.all(
    paths.map(async (path) => (await fetch(`${server.url}${path}`, { headers })).json()),
  )
}

test('only a trusted proxy names requests and traces, also those of webhooks [P9.07]', async () => {
  const nothing = [null, null, null]
  const all = Object.values(sent)
  expect(await receive('loopback')).toEqual([all, all, all])
  expect(await receive('127.0.0.1')).toEqual([all, all, all])
  expect(await receive('192.0.2.9')).toEqual([nothing, nothing, nothing])
  expect(await receive(null)).toEqual([nothing, nothing, nothing])
})
