/** How the messages are compiled, for the build and for the tests. Locales are chosen by `app/i18n`. */
export const messageCompiler = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env?.SSR ?? true',
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies {
  project: string
  outdir: string
  strategy: ['globalVariable', 'baseLocale']
  isServer: string
  emitPrettierIgnore: boolean
  emitReadme: boolean
}
