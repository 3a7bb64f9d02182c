import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from 'vite'
import type { Rolldown } from 'vite'
import { root } from '../launch/project.js'
import { landingFiles } from './route-chunks.ts'

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
const firstFiles = new Set(['__root', ...landingFiles].map((name) => `${app}/routes/${name}.tsx`))

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

/** The files that use each message. */
const messageUsers = new Map<string, string[]>()
for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
  const path = normalizePath(join(root, file))
  for (const message of findMessages(readFileSync(path, 'utf8')))
    messageUsers.set(message, [...(messageUsers.get(message) ?? []), path])
}

function findMessages(source: string): ReadonlySet<string> {
  // Excludes route loaders, which return descriptions and load with their pages.
  const withoutLoaders = source.replace(/\n {2}loader: .*?(?=\n {2}head: )/s, '')
  return new Set(withoutLoaders.match(/(?<=\bm\.)\w+/g))
}

/** Returns whether every page, or more than one landing page, loads a module statically. */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  const message = /\/app\/paraglide\/messages\/(\w+)\.js$/.exec(id)?.[1]
  const users = message === undefined ? [id] : (messageUsers.get(message) ?? [])
  const usingFiles = new Set(users.flatMap((user) => findFirstFiles(user, context)))
  return usingFiles.size > 1 || usingFiles.has(`${app}/routes/__root.tsx`)
}

function isShellModule(id: string, context: Rolldown.ChunkingContext): boolean {
  if (vendorPattern.test(id)) return !serverFnClientPattern.test(id) && !formPattern.test(id)
  return id.startsWith(`${app}/`) && !id.includes('?tsr-split') && isShared(id, context)
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
  entriesAwareMergeThreshold: 30_000,
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [shellChunk, messageChunks]

/**
 * Returns a chunk's file name without the list of pages that the bundler appends for message
 * chunks, because every importing chunk would repeat it.
 */
export function toChunkFileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/~.*/, '')}-[hash].js`
}
