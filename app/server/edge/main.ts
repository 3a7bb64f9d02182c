import builtShop from 'virtual:built-shop'
import compiledShop from 'virtual:compiled-shop'
import { waitUntil } from 'cloudflare:workers'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { describeError } from '#provider/contract/describe-error.ts'
import { isExposedToBreach } from '../http/breach.ts'
import { getNormalizedLocation } from '#provider/platform/server/canonical-path.ts'
import { getSecurityHeaders } from '#provider/platform/server/security-headers.ts'
import { openCompiledShop } from './compiled-shop.ts'
import { createEdgeAppContext } from './edge-app-context.ts'
import { receiveRequest } from './receive-request.ts'

// The Worker of a shop with a remote provider; see docs/deploy-edge.md. The platform itself serves the
// static files.

/** What the requests of an isolate share; it holds no promise and no timer. */
let appContext: AppContext | undefined

export default {
  /** Handles a request as workerd passes it on, with the bindings of the Worker. */
  async fetch(request: Request, bindings: object): Promise<Response> {
    try {
      appContext ??= openAppContext(bindings)
    } catch (error) {
      console.log(describeError(error))
      return new Response('The shop is not set up; its log says why.', { status: 500 })
    }
    return addHeaders(await handleSafely(request, appContext), request, appContext)
  },
}

function openAppContext(bindings: object): AppContext {
  const cache = {
    match: (key: Request) => caches.default.match(key),
    put: (url: string, page: Response) => caches.default.put(url, page),
  }
  const platform = { buildId: import.meta.env.VITE_BUILD_ID, cache, waitUntil }
  return createEdgeAppContext(bindings, openCompiledShop(compiledShop), platform)
}

/** Logs an error that the shop did not handle, and responds with 500. */
async function handleSafely(request: Request, app: AppContext): Promise<Response> {
  try {
    return await handle(request, app)
  } catch (error) {
    app.log('error', 'unhandled-error', { error: describeError(error) })
    return new Response(null, { status: 500 })
  }
}

async function handle(request: Request, app: AppContext): Promise<Response> {
  const url = new URL(request.url)
  const location = getNormalizedLocation(url)
  if (location !== null) return new Response(null, { status: 308, headers: { location } })
  // The platform has looked for the file already.
  if (url.pathname.startsWith('/assets/')) return respondToMissingAsset()
  const received = await receiveRequest(request)
  if (received instanceof Response) return received
  const visitorAddress = request.headers.get('cf-connecting-ip') ?? 'unknown'
  return await builtShop.fetch(received, { context: { app, visitorAddress } })
}

function respondToMissingAsset(): Response {
  // Otherwise a cache would serve the 404 even after the next deploy.
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not found', { status: 404, headers })
}

/** Adds the headers of every response, and `no-transform` to those that must not be compressed. */
function addHeaders(response: Response, request: Request, { settings }: AppContext): Response {
  const complete = new Response(response.body, response)
  for (const [name, value] of Object.entries(getSecurityHeaders(settings.origin))) {
    if (!complete.headers.has(name)) complete.headers.set(name, value)
  }
  if (isExposedToBreach(request)) complete.headers.append('cache-control', 'no-transform')
  return complete
}
