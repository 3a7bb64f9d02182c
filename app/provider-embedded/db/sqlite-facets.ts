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
  const toSelection = (ids: readonly number[], limit: number): Selection => ({
    products: findProducts(attributes, ids.slice(0, limit)),
    isCapped: matches.hasMoreHits || ids.length > limit,
  })
  const all = toSelection(matches.ids, matches.maxCount)
  const active = new Map(
    [...others].map(([facet, ids]) => [facet, toSelection(ids, activeLimit)] as const),
  )
  const select: Select = (facet) => active.get(facet) ?? all
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

function findProducts({ products }: Attributes, ids: readonly number[]): ProductAttributes[] {
  const found: ProductAttributes[] = []
  for (const id of ids) {
    const product = products.get(id)
    if (product !== undefined) found.push(product)
  }
  return found
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
  { extremes }: Attributes,
  { categories }: ProductFilters,
): Record<RangeFacet, FacetRange | null> {
  const isListed = (kind: ProductKind) =>
    categories.length === 0 || categories.includes(categoryIds[kind])
  const whole = [...extremes].flatMap(([kind, products]) => (isListed(kind) ? products : []))
  const find = (facet: RangeFacet) => {
    const { isCapped, products } = select(facet)
    return findRange(isCapped ? whole : products, facet)
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
