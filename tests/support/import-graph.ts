import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..')
/** The folders with the shop's code. */
export const programs = ['app', 'provider', 'shop'].map((folder) => resolve(root, folder))

/** The absolute paths of the shop's source files. */
export const files = programs.flatMap(findSourceFiles)
/** The text of each source file. */
export const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = files.flatMap((file) => resolveImports(file).map((found) => ({ ...found, file })))

interface Edge {
  readonly from: string
  readonly to: string
}

interface Import extends Edge {
  /** The absolute path of the importing file. */
  readonly file: string
  /** The absolute path of the imported file. */
  readonly target: string
  /** Whether only types are imported. */
  readonly isType: boolean
}

/** Returns all imports between different groups of files, including type imports. */
export function findImportsBetween(getGroup: (file: string) => string): Import[] {
  return imports
    .map((found) => ({ ...found, from: getGroup(found.file), to: getGroup(found.target) }))
    .filter(({ from, to }) => from !== to)
}

/** Returns the files that import a module, such as a package, whose name in the import matches. */
export function findImporters(module: RegExp): string[] {
  return files.filter((file) => {
    const found = (sources.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']*)'/g)
    return [...found].some(([, name = '']) => module.test(name))
  })
}

/** Returns each edge once, without the files that it stands for. */
export function removeDuplicateEdges(edges: readonly Edge[]): Edge[] {
  return [...new Map(edges.map(({ from, to }) => [`${from} → ${to}`, { from, to }])).values()]
}

/** Returns the shortest cycle through each edge as `a → b → a`, sorted and without duplicates. */
export function findCycles(edges: readonly Edge[]): string[] {
  const cycles = edges.flatMap(({ from, to }) => {
    const path = findPath(edges, to, from)
    return path ? [rotateToSmallest(path)] : []
  })
  return [...new Set(cycles.map((cycle) => [...cycle, cycle[0]].join(' → ')))].toSorted()
}

/** Returns the shortest path from `start` to `end`, including both; null if no path exists. */
function findPath(edges: readonly Edge[], start: string, end: string): string[] | null {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const paths = [[start]]
  const seen = new Set([start])
  for (const path of paths) {
    const last = path.at(-1) ?? start
    if (last === end) return path
    for (const { to } of targets.get(last) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      paths.push([...path, to])
    }
  }
  return null
}

function rotateToSmallest(cycle: readonly string[]): string[] {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '')
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}

/** Returns the TypeScript files of a folder, without those that the message compiler generates. */
export function findSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/paraglide/'))
}

function resolveImports(file: string): Pick<Import, 'target' | 'isType'>[] {
  const text = sources.get(file) ?? ''
  const found = text.matchAll(
    /((?:import|export) type [^'"`;]*)?(?:from|import)\s*\(?\s*'((?:\.|#(?:app|provider|shop)\/)[^']*)'/g,
  )
  return [...found].map(([, typeImport, target = '']) => ({
    target: target.startsWith('#') ? join(root, target.slice(1)) : resolve(file, '..', target),
    isType: typeImport !== undefined,
  }))
}

/** Returns an import as `file → file`. */
export function formatImport({ file, target }: Import): string {
  return `${toRelativePath(file)} → ${toRelativePath(target)}`
}

/** Returns a path from the project's folder on. */
export function toRelativePath(file: string): string {
  return relative(root, file)
}
