import { createHash } from 'node:crypto'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { createPageCache } from '#app/server/cache/page-cache.ts'
import { createAppContext } from './app-context.ts'

/** The headers of a rendered page. */
export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** The parts of a request that tests vary. */
export interface RequestOptions {
  readonly headers?: Record<string, string>
  readonly method?: string
  readonly origin?: string
}

/** Creates a shop whose pages contain their path, the render count and an inline script. */
export function createShop(maxBytes = 1_000_000) {
  let now = 0
  const rendered: string[] = []
  const app = createAppContext({ pageCache: createPageCache(maxBytes, () => now) })
  const page = (path: string): Response | Promise<Response> => {
    const { nonce } = getRequestScope()
    const text = `<p>${path} ${rendered.length}</p><script nonce="${nonce}">start()</script>`
    return new Response(text, { headers: htmlHeaders })
  }
  const send = (path: string, options: RequestOptions = {}, render: typeof page = page) => {
    const { headers = {}, method = 'GET', origin = 'http://localhost:3000' } = options
    return handleRequest(new Request(origin + path, { headers, method }), app, '192.0.2.1', () => {
      rendered.push(path)
      return render(path)
    })
  }
  return { send, rendered, wait: (seconds: number) => void (now += seconds * 1000) }
}

/** Returns the script sources allowed by the content security policy of a response. */
export function getScriptSources({ headers }: Response): readonly string[] {
  const policy = headers.get('content-security-policy') ?? ''
  return /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
}

/** Returns the CSP source that allows an inline script with this content. */
export function hashScript(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
