import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { root } from '../launch/project.js'

/** The packages that every page loads. Any other package stays with the pages that import it. */
export const vendorPackages: readonly string[] = [
  '@tanstack/history',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-start',
  '@tanstack/react-start-client',
  '@tanstack/react-store',
  '@tanstack/router-core',
  '@tanstack/start-client-core',
  '@tanstack/start-fn-stubs',
  '@tanstack/store',
  'cookie-es',
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
]

const vendorPattern = new RegExp(`/node_modules/(${vendorPackages.join('|')})/`)
// Few pages have the side menu or show countries.
const appShellPattern =
  /\/app\/(layouts\/(?!side-menu)|router|i18n(?!\/format-country)|locales|ui\/focus-[\w-]+\.ts)\b/

// What the home, catalogue and product pages share: rows of sounds, cards and their controls.
const landingPagePattern = new RegExp(
  [
    '/app/features/(product/(?!sound-analysis)|cart/add-to-cart|player/(format-track|get-seek|play-button|seek-waveform|track-waveform))',
    '/app/features/catalog/(artist-link|display-text|format-count|key-and-tempo|pack-card|pack-grid)\\.',
    '/app/features/dial/(dial|dial-store)\\.',
    '/app/features/catalog/(fit-badge|play-item|text-language|product-list|row-|sound-item|sound-list|sound-row)',
    '/app/ui/(display-size|time-scale)',
  ].join('|'),
)

// Only pages with forms block navigations.
const formPattern = /\/useBlocker\.js/

// Server functions are called only after the first page load; see `lazy-server-fn-client.ts`.
const serverFnClientPattern = /\/(client-rpc|serializer)\/|Seroval/

// Parts of the catalogue that load on use.
const deferredPattern =
  /\/(fit-text|keys-hint|list-actions|nothing-found|open-dial|search-suggestions)\.tsx?$/

/** The modules that use each message. */
const messageUsers = new Map<string, string[]>()
for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
  const id = `/${file.replaceAll('\\', '/')}`
  for (const message of findMessages(readFileSync(join(root, file), 'utf8')))
    messageUsers.set(message, [...(messageUsers.get(message) ?? []), id])
}

function findMessages(source: string): ReadonlySet<string> {
  // The loaders of routes, which return descriptions, load with their pages.
  const withoutLoaders = source.replace(/\n {2}loader: .*?(?=\n {2}head: )/s, '')
  return new Set(withoutLoaders.match(/(?<=\bm\.)\w+/g))
}

/**
 * Returns whether a message is used by the app's own modules in the shell chunk, by page heads, or by
 * several modules of which one belongs to the catalogue. A message that only one other module uses is
 * part of that module's chunk, where it needs no export.
 */
function isUsedByShell(users: readonly string[]): boolean {
  const atOnce = users.filter((id) => !deferredPattern.test(id))
  if (atOnce.some((id) => isShellModule(id) || id.startsWith('/app/routes/'))) return true
  return users.length > 1 && atOnce.some((id) => id.startsWith('/app/features/catalog/'))
}

function isShellModule(id: string): boolean {
  return appShellPattern.test(id) || landingPagePattern.test(id)
}

function isShellMessage(id: string): boolean {
  const message = /\/app\/paraglide\/messages\/(\w+)\.js$/.exec(id)?.[1] ?? ''
  return isUsedByShell(messageUsers.get(message) ?? [])
}

/**
 * The vendor packages, the app folders that every page loads, what the landing pages share, and
 * their messages. One chunk compresses better than the dozens that would otherwise be split off for
 * the code that two pages share.
 */
const shellChunk: Rolldown.CodeSplittingGroup = {
  name: 'shell',
  test: (id) =>
    (vendorPattern.test(id) && !serverFnClientPattern.test(id) && !formPattern.test(id)) ||
    (isShellModule(id) && !id.includes('?tsr-split')) ||
    isShellMessage(id),
}

/**
 * The home page with what it shares with the pages of artists. A separate chunk would be one more file
 * of a first visit, and browsers open six connections to a server without HTTP/2.
 */
const homeChunk: Rolldown.CodeSplittingGroup = {
  name: 'home',
  test: /\/app\/(features\/catalog\/(artist-portrait|artists)\.|routes\/index\.tsx\?tsr-split)/,
}

/** The other messages that several pages share, grouped by the pages that show them. */
const messageChunks: Rolldown.CodeSplittingGroup = {
  name: 'messages',
  test: (id) => /\/app\/paraglide\//.test(id) && !isShellMessage(id),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 30_000,
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [shellChunk, homeChunk, messageChunks]

/**
 * Returns the file name of a chunk without the list of pages that the bundler appends to the name
 * of a message chunk, because every importing chunk would repeat it.
 */
export function toChunkFileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`
}
