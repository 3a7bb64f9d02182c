import { minifySync, transformWithOxc } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'

/** An undeclared name in the bundle, replaced with a constant in each locale's copy. */
const localePlaceholder = '__CHUNK_LOCALE__'

const runtimePrefix = '\0locale-runtime:'

/**
 * The part of the message compiler's runtime used by the client bundle, with the locale as a
 * constant.
 */
const runtimeCode = `
  export const experimentalStaticLocale = ${localePlaceholder}
  export const getLocale = () => ${localePlaceholder}
  export const overwriteGetLocale = () => {}
`

/**
 * Writes the client bundle once per locale, as `assets/{locale}/…`: the locale becomes a constant
 * and the minifier drops the messages of the other locales. `app/server/http/render-page.server.ts`
 * links to the files of the page's locale.
 *
 * Paraglide's own `experimentalPerLocaleBuild` builds the client once per locale and does not
 * support frameworks that orchestrate the build. Its `experimentalStaticLocale` sets a constant in
 * the shared runtime module, which the minifier does not inline into other chunks. So each message
 * module gets its own runtime module here, which the bundler puts into the same chunk.
 */
export function localeChunks(): Plugin {
  let messageModules = 0
  return {
    name: 'locale-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    config: () => ({
      environments: {
        client: {
          build: {
            // Chunks are minified below, once the locale is a constant.
            minify: false,
            sourcemap: 'hidden',
            // The minifier inlines the value of a `const`, but not of a `var`.
            rolldownOptions: { output: { topLevelVar: false } },
          },
        },
      },
      // With URLs relative to the importing chunk, the same code works in every locale's folder.
      experimental: { renderBuiltUrl: toRelativeScriptUrl },
    }),
    buildStart() {
      messageModules = 0
    },
    resolveId: {
      filter: { id: /(^|\/)runtime\.js$/ },
      async handler(source, importer, options) {
        if (!importer) return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!resolved?.id.endsWith('/app/paraglide/runtime.js')) return null
        if (/\/app\/paraglide\/messages\//.test(importer)) messageModules++
        return runtimePrefix + importer
      },
    },
    load: {
      filter: { id: new RegExp(`^${runtimePrefix}`) },
      handler: () => ({ code: runtimeCode, map: { mappings: '' } }),
    },
    buildEnd(error) {
      if (!error && messageModules === 0)
        this.error('No message module imports the runtime of the message compiler.')
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        if (!chunks.some(({ code }) => code.includes(localePlaceholder)))
          this.error(`No chunk depends on ${localePlaceholder}.`)
        for (const chunk of chunks) {
          for (const locale of locales) {
            const fileName = toLocaleFile(chunk.fileName, locale)
            const { code, map } = await renderChunk(chunk, locale)
            this.emitFile({ type: 'asset', fileName, source: code })
            if (map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map })
          }
          // No page loads the chunk without a locale.
          delete bundle[chunk.fileName]
          delete bundle[`${chunk.fileName}.map`]
        }
      },
    },
  }
}

/** Returns a chunk's minified code in one locale, and its source map if the chunk has sources. */
async function renderChunk(
  chunk: Rolldown.OutputChunk,
  locale: Locale,
): Promise<{ readonly code: string; readonly map: string | null }> {
  const { fileName, code, map: chunkMap } = chunk
  const options = { define: { [localePlaceholder]: JSON.stringify(locale) }, sourcemap: true }
  const localized = await transformWithOxc(code, fileName, options, chunkMap ?? undefined)
  const minified = minifySync(fileName, localized.code, {
    module: true,
    // Would remove properties read only for their side effects, such as `offsetWidth` to force a
    // layout; neither the shop nor its packages read one.
    compress: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
    mangle: true,
    sourcemap: true,
    inputMap: localized.map,
  })
  const [error] = minified.errors
  if (error) throw new Error(`${fileName}: ${error.message}`)
  if (minified.code.includes(localePlaceholder))
    throw new Error(`${fileName} still contains ${localePlaceholder}.`)
  if (!chunkMap) return { code: minified.code, map: null }
  if (!minified.map) throw new Error(`${fileName} has no source map.`)
  // The copy is one folder deeper than the chunk.
  const sources = minified.map.sources.map((source) => source && `../${source}`)
  return { code: minified.code, map: JSON.stringify({ ...minified.map, sources }) }
}

function toLocaleFile(fileName: string, locale: Locale): string {
  return fileName.replace(/^assets\//, `assets/${locale}/`)
}

/** Workers show no text, so one script at its own URL serves all locales. */
function toRelativeScriptUrl(fileName: string, { hostType }: { readonly hostType: string }) {
  const isChunk = fileName.endsWith('.js') && !fileName.startsWith('assets/workers/')
  return hostType === 'js' && isChunk ? { relative: true } : undefined
}
