import { minify } from 'terser'
import { minifySync, parseSync, transformWithOxc, Visitor } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'

/** An undeclared name in the bundle, which each locale's copy replaces with a constant. */
const localePlaceholder = '__CHUNK_LOCALE__'

const runtimePrefix = '\0locale-runtime:'

/**
 * The part of the message compiler's runtime that the client bundle uses, with the locale as a
 * constant.
 */
const runtimeCode = `
  export const experimentalStaticLocale = ${localePlaceholder}
  export const getLocale = () => ${localePlaceholder}
  export const overwriteGetLocale = () => {}
`

/**
 * Writes the client bundle once per locale, as `assets/{locale}/…`: the locale becomes a constant
 * and the minifier drops the messages of the other locales. `app/server/render-page.server.ts`
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
            // Chunks are minified below, after the locale has become a constant.
            minify: false,
            sourcemap: 'hidden',
            // The minifier inlines the value of a `const` but not of a `var`.
            rolldownOptions: { output: { topLevelVar: false } },
          },
        },
      },
      // With URLs relative to the importing chunk, the same code works in each locale's folder.
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
        const compressed = await Promise.all(chunks.map(compressChunk))
        if (!compressed.some(({ code }) => code.includes(`${moduleWrapper}((`)))
          this.error(`No chunk calls ${moduleWrapper} with a function in parentheses.`)
        for (const chunk of compressed) {
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

interface CompressedChunk {
  readonly fileName: string
  readonly code: string
  readonly map: object | null
}

/**
 * Compresses a chunk with terser, once for all locales: it inlines more than Vite's minifier, which
 * then shortens the names. Without this step, a first visit loads 1.9 kB more (brotli).
 */
async function compressChunk(chunk: Rolldown.OutputChunk): Promise<CompressedChunk> {
  const { fileName, map } = chunk
  const { code, map: compressedMap } = await minify(chunk.code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    mangle: false,
    // On short lines, the parentheses added below do not move code away from its source map.
    format: { beautify: true },
    // The bundler's own helpers have no source map.
    sourceMap: map ? { content: JSON.stringify(map) } : false,
  })
  if (code === undefined) throw new Error(`${fileName} could not be compressed.`)
  return {
    fileName,
    code: parenthesizeModules(fileName, code),
    map: map && JSON.parse(String(compressedMap)),
  }
}

/** The bundler's function that wraps a CommonJS module, which it does not document. */
const moduleWrapper = '__commonJSMin'

/**
 * Puts the functions of CommonJS modules such as React in parentheses, which tell V8 to compile
 * them while it parses the chunk. Otherwise it parses them twice, the second time on the main
 * thread, which takes a phone about 70 ms. The bundler adds these parentheses, but terser removes
 * them.
 */
function parenthesizeModules(fileName: string, code: string): string {
  const parentheses: [position: number, parenthesis: string][] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [module] }) {
      if (callee.type !== 'Identifier' || callee.name !== moduleWrapper || !module) return
      parentheses.push([module.start, '('], [module.end, ')'])
    },
  })
  visitor.visit(parseSync(fileName, code).program)
  return parentheses
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (result, [position, parenthesis]) =>
        result.slice(0, position) + parenthesis + result.slice(position),
      code,
    )
}

/**
 * Returns the minified code of a chunk in one locale, and its source map if the chunk has sources.
 */
async function renderChunk(
  chunk: CompressedChunk,
  locale: Locale,
): Promise<{ readonly code: string; readonly map: string | null }> {
  const { fileName, code, map: chunkMap } = chunk
  const define = {
    [localePlaceholder]: JSON.stringify(locale),
    // Production pages do not connect to React's developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  }
  const options = { define, sourcemap: true }
  const localized = await transformWithOxc(code, fileName, options, chunkMap ?? undefined)
  const minified = minifySync(fileName, localized.code, {
    module: true,
    // A property that is read for its side effect alone, such as `offsetWidth` for the layout, would
    // be removed; neither the shop nor its packages read one.
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

/** Workers show no text, so that there is one script for all locales, at its own address. */
function toRelativeScriptUrl(fileName: string, { hostType }: { readonly hostType: string }) {
  const isChunk = fileName.endsWith('.js') && !fileName.startsWith('assets/workers/')
  return hostType === 'js' && isChunk ? { relative: true } : undefined
}
