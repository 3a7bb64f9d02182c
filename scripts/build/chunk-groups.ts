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

// What the home, catalogue and product pages share: rows of sounds, cards and their controls.
const landingPattern = new RegExp(
  [
    '/app/features/(product/|cart/add-to-cart|player/(play-button|seek-waveform|track-waveform))',
    '/app/features/catalog/(display-text|key-and-tempo|pack-card|pack-grid|row-|sound-)',
    '/app/ui/(display-size|time-scale)',
  ].join('|'),
)

// Only pages with forms block navigations.
const formPattern = /\/useBlocker\.js/

// Server functions are called only after the first page load; see `lazy-server-fn-client.ts`.
const serverFnClientPattern = /\/(client-rpc|serializer)\/|Seroval/

/**
 * The vendor packages, the app folders that every page loads and what the landing pages share. One
 * chunk compresses better than the dozens that would otherwise be split off for the code that two
 * pages share.
 */
const shellChunk: Rolldown.CodeSplittingGroup = {
  name: 'shell',
  test: (id) =>
    (vendorPattern.test(id) && !serverFnClientPattern.test(id) && !formPattern.test(id)) ||
    ((appShellPattern.test(id) || landingPattern.test(id)) && !id.includes('?tsr-split')),
}

/**
 * The messages that several pages share; as separate modules they would be chunks of a few bytes.
 * They are grouped by the pages that show them, so that a first visit does not load those of the
 * forms.
 */
const messageChunks: Rolldown.CodeSplittingGroup = {
  name: 'messages',
  test: /\/app\/paraglide\//,
  minShareCount: 2,
  priority: -1,
  entriesAware: true,
  entriesAwareMergeThreshold: 30_000,
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [shellChunk, messageChunks]

/**
 * Returns the file name of a chunk without the list of pages that the bundler appends to the name
 * of a message chunk, because every importing chunk would repeat it.
 */
export function toChunkFileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`
}
