import type { Plugin } from 'vite'

const clientRpc = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const fetcher = './serverFnFetcher.js'
const lazyFetcher = '\0lazy-server-fn-fetcher'

/**
 * Loads the browser's client of server functions, the framework's fetcher and its serializer, with the
 * first call instead of with every page: a page rendered by the server calls none. TanStack Start has
 * no option for it. The build fails when the framework's fetcher is no longer found.
 */
export function lazyServerFnClient(): Plugin {
  let fetcherId = ''
  return {
    name: 'lazy-server-fn-client',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== fetcher || !importer || !clientRpc.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved) this.error(`${importer} imports ${fetcher}, which does not exist.`)
      fetcherId = resolved.id
      return lazyFetcher
    },
    load(id) {
      if (id !== lazyFetcher) return null
      // Not `import().then()`: an error of the call would look like a chunk that failed to load.
      return `export async function serverFnFetcher(...call) {
        const client = await import(${JSON.stringify(fetcherId)})
        return client.serverFnFetcher(...call)
      }`
    },
    buildEnd(error) {
      if (!error && !fetcherId) this.error(`No module of TanStack Start imports ${fetcher}.`)
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const [chunk] = chunks.filter(({ moduleIds }) => moduleIds.includes(fetcherId))
      if (!chunk?.isDynamicEntry) this.error(`${fetcher} has no chunk of its own.`)
    },
  }
}
