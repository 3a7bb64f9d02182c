import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from 'vite'
import type { Rolldown } from 'vite'
import { root } from '../launch/project.js'
import { landingFiles } from './route-chunks.ts'

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

/** The folder of the storefront, as the bundler writes it in the ids of modules. */
const app = normalizePath(join(root, 'app'))

/** The files of the landing pages and of what surrounds every page. */
const firstFiles = new Set(['__root', ...landingFiles].map((name) => `${app}/routes/${name}.tsx`))

/** Returns those of the first files that import a module at once, directly or through others. */
function findFirstFiles(id: string, context: Rolldown.ChunkingContext): string[] {
  const importers = new Set([id])
  // A set also yields what is added meanwhile.
  for (const module of importers)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer)
  const found = [...importers].map((file) => file.replace(/\?.*/, ''))
  return [...new Set(found)].filter((file) => firstFiles.has(file))
}

// Only pages with forms block navigations.
const formPattern = /\/useBlocker\.js/

// Server functions are called only after the first page load; see `lazy-server-fn-client.ts`.
const serverFnClientPattern = /\/(client-rpc|serializer)\/|Seroval/

/** The modules that use each message. */
const messageUsers = new Map<string, string[]>()
for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
  const path = normalizePath(join(root, file))
  for (const message of findMessages(readFileSync(path, 'utf8')))
    messageUsers.set(message, [...(messageUsers.get(message) ?? []), path])
}

function findMessages(source: string): ReadonlySet<string> {
  // The loaders of routes, which return descriptions, load with their pages.
  const withoutLoaders = source.replace(/\n {2}loader: .*?(?=\n {2}head: )/s, '')
  return new Set(withoutLoaders.match(/(?<=\bm\.)\w+/g))
}

/** Returns whether every page, or more than one landing page, needs a module at once. */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  const message = /\/app\/paraglide\/messages\/(\w+)\.js$/.exec(id)?.[1]
  const users = message === undefined ? [id] : (messageUsers.get(message) ?? [])
  const found = new Set(users.flatMap((user) => findFirstFiles(user, context)))
  return found.size > 1 || found.has(`${app}/routes/__root.tsx`)
}

function isOfShell(id: string, context: Rolldown.ChunkingContext): boolean {
  if (vendorPattern.test(id)) return !serverFnClientPattern.test(id) && !formPattern.test(id)
  return id.startsWith(`${app}/`) && !id.includes('?tsr-split') && isShared(id, context)
}

/**
 * The vendor packages, and what every page or several landing pages need at once. One chunk compresses
 * better than the dozens that would otherwise be split off for the code that two pages share.
 */
const shellChunk: Rolldown.CodeSplittingGroup = {
  name: (id, context) => (isOfShell(id, context) ? 'shell' : null),
}

/** The other messages that several pages share, grouped by the pages that show them. */
const messageChunks: Rolldown.CodeSplittingGroup = {
  name: 'messages',
  test: /\/app\/paraglide\//,
  minShareCount: 2,
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
