import { join } from 'node:path'
import { normalizePath } from 'vite'
import type { Rolldown } from 'vite'
import { root } from '../launch/project.js'
import { landingRoutes } from './route-chunks.ts'

/** The packages loaded on every page. Other packages stay with the pages that import them. */
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

/** The storefront's folder, as it appears in the bundler's module ids. */
const app = normalizePath(join(root, 'app'))

/** The files of the landing pages and of the layout around every page. */
const firstFiles = new Set(
  ['__root', ...landingRoutes.map(toFileName)].map((name) => `${app}/routes/${name}.tsx`),
)

/** Returns the name of a route's file: `/catalog/` has `catalog.index`. */
function toFileName(routeId: string): string {
  const path = routeId.endsWith('/') ? `${routeId}index` : routeId
  return path.slice(1).replaceAll('/', '.')
}

/** Returns the first files that import a module statically, directly or indirectly. */
function findFirstFiles(id: string, context: Rolldown.ChunkingContext): string[] {
  const importers = new Set([id])
  // Iterating over a set includes items added in the meantime.
  for (const module of importers)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer)
  const files = [...importers].map((file) => file.replace(/\?.*/, ''))
  return [...new Set(files)].filter((file) => firstFiles.has(file))
}

// Only pages with forms block navigation.
const formPattern = /\/useBlocker\.js/

// Server functions are only called after the first page load; see `lazy-server-fn-client.ts`.
const serverFnClientPattern = /\/(client-rpc|serializer)\/|Seroval/

/** Returns whether every page, or more than one landing page, loads a module statically. */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  const files = findFirstFiles(id, context)
  return files.length > 1 || files.includes(`${app}/routes/__root.tsx`)
}

/** Most pages with lists use it, and would have one more file to load for a few lines. */
const smallSharedFile = `${app}/ui/focus-next-before-removal.ts`

function isShellModule(id: string, context: Rolldown.ChunkingContext): boolean {
  if (vendorPattern.test(id)) return !serverFnClientPattern.test(id) && !formPattern.test(id)
  // All pages import messages through one module; the bundler puts a message in its users' chunk.
  const isPart = id.includes('?tsr-split') || id.startsWith(`${app}/paraglide/`)
  if (id === smallSharedFile) return true
  return id.startsWith(`${app}/`) && !isPart && isShared(id, context)
}

/**
 * The vendor packages, and modules that every page or several landing pages load statically. One
 * chunk compresses better than the dozens that would otherwise be split off for code shared by two
 * pages.
 */
const shellChunk: Rolldown.CodeSplittingGroup = {
  name: (id, context) => (isShellModule(id, context) ? 'shell' : null),
}

/** The remaining messages used by several pages, grouped by these pages. */
const messageChunks: Rolldown.CodeSplittingGroup = {
  name: 'messages',
  test: /\/app\/paraglide\//,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 14_000,
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [shellChunk, messageChunks]

/**
 * Returns a chunk's file name without the list of pages that the bundler appends for message
 * chunks, because every importing chunk would repeat it.
 */
export function toChunkFileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`
}
