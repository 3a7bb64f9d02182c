/**
 * Options of the message compiler, for the build and the tests. `app/i18n` sets the locale at
 * runtime.
 */
export const messageCompilerOptions = {
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
