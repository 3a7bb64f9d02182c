import type { Plugin } from 'vite'

const clientRpcPattern = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const fetcherPath = './serverFnFetcher.js'
const lazyFetcherId = '\0lazy-server-fn-fetcher'

/**
 * Loads the browser's server function client, the framework's fetcher and serializer, on the first
 * call instead of on every page: server-rendered pages make no calls while they load. TanStack
 * Start has no option for this. The build fails if the framework's fetcher is not found.
 */
export function lazyServerFnClient(): Plugin {
  let fetcherId = ''
  return {
    name: 'lazy-server-fn-client',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== fetcherPath || !importer || !clientRpcPattern.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved) this.error(`${importer} imports ${fetcherPath}, which does not exist.`)
      fetcherId = resolved.id
      return lazyFetcherId
    },
    load(id) {
      if (id !== lazyFetcherId) return null
      // Not `import().then()`: an error in the call would look like a chunk that failed to load.
      return `export async function serverFnFetcher(...call) {
        const client = await import(${JSON.stringify(fetcherId)})
        return client.serverFnFetcher(...call)
      }`
    },
    buildEnd(error) {
      if (!error && !fetcherId) this.error(`No module of TanStack Start imports ${fetcherPath}.`)
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const [chunk] = chunks.filter(({ moduleIds }) => moduleIds.includes(fetcherId))
      if (!chunk?.isDynamicEntry) this.error(`${fetcherPath} is not in a separate chunk.`)
    },
  }
}
