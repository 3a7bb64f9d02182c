import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { createEdgeAppContext } from '#app/server/edge/edge-app-context.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from './app-context.ts'
import { demoShop } from './demo-shop.ts'

/** Handles requests as the production server does, without a socket. */
interface BuiltServer {
  readonly default: {
    fetch(
      request: Request,
      options: { context: { app: AppContext; visitorAddress: string } },
    ): Promise<Response>
  }
}

/** The production build of the shop, with a remote provider. */
export interface BuiltShop {
  /** Sends a request with a session token, or as a guest. */
  send(path: string, init?: RequestInit & { readonly token?: string | null }): Promise<Response>
}

const origin = 'http://localhost:3000'

/** Opens the shop in `dist` with a provider; `variables` are environment variables. */
export async function openBuiltShop(
  providerUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BuiltShop> {
  const settings = readSettings({ PROVIDER_URL: providerUrl, ...variables })
  return await openBuilt({ settings, shop: demoShop, providerUrl, providerFetch: fetch })
}

/** Opens the shop in `dist` for a seller, with an embedded provider. */
export async function openBuiltShopForSeller(
  shop: AppContext['shop'],
  providerFetch: AppContext['providerFetch'],
  limitPages?: AppContext['limitPages'],
): Promise<BuiltShop> {
  const settings = readSettings({})
  return await openBuilt({ settings, shop, providerUrl: origin, providerFetch, limitPages })
}

/** Opens the shop in `dist` as a Worker does; `waitUntil` receives the work after responses. */
export async function openBuiltShopAsWorker(
  providerUrl: string,
  waitUntil: NonNullable<AppContext['waitUntil']>,
): Promise<BuiltShop> {
  const bindings = {
    ORIGIN: origin,
    PROVIDER_URL: providerUrl,
    SECRET: 'a secret of a Worker, for tests only',
  }
  const cache = { match: async () => undefined, put: async () => {} }
  return await openBuilt(
    createEdgeAppContext(bindings, demoShop, { buildId: 'one', cache, waitUntil }),
  )
}

async function openBuilt(
  shop: Partial<AppContext> & Pick<AppContext, 'providerUrl' | 'providerFetch'>,
): Promise<BuiltShop> {
  const server = await loadServer()
  const app = createAppContext(shop)
  return {
    send: (path, { token = null, ...init } = {}) => {
      const headers = new Headers(init.headers)
      headers.set('sec-fetch-site', 'same-origin')
      if (token !== null) headers.set('cookie', `token=${encodeURIComponent(token)}`)
      const request = new Request(origin + path, { ...init, headers, redirect: 'manual' })
      return server.fetch(request, { context: { app, visitorAddress: '192.0.2.1' } })
    },
  }
}

async function loadServer(): Promise<BuiltServer['default']> {
  // React selects its production build by this variable when first imported.
  process.env['NODE_ENV'] = 'production'
  const file = resolve(import.meta.dirname, '../../../dist/server/server.js')
  const server: BuiltServer = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return server.default
}
