import type { Plugin } from 'vite'

const early = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const caller = './serverFnFetcher.js'
const late = '\0late-server-calls'

/**
 * Loads what calls the server from the browser (the framework's caller and its serialiser) with the
 * first call instead of with the first page: a page that came from the server calls nothing.
 */
export function lateServerCalls(): Plugin {
  let callerPath = ''
  return {
    name: 'late-server-calls',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== caller || !importer || !early.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      callerPath = resolved?.id ?? this.error(`${caller} is not where ${importer} looked for it`)
      return late
    },
    load(id) {
      if (id !== late) return null
      // Not `import().then()`: what a call answers would count as the loading of its caller.
      return `export async function serverFnFetcher(...call) {
        const caller = await import(${JSON.stringify(callerPath)})
        return caller.serverFnFetcher(...call)
      }`
    },
  }
}
