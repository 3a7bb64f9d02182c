import { instruments } from '../instruments.ts'
import { tags } from '../tags.ts'
import { getConceptEntries } from './concepts.ts'
import type { ConceptEntry, ConceptGroup } from './parse-concepts.ts'

/** A filter of the catalogue that a concept stands for. */
interface ConceptFilter {
  readonly facet: 'instrument' | 'tag' | 'genre' | 'kind'
  readonly value: string
}

/** A concept of the trade, such as an instrument, a genre or the character of a sound. */
export interface Concept {
  readonly id: string
  readonly group: ConceptGroup
  /** The concepts that this one is a kind of. */
  readonly broader: readonly string[]
  /** The nearest first. */
  readonly near: readonly string[]
  readonly opposite: readonly string[]
  /** What it typically sounds like. */
  readonly sounds: readonly string[]
  readonly filter: ConceptFilter | null
}

let concepts: ReadonlyMap<string, Concept> | undefined

/** Returns all concepts by id, with nearness and opposition in both directions. */
export function getConcepts(): ReadonlyMap<string, Concept> {
  concepts ??= createConcepts(getConceptEntries())
  return concepts
}

function createConcepts(entries: readonly ConceptEntry[]): ReadonlyMap<string, Concept> {
  const near = createSymmetricEdges(entries, 'near')
  const opposite = createSymmetricEdges(entries, 'opposite')
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        id: entry.id,
        group: entry.group,
        broader: entry.broader,
        near: [...new Set([...entry.near, ...(near.get(entry.id) ?? [])])],
        opposite: [...(opposite.get(entry.id) ?? [])],
        sounds: entry.sounds,
        filter: getFilter(entry),
      },
    ]),
  )
}

function createSymmetricEdges(entries: readonly ConceptEntry[], edge: 'near' | 'opposite') {
  const edges = new Map<string, Set<string>>()
  const add = (from: string, to: string) => edges.set(from, (edges.get(from) ?? new Set()).add(to))
  for (const entry of entries) {
    for (const other of entry[edge]) {
      add(entry.id, other)
      add(other, entry.id)
    }
  }
  return edges
}

const codes: Readonly<Record<'instrument' | 'tag' | 'kind', ReadonlySet<string>>> = {
  instrument: new Set(instruments),
  tag: new Set(tags),
  kind: new Set(['loop', 'one-shot', 'pack']),
}

function getFilter({ id, group, code }: ConceptEntry): ConceptFilter | null {
  if (group === 'genre') return { facet: 'genre', value: code ?? id }
  const facet = (['instrument', 'tag', 'kind'] as const).find((known) => codes[known].has(id))
  return facet === undefined ? null : { facet, value: id }
}

let narrower: ReadonlyMap<string, readonly string[]> | undefined

/** Lists the concepts that are directly narrower. */
export function listChildren(id: string): readonly string[] {
  narrower ??= groupChildren()
  return narrower.get(id) ?? []
}

function groupChildren(): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>()
  for (const concept of getConcepts().values()) {
    for (const parent of concept.broader) {
      children.set(parent, [...(children.get(parent) ?? []), concept.id])
    }
  }
  return children
}
