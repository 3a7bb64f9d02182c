import { isPlainObject } from './example.ts'

/** A change to one part of a value; `at` selects the part. */
export interface Change {
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat' | 'nest'
  readonly at: number
  /** The name of an added property. */
  readonly name: string
  readonly value: unknown
}

type Path = readonly string[]

const maxNesting = 2000

/** The maximum depth at which values are changed. */
const maxListedDepth = 8

/** Returns a copy of a value with the changes applied in order. */
export function changeValue(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce(applyChange, value)
}

function applyChange(root: unknown, { kind, at, name, value }: Change): unknown {
  const paths = listPaths(root)
  const path = paths[at % paths.length] ?? []
  switch (kind) {
    case 'replace':
      return update(root, path, () => value)
    case 'remove':
      return remove(root, path)
    case 'add':
      return update(root, path, (part) => addProperty(part, name, value))
    case 'repeat':
      return update(root, path, (part) => [part, part])
    case 'nest':
      return update(root, path, (part) => nestDeeply(part, at))
  }
}

/** Lists the paths of all parts, from the root down to `depth` levels. */
function listPaths(value: unknown, depth = maxListedDepth): Path[] {
  if (depth === 0) return [[]]
  const parts = listEntries(value)
  return [[], ...parts.flatMap(([name, part]) => prefix(name, listPaths(part, depth - 1)))]
}

function prefix(name: string, paths: readonly Path[]): Path[] {
  return paths.map((path) => [name, ...path])
}

function listEntries(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item])
  return isPlainObject(value) ? Object.entries(value) : []
}

function update(root: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(root)
  return rebuild(
    root,
    listEntries(root).map(([key, part]) => [key, key === name ? update(part, rest, change) : part]),
  )
}

function remove(root: unknown, path: Path): unknown {
  const name = path.at(-1)
  if (name === undefined) return undefined
  return update(root, path.slice(0, -1), (parent) =>
    rebuild(
      parent,
      listEntries(parent).filter(([key]) => key !== name),
    ),
  )
}

function addProperty(part: unknown, name: string, value: unknown): unknown {
  if (Array.isArray(part)) return [...part, value]
  // Object.fromEntries can also create a property named `__proto__`.
  return isPlainObject(part) ? Object.fromEntries([...Object.entries(part), [name, value]]) : value
}

function rebuild(original: unknown, entries: readonly [string, unknown][]): unknown {
  return Array.isArray(original) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

function nestDeeply(part: unknown, at: number): unknown {
  let nested = part
  for (let depth = 0; depth < (at * 37) % maxNesting; depth += 1) {
    nested = at % 2 === 0 ? [nested] : { a: nested }
  }
  return nested
}
