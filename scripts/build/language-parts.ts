import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { locales } from '../../app/locales/locales.ts'

const chosenLocale = '__PAGE_LOCALE__'

/** What is left of the compiler's runtime where the language is a constant. */
const runtime = `
  export const experimentalStaticLocale = undefined
  export const getLocale = () => ${chosenLocale}
  export const overwriteGetLocale = () => {}
`

/**
 * Gives each language browser files of its own, `assets/{locale}/…`, in which only that language's
 * messages are left: the choice of the language becomes a constant and the minifier drops the rest.
 * The server names the files of the page's language (`app/server/render-page.server.ts`).
 */
export function languageParts(): Plugin {
  return {
    name: 'language-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({ environments: { client: { build: { minify: false } } } }),
    // The house language may be another one than the page's, so its texts stay in all languages.
    transform: {
      filter: { id: /\/app\/paraglide\/messages\/(?!site_)\w+\.js$/ },
      handler: (code) => ({
        code: code.replace('experimentalStaticLocale ??', `${chosenLocale} ??`),
        map: null,
      }),
    },
    load: {
      filter: { id: /\/app\/paraglide\/runtime\.js$/ },
      handler: () => runtime,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const names = chunks.map((chunk) => chunk.fileName)
        for (const { fileName, code } of chunks) {
          for (const locale of locales) {
            const source = inLanguage(code, names, locale)
            this.emitFile({ type: 'asset', fileName: placed(fileName, locale), source })
          }
          // What all languages share is no program: its language is still open.
          delete bundle[fileName]
        }
      },
    },
  }
}

/** One chunk with its language decided and the chunks it names placed beside it. */
function inLanguage(code: string, names: readonly string[], locale: string): string {
  const decided = code.replaceAll(chosenLocale, JSON.stringify(locale))
  const placedCode = names.reduce(
    (text, name) => text.replaceAll(`"${name}"`, `"${placed(name, locale)}"`),
    decided,
  )
  const minified = minifySync('part.js', placedCode, { module: true, compress: true, mangle: true })
  const [error] = minified.errors
  if (error) throw new Error(error.message)
  return minified.code
}

function placed(fileName: string, locale: string): string {
  return fileName.replace(/^assets\//, `assets/${locale}/`)
}
