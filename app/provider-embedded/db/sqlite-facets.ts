import { sampleRate } from '../audio/wav.ts'
import { categoryIds } from '../domain/category-ids.ts'
import type { ProductKind } from '../domain/category-ids.ts'
import type { ProductFilters } from '../domain/product-query.ts'
import {
  getActiveFacetLimit,
  getKindLimit,
  listActiveFacets,
  listsOnly,
  maxListed,
  optionFacets,
  removeFilter,
  selectKind,
  toKindOptions,
} from './facets.ts'
import type { FacetOption, FacetRange, Facets, OptionFacet, RangeFacet } from './facets.ts'
import { labelInstrument } from './filter-options.ts'
import type { Database } from './schema.ts'
import { readAttributes } from './sqlite-attributes.ts'
import type { Attributes, ProductAttributes } from './sqlite-attributes.ts'
import type { SearchHits } from './sqlite-conditions.ts'
import { countMatches, findMatches } from './sqlite-matches.ts'

/** The products that match all filters, as far as they are counted. */
export interface Matches {
  readonly maxCount: number
  /** At most one more than `maxCount`. */
  readonly ids: readonly number[]
  /** Whether there are more search hits than `maxCount`. */
  readonly hasMoreHits: boolean
}

/** The products that a facet counts. */
interface Selection {
  readonly products: readonly ProductAttributes[]
  readonly isCapped: boolean
}

type Select = (facet: OptionFacet | RangeFacet) => Selection

/** Counts the products per facet value, of at most `maxCount` matches per facet. */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  matches: Matches,
): Promise<Omit<Facets, 'unowned'>> {
  const activeLimit = getActiveFacetLimit(filters, matches.maxCount)
  const others = new Map<OptionFacet | RangeFacet, readonly number[]>()
  for (const facet of listActiveFacets(filters)) {
    const ids = await findMatches(db, removeFilter(filters, facet), hits, activeLimit + 1)
    others.set(facet, ids)
  }
  const counted = [...matches.ids, ...[...others.values()].flat()]
  const attributes = await readAttributes(db, counted)
  const select: Select = (facet) => {
    const ids = others.get(facet) ?? matches.ids
    const limit = others.has(facet) ? activeLimit : matches.maxCount
    const products = ids.slice(0, limit).flatMap((id) => attributes.products.get(id) ?? [])
    return { products, isCapped: matches.hasMoreHits || ids.length > limit }
  }
  const kinds = await countKinds(db, filters, hits, matches)
  return {
    kind: toKindOptions(kinds.counts, filters),
    ...countOptions(select, attributes, filters),
    ...findRanges(select, attributes, filters),
    capped: [
      ...(kinds.isCapped ? (['kind'] as const) : []),
      ...optionFacets.filter((facet) => select(facet).isCapped),
    ],
  }
}

function countOptions(
  select: Select,
  { genres, artists, keys }: Attributes,
  filters: ProductFilters,
): Record<OptionFacet, FacetOption[]> {
  const tally = (facet: OptionFacet, label: (value: string) => string) =>
    countValues(select(facet).products, facet).map(([value, count]) => ({
      value,
      label: label(value),
      count,
    }))
  return {
    genre: sortBy(
      tally('genre', (code) => genres.get(code) ?? code),
      'label',
    ),
    instrument: sortBy(tally('instrument', labelInstrument), 'value'),
    tag: listFrequent(
      tally('tag', (tag) => tag),
      filters.tag,
    ),
    artist: listFrequent(
      tally('artist', (slug) => artists.get(slug) ?? slug),
      filters.artist,
    ),
    key: sortBy(
      tally('key', (code) => keys.get(code) ?? code),
      'value',
    ),
  }
}

function countValues(
  products: readonly ProductAttributes[],
  facet: OptionFacet,
): [value: string, count: number][] {
  const counts = new Map<string, number>()
  const add = (value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)
  for (const { [facet]: values } of products) {
    if (typeof values === 'string') add(values)
    else values?.forEach(add)
  }
  return [...counts]
}

function sortBy(options: readonly FacetOption[], field: 'value' | 'label'): FacetOption[] {
  return options.toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
}

/** Returns the most frequent options, and those that are selected. */
function listFrequent(options: readonly FacetOption[], selected: readonly string[]): FacetOption[] {
  const frequent = sortBy(options, 'value').toSorted((a, b) => b.count - a.count)
  const others = frequent.slice(maxListed).filter(({ value }) => selected.includes(value))
  return [...frequent.slice(0, maxListed), ...others]
}

/** Finds the ranges of the matches; for capped facets, those of all products of the kinds. */
function findRanges(
  select: Select,
  { products }: Attributes,
  { categories }: ProductFilters,
): Record<RangeFacet, FacetRange | null> {
  const isListed = ({ kind }: ProductAttributes) =>
    categories.length === 0 || categories.includes(categoryIds[kind])
  const find = (facet: RangeFacet) => {
    const selection = select(facet)
    const measured = selection.isCapped
      ? [...products.values()].filter(isListed)
      : selection.products
    return findRange(measured, facet)
  }
  return { bpm: find('bpm'), length: find('length'), price: find('price') }
}

function findRange(products: readonly ProductAttributes[], facet: RangeFacet): FacetRange | null {
  let [min, max] = [Infinity, -Infinity]
  for (const product of products) {
    const value = measure[facet](product)
    if (value === null) continue
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? null : { min: toUnit[facet](min), max: toUnit[facet](max) }
}

/** Only sounds have a length. */
const measure = {
  bpm: ({ bpm }: ProductAttributes) => bpm,
  length: ({ kind, frames }: ProductAttributes) => (kind === 'pack' ? null : frames),
  price: ({ priceCents }: ProductAttributes) => priceCents,
} as const

const toUnit = {
  bpm: (bpm: number) => bpm,
  length: (frames: number) => Math.round((frames / sampleRate) * 1000) / 1000,
  price: (cents: number) => cents / 100,
} as const

/** Counts the products of each kind that match the other filters. */
async function countKinds(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  { ids, maxCount, hasMoreHits }: Matches,
) {
  const kindLimit = getKindLimit(filters, maxCount)
  const count = async (kind: ProductKind) => {
    const isListed = listsOnly(filters, kind)
    const limit = isListed ? maxCount : kindLimit
    const found = isListed
      ? ids.length
      : await countMatches(db, selectKind(filters, kind), hits, kindLimit)
    return { count: Math.min(found, limit), isCapped: found > limit }
  }
  const [pack, loop, oneShot] = [await count('pack'), await count('loop'), await count('one-shot')]
  return {
    counts: { pack: pack.count, loop: loop.count, 'one-shot': oneShot.count },
    isCapped: hasMoreHits || [pack, loop, oneShot].some(({ isCapped }) => isCapped),
  }
}
