import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { mediaPolicy } from '#provider/contract/media-policy.ts'
import { getSecurityHeaders } from '#provider/platform/server/security-headers.ts'
import { workerFolder, workerPolicy } from '#app/server/http/worker-policy.ts'
import { renderPng } from '#app/server/pictures/render-png.server.ts'
import { renderIcon } from '#app/server/pictures/send-identity-picture.ts'
import { loadCompiledShop } from './compiled-shop.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const worker = join(dist, 'edge/worker')
const client = join(dist, 'edge/client')

/**
 * Puts the static files next to the Worker: those of the build for Node, the icons, and `_headers`,
 * from which the platform takes their headers. The Worker receives the id of that build.
 */
export function edgeAssets(): Plugin {
  return {
    name: 'edge-assets',
    config: async () => {
      const manifest = join(dist, 'client/assets/builds/latest.json')
      const { id } = JSON.parse(await readFile(manifest, 'utf8'))
      return { define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(id) } }
    },
    buildApp: {
      order: 'post',
      handler: async () => {
        await cp(join(dist, 'client'), client, {
          recursive: true,
          // The platform compresses files itself.
          filter: (file) => !/\.(br|gz|map)$/.test(file),
        })
        const { icon } = await loadCompiledShop()
        for (const path of ['/favicon.ico', '/apple-touch-icon.png'] as const)
          await writeFile(join(client, path), await renderIcon(path, icon, renderPng))
        await writeFile(join(client, '_headers'), formatHeaders(staticHeaders))
        const configFile = join(worker, 'wrangler.json')
        const config = JSON.parse(await readFile(configFile, 'utf8'))
        const assets = { directory: '../client' }
        await writeFile(configFile, JSON.stringify({ ...config, assets }, null, 2))
      },
    },
  }
}

type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>

const iconHeaders = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': mediaPolicy,
}

/** Each rule replaces the headers of the rules above it; as in `app/server/http/static-files.ts`. */
const staticHeaders: HeadersByPath = {
  '/*': { ...getSecurityHeaders('https:'), 'cache-control': 'public, max-age=3600' },
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
  '/assets/builds/*': { 'cache-control': 'public, max-age=0' },
  [`${workerFolder}*`]: { 'content-security-policy': workerPolicy },
  '/favicon.ico': iconHeaders,
  '/apple-touch-icon.png': iconHeaders,
}

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
function formatHeaders(rules: HeadersByPath): string {
  return Object.entries(rules)
    .map(([path, headers], index) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        // Otherwise the values of both rules are joined.
        ...(index === 0 ? [] : [`  ! ${name}`]),
        `  ${name}: ${value}`,
      ])
      return [path, ...lines].join('\n')
    })
    .join('\n\n')
}
