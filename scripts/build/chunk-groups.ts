import type { Rolldown } from 'vite'

/** The packages that every page loads. Any other package stays with the pages that import it. */
export const vendorPackages: readonly string[] = [
  '@tanstack/history',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-router-ssr-query',
  '@tanstack/react-start',
  '@tanstack/react-start-client',
  '@tanstack/react-store',
  '@tanstack/router-core',
  '@tanstack/router-ssr-query-core',
  '@tanstack/start-client-core',
  '@tanstack/start-fn-stubs',
  '@tanstack/store',
  'class-variance-authority',
  'clsx',
  'cookie-es',
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
]

const vendorPattern = new RegExp(`/node_modules/(${vendorPackages.join('|')})/`)
const appShellPattern = /\/app\/(layouts|router|i18n|locales|ui\/focus-[\w-]+\.ts)\b/

// Only pages with forms block navigations.
const formPattern = /\/useBlocker\.js/

// Server functions are called only after the first page load; see `lazy-server-fn-client.ts`.
const serverFnClientPattern = /\/(client-rpc|serializer)\/|Seroval/

/**
 * The vendor packages and the app folders that every page loads. One chunk compresses better than
 * the dozens that would otherwise be split off for the code that two pages share.
 */
const shellChunk: Rolldown.CodeSplittingGroup = {
  name: 'shell',
  test: (id) =>
    (vendorPattern.test(id) && !serverFnClientPattern.test(id) && !formPattern.test(id)) ||
    (appShellPattern.test(id) && !id.includes('?tsr-split')),
}

/**
 * The messages that several pages share; as separate modules they would be chunks of a few bytes.
 */
const messageChunk: Rolldown.CodeSplittingGroup = {
  name: 'messages',
  test: /\/app\/paraglide\//,
  minShareCount: 2,
  priority: -1,
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [shellChunk, messageChunk]
