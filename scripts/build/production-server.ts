import type { Plugin } from 'vite'

/** What the server's bundles contain instead of the variable, which they always run with. */
export const productionDefine = { 'process.env.NODE_ENV': '"production"' } as const

/**
 * Builds the framework into the server of the pages for production only. Its packages read
 * `process.env.NODE_ENV` hundreds of times a page, in each link and hook, and each time Node asks the
 * operating system.
 */
export function productionServer(): Plugin {
  return {
    name: 'production-server',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: { define: productionDefine, resolve: { noExternal: [/^@tanstack\//] } },
      },
    }),
  }
}
