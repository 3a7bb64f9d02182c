import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { CompilerOptions } from '@inlang/paraglide-js'

const root = resolve(import.meta.dirname, '..')
const isOfProvider = (file: string) => file.includes('/provider/')

/**
 * Options of the message compiler for the messages of the pages. `app/i18n` sets the locale at
 * runtime.
 */
export function createPageOptions(): CompilerOptions {
  return {
    ...createOptions('app', (file) => !isOfProvider(file)),
    outdir: './app/paraglide',
    strategy: ['globalVariable', 'baseLocale'],
  }
}

/**
 * Options of the message compiler for the messages of the back end, which states the locale in each
 * call. They are one file per locale, because the back end loads all of them when it starts.
 */
export function createProviderOptions(): CompilerOptions {
  return {
    ...createOptions('provider', isOfProvider),
    outdir: './provider/texts/paraglide',
    strategy: ['baseLocale'],
    outputStructure: 'locale-modules',
  }
}

function createOptions(name: string, isIncluded: (file: string) => boolean) {
  return {
    project: createProject(name, isIncluded),
    additionalFiles: {
      'registry.js': readFileSync(join(import.meta.dirname, 'registry.js'), 'utf8'),
    },
    isServer: 'import.meta.env?.SSR ?? true',
    emitPrettierIgnore: false,
    emitReadme: false,
  }
}

/**
 * Writes a project with some of the message files, because the compiler has no option that selects
 * messages. Returns its path.
 */
function createProject(name: string, isIncluded: (file: string) => boolean): string {
  const folder = join(root, '.cache', `${name}.inlang`)
  const settings = JSON.parse(readFileSync(join(import.meta.dirname, 'settings.json'), 'utf8'))
  const format = settings['plugin.inlang.messageFormat']
  // Paths in settings are relative to the folder that contains the project.
  const toPath = (path: string) => relative(dirname(folder), resolve(root, path))
  mkdirSync(folder, { recursive: true })
  const selected = {
    ...settings,
    modules: settings.modules.map(toPath),
    'plugin.inlang.messageFormat': {
      pathPattern: format.pathPattern.filter(isIncluded).map(toPath),
    },
  }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(selected))
  return `./${relative(process.cwd(), folder)}`
}
