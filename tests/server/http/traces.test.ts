import { expect, test } from 'vitest'
import { createPageCache } from '#app/server/cache/page-cache.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import { startTelemetry, withTraceId } from '#provider/platform/telemetry/start-telemetry.ts'
import { startOtlpReceiver } from '../../support/network/otlp-receiver.ts'
import type { ReceivedSpan } from '../../support/network/otlp-receiver.ts'
import { createAppContext } from '../../support/shops/app-context.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

/** Renders a page that calls an embedded provider; returns the spans and the log of the page. */
async function tracePage(settings: Record<string, string>, headers: Record<string, string>) {
  const receiver = await startOtlpReceiver()
  const logged: Record<string, unknown>[] = []
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: '1' }
  const variables = { ...traced, ...settings }
  const read = readSettings(variables)
  const telemetry = await startTelemetry(read.telemetry, { program: 'overtone', log: () => {} })
  const shop = await openShop({ telemetry })
  const log = withTraceId(
    (_level, event, fields) => void logged.push({ event, ...fields }),
    telemetry,
  )
  const app = createAppContext({ settings: read, telemetry, log, providerFetch: shop.fetch })
  const request = new Request('http://localhost:3000/en/catalog/12?utm=secret', { headers })
  await handleRequest(request, app, '192.0.2.1', async () => {
    await getProviderClient().products.list({ page: 1 })
    app.log('info', 'rendering')
    return new Response('page', { headers: { 'content-type': 'text/html' } })
  })
  await telemetry.close()
  return { ...receiver, logged }
}

const find = (spans: readonly ReceivedSpan[], name: string) =>
  spans.find((span) => span.name === name)

test('a page, its provider call and its SQL are one trace, which a trusted proxy started [P9.07]', async () => {
  const headers = { traceparent, 'x-request-id': 'from-the-proxy' }
  const { spans, malformed, logged, text } = await tracePage({ TRUSTED_PROXY: 'loopback' }, headers)
  expect(malformed).toEqual([])
  const page = find(spans, 'GET product')
  const render = find(spans, 'render')
  const call = find(spans, 'GET /products')
  const served = find(spans, 'GET /api/v1/products')
  const statement = find(spans, 'select')
  expect(page?.parentSpanId).toBe('b7ad6b7169203331')
  expect(render?.parentSpanId).toBe(page?.spanId)
  expect(call?.parentSpanId).toBe(render?.spanId)
  expect(served?.parentSpanId).toBe(call?.spanId)
  expect(spans.map((span) => span.traceId)).toEqual(spans.map(() => traceId))
  expect(statement?.attributes.map(({ key }) => key)).toContain('db.query.text')
  const requestId = { key: 'request.id', value: { stringValue: 'from-the-proxy' } }
  for (const span of [page, served, statement]) expect(span?.attributes).toContainEqual(requestId)
  expect(logged.find(({ event }) => event === 'rendering')).toMatchObject({ trace_id: traceId })
  for (const secret of ['utm', '192.0.2.1']) expect(text()).not.toContain(secret)
})

test('visitors can neither choose a trace nor a request id [P9.07]', async () => {
  const headers = { traceparent, 'x-request-id': 'forged' }
  const { spans, text } = await tracePage({}, headers)
  expect(spans.length).toBeGreaterThan(0)
  expect(text()).not.toContain('forged')
  expect(text()).not.toContain(traceId)
})

test('no trace is sent if none is sampled [P9.07]', async () => {
  const { spans } = await tracePage({ OTEL_TRACES_SAMPLER_ARG: '0' }, {})
  expect(spans).toEqual([])
})

test('a page that throws counts as failed [P9.07]', async () => {
  const address = { METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' }
  const settings = readSettings(address)
  const telemetry = await startTelemetry(settings.telemetry, {
    program: 'overtone',
    log: () => {},
    servesMetrics: false,
  })
  const app = createAppContext({ settings, telemetry })
  const request = new Request('http://localhost:3000/en/')
  const failure = handleRequest(request, app, '192.0.2.1', () => Promise.reject(new Error('oops')))
  await expect(failure).rejects.toThrow('oops')
  const metrics = await telemetry.readMetrics()
  const pages = metrics.find(({ name }) => name === 'overtone_page_duration_seconds')
  expect(pages?.values[0]?.labels).toMatchObject({ kind: 'home', status: '500' })
})

test('the metrics of pages contain the result of the cache [P9.07]', async () => {
  const results: unknown[] = []
  const telemetry = {
    ...noTelemetry,
    observe: (_name: string, labels: Readonly<Record<string, string>>) =>
      void results.push(labels['cache']),
  }
  const pageCache = createPageCache(1_000_000)
  const app = createAppContext({ telemetry: telemetry as never, pageCache })
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost:3000${path}`, { headers })
    const html = { headers: { 'content-type': 'text/html' } }
    await handleRequest(request, app, '192.0.2.1', async () => new Response('page', html))
  }
  await visit('/en/')
  await visit('/en/')
  await visit('/en/', { cookie: 'token=1|of-a-customer' })
  expect(results).toEqual(['miss', 'hit', 'none'])
})

test('provider calls are measured by call and outcome, without ids [P9.07]', async () => {
  const counted: object[] = []
  const telemetry = {
    ...noTelemetry,
    observe: (_name: string, labels: object) => counted.push(labels),
  }
  const app = createAppContext({
    telemetry: telemetry as never,
    providerFetch: async (request) =>
      request.url.includes('artists')
        ? Response.json({}, { status: 404 })
        : Promise.reject(new Error()),
  })
  const request = new Request('http://localhost:3000/en/')
  await handleRequest(request, app, '192.0.2.1', async () => {
    const { artists, products } = getProviderClient()
    await artists.get('a-secret-name')
    await products.get(12)
    return new Response('page')
  })
  expect(counted).toContainEqual({ call: 'GET /artists/:id', outcome: '404' })
  expect(counted).toContainEqual({ call: 'GET /products/:id', outcome: 'unreachable' })
  expect(counted).toContainEqual({ kind: 'home', status: '200', cache: 'none' })
})
