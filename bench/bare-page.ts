import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const scriptPath = '/bare.js'

interface StoredResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * Serves a shop's pages as a bare React app would: with the same HTML, styles, fonts and images,
 * but React as the only script. All responses are cached and compressed in advance.
 */
export async function serveBarePages(
  shopOrigin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const script = await buildScript()
  const responses = new Map<string, StoredResponse>([
    [scriptPath, store('text/javascript; charset=utf-8', Buffer.from(script))],
  ])
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    void load(path).then(({ headers, body }) => response.writeHead(200, headers).end(body))
  })

  async function load(path: string): Promise<StoredResponse> {
    const response = responses.get(path) ?? (await copyResponse(shopOrigin + path))
    responses.set(path, response)
    return response
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'bare-page-client.ts') },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The bare page has no script.')
  return output.output[0].code
}

async function copyResponse(url: string): Promise<StoredResponse> {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html'))
    return store(type, Buffer.from(toBarePage(await response.text())))
  return store(type, Buffer.from(await response.arrayBuffer()))
}

/** Removes the shop's scripts and React's Suspense markers, and adds the bare script. */
function toBarePage(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<!--\/?[$&][!?~]?-->/g, '')
    .replace('</head>', `<script type="module" src="${scriptPath}"></script></head>`)
}

function store(type: string, body: Buffer): StoredResponse {
  const headers = { 'content-type': type, 'cache-control': 'max-age=31536000' }
  if (!/^text\/|javascript|json|svg/.test(type)) return { headers, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params }),
  }
}
