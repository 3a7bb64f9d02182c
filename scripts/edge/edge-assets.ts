import { cp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** The limits of the platform: https://developers.cloudflare.com/workers/platform/limits/ */
const maxWorkerBytes = 3_000_000
const maxFiles = 20_000
const maxFileBytes = 25 * 1024 * 1024

/**
 * Puts the static files next to the Worker: those of the build for Node, the icons, and `_headers`,
 * from which the platform takes their headers. Prints the sizes that the platform limits, for the
 * free plan; the build fails above one of them.
 */
export function edgeAssets(): Plugin {
  return {
    name: 'edge-assets',
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
        await checkSizes()
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

async function checkSizes(): Promise<void> {
  const modules = await listFiles(worker, /\.(js|wasm)$/)
  const sizes = await Promise.all(
    modules.map(async (file) => gzipSync(await readFile(file)).length),
  )
  const workerBytes = sizes.reduce((sum, size) => sum + size, 0)
  const files = await listFiles(client, /./)
  const largest = Math.max(
    ...(await Promise.all(files.map(async (file) => (await stat(file)).size))),
  )
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
  console.log(`Worker: ${megabytes(workerBytes)} compressed, of ${megabytes(maxWorkerBytes)}`)
  console.log(`Static files: ${files.length} of ${maxFiles}, the largest ${megabytes(largest)}`)
  if (workerBytes > maxWorkerBytes || files.length > maxFiles || largest > maxFileBytes)
    throw new Error('This is more than the platform accepts.')
}

async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
