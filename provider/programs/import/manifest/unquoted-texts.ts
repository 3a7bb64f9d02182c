import type { Document } from 'yaml'

/** A value refused by the manifest schema. */
export interface RefusedValue {
  readonly path: readonly PropertyKey[]
}

/**
 * Returns unquoted texts that YAML parsed as numbers or booleans, such as `title: 808`, keyed by
 * their path as JSON. `validate` lists the refused values of a manifest.
 */
export function findUnquotedTexts(
  document: Document,
  refused: readonly RefusedValue[],
  validate: (manifest: unknown) => readonly RefusedValue[],
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  const quoted = document.clone()
  for (const { path } of refused) {
    const source = findSource(document.getIn(path, true))
    if (source === null) continue
    sources.set(JSON.stringify(path), source)
    quoted.setIn(path, source)
  }
  if (sources.size === 0) return sources
  for (const { path } of validate(quoted.toJS())) sources.delete(JSON.stringify(path))
  return sources
}

/** Returns the source text of a number or boolean; null for any other node. */
function findSource(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null
  if (!('value' in node && 'source' in node)) return null
  const isText = typeof node.value !== 'number' && typeof node.value !== 'boolean'
  return isText || typeof node.source !== 'string' ? null : node.source
}
