import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from 'undici'
import { startExternalServer } from '../../tests/support/programs/external-server.ts'
import { findFreePort } from '../../tests/support/programs/free-port.ts'
import { decode } from './shared-cache.ts'
import type { SharedCache } from './shared-cache.ts'

const configurations = resolve(import.meta.dirname, '../../deploy')

/** Starts an installed Varnish or nginx with its file in `deploy` in front of `origin`. */
export async function startInstalledCache(
  engine: 'varnish' | 'nginx',
  origin: string,
): Promise<SharedCache> {
  const { host, port: shopPort } = new URL(origin)
  const folder = mkdtempSync(join(tmpdir(), `overtone-${engine}-`))
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const start = engine === 'varnish' ? prepareVarnish : prepareNginx
  const server = await startExternalServer(start(folder, port, shopPort), port)
  return {
    stored: null,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
    async get(path, headers) {
      const url = `http://127.0.0.1:${port}${path}`
      const response = await request(url, { headers: { ...headers, host } })
      const bytes = Buffer.from(await response.body.arrayBuffer())
      return {
        status: response.statusCode,
        isFromCache: response.headers['x-cache'] === 'HIT',
        headers: response.headers,
        text: decode(bytes, response.headers['content-encoding']),
      }
    },
  }
}

function prepareVarnish(folder: string, port: number, shopPort: string): string[] {
  const file = join(folder, 'shop.vcl')
  writeFileSync(file, replace(readConfiguration('varnish.vcl'), '"3000"', `"${shopPort}"`))
  const storage = ['-s', 'malloc,32m', '-n', join(folder, 'state')]
  return ['/usr/sbin/varnishd', '-F', '-a', `127.0.0.1:${port}`, '-f', file, ...storage]
}

function prepareNginx(folder: string, port: number, shopPort: string): string[] {
  const file = join(folder, 'nginx.conf')
  const upstream = replace(
    readConfiguration('nginx.conf'),
    '127.0.0.1:3000',
    `127.0.0.1:${shopPort}`,
  )
  const site = replace(upstream, 'listen 80;', `listen 127.0.0.1:${port};`)
  const text = replace(site, '/var/cache/nginx/shop', join(folder, 'cache'))
  const context = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`
  writeFileSync(file, `${context}\nhttp {\naccess_log off;\n${text}\n}\n`)
  return ['/usr/sbin/nginx', '-e', join(folder, 'error.log'), '-c', file]
}

function readConfiguration(name: string): string {
  return readFileSync(join(configurations, name), 'utf8')
}

/** Replaces a text that must be there. */
function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The file in deploy has no ${from}.`)
  return text.replace(from, to)
}
