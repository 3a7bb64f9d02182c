import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Writes a small build to `dist/client` and `dist/server` in place of the previous one, as Vite
 * does. The home page, the lazily loaded page `/lazy` and the script `/assets/app-{version}.js`
 * contain the version. `files` are its public files.
 */
export function writeBuild(
  dist: string,
  version: string,
  files: Readonly<Record<string, string>> = {},
): void {
  for (const name of ['client', 'server'])
    rmSync(join(dist, name), { recursive: true, force: true })
  const script = `export const version = '${version}'`
  const server = `
    import { version } from './assets/home-${version}.js'
    const loadPage = () => import('./assets/lazy-${version}.js')
    export default {
      async fetch(request) {
        const isLazy = new URL(request.url).pathname === '/lazy'
        return new Response(isLazy ? (await loadPage()).version : version)
      }
    }`
  const contents = {
    'server/server.js': server,
    [`server/assets/home-${version}.js`]: script,
    // Chunks import shared code from the server's entry.
    [`server/assets/lazy-${version}.js`]: `import '../server.js'\n${script}`,
    [`client/assets/app-${version}.js`]: script,
    [`client/assets/app-${version}.js.br`]: brotliCompressSync(script),
    'client/assets/builds/latest.json': JSON.stringify({ id: version }),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`client/${name}`, text])),
  }
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), content)
  }
}
