import { readFileSync, readdirSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Folders that git ignores at any depth. */
const ignored = readText('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1))

/** The files and folders of the repository, with `/` on every platform. */
const paths = new Set(listPaths('.'))
const topFolders = new Set([...paths].map((path) => path.split('/')[0]))

/** The message compiler writes its own README. */
const documents = [...paths].filter(
  (path) => path.endsWith('.md') && !path.startsWith('project.inlang/'),
)

/** Decisions may name files that no longer exist. */
const current = documents.filter((path) => !/^docs\/decisions\/\d/.test(path))

/** Files of other programs, packages and earlier versions, and folders created by commands. */
const foreignFiles = new Set([
  // In a backup, and in a label's pack.
  'backup.json',
  'pack.json',
  'cover.webp',
  // Next to a shop's config.
  'shop.texts.ts',
  // In packages of the framework, the compiler and the icons.
  'createClientRpc.js',
  './serverFnFetcher.js',
  '../createLucideIcon.mjs',
  'runtime.js',
  'useBlocker.js',
  // A folder of an earlier version, named in the changelog.
  'app/shop',
  // A placeholder in a file name.
  'verb-noun.ts',
])

describe('the documentation', () => {
  test('links only to files and headings that exist', () => {
    const links = documents.flatMap((document) =>
      findLinks(readText(document)).map((target) => ({ document, target })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ document, target }) => !isTarget(document, target))).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const names = current.flatMap((document) =>
      findNames(readText(document)).map((name) => ({ document, name })),
    )
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter(({ document, name }) => !exists(document, name))).toEqual([])
  })

  test('lists each document in the README or in a document that it links to', () => {
    const linked = documents.flatMap((document) =>
      findLinks(readText(document)).map((target) => resolveLink(document, target).path),
    )
    const isEntry = /^(README|CONTRIBUTING|CHANGELOG)\.md$|^(\.github|shop\/legal)\//
    expect(documents.filter((path) => !linked.includes(path) && !isEntry.test(path))).toEqual([])
  })
})

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Returns the paths of the files and folders below a folder, except ignored ones. */
function listPaths(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.name === '.git' || ignored.includes(entry.name) || ignored.includes(path)) return []
    return entry.isDirectory() ? [path, ...listPaths(path)] : [path]
  })
}

/** Removes code blocks, which contain commands and server files. */
function removeBlocks(text: string): string {
  return text.replaceAll(/^ *```.*?^ *```/gms, '')
}

/** Returns the targets of links and images, except other sites and URLs from the shop's config. */
function findLinks(text: string): string[] {
  return [...removeBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|\{)/.test(target))
}

/**
 * Returns the names in code font that start with a folder of the repository or have a source file
 * extension.
 */
function findNames(text: string): string[] {
  return [...removeBlocks(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w.$@[\]*-]+(\/[\w.$@[\]*-]+)*\/?$/.test(name))
    .filter((name) => isAtRoot(name) || /\w\.(tsx?|m?js|md|json|ya?ml|css|webp)$/.test(name))
    .map((name) => name.replace(/\/$/, ''))
}

/**
 * Returns whether a name is a path in the repository or below the document's folder; one that does
 * not start with a root folder may be the end of a path. `*` matches part of a name.
 */
function exists(document: string, name: string): boolean {
  if (foreignFiles.has(name)) return true
  const pattern = escape(name).replaceAll('*', '[^/]*')
  const folder = isAtRoot(name) ? `(${escape(posix.dirname(document))}/)?` : '(.*/)?'
  const expression = new RegExp(`^${folder}${pattern}$`)
  return [...paths].some((path) => expression.test(path))
}

function escape(text: string): string {
  return text.replaceAll(/[.$[\]]/g, String.raw`\$&`)
}

function isAtRoot(name: string): boolean {
  return name.includes('/') && topFolders.has(name.split('/')[0])
}

function resolveLink(
  document: string,
  target: string,
): { path: string; anchor: string | undefined } {
  const [file = '', anchor] = target.split('#')
  return { path: file === '' ? document : posix.join(posix.dirname(document), file), anchor }
}

/**
 * Returns whether a link leads to an existing file or folder and, with an anchor, to one of its
 * headings. In legal texts, paths starting with `/` lead to pages.
 */
function isTarget(document: string, target: string): boolean {
  if (document.startsWith('shop/legal/') && target.startsWith('/'))
    return paths.has(`app/routes${target.replace(/[?#].*/, '')}.tsx`)
  const { path, anchor } = resolveLink(document, target)
  if (!paths.has(path.replace(/\/$/, ''))) return false
  return anchor === undefined || listAnchors(readText(path)).includes(anchor)
}

/** Returns the anchors that GitHub creates for the headings of a document. */
function listAnchors(text: string): string[] {
  const counts = new Map<string, number>()
  return removeBlocks(text)
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) => {
      const anchor = toAnchor(line)
      const count = counts.get(anchor) ?? 0
      counts.set(anchor, count + 1)
      return count === 0 ? anchor : `${anchor}-${count}`
    })
}

function toAnchor(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}
