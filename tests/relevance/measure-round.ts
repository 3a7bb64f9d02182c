import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { fullCatalogueFolder } from '../demo/render-catalogues.ts'
import { openShop } from '../support/shops/open-shop.ts'
import type { Shop } from '../support/shops/shop.ts'

/** A query of a round, with the products that answer it. */
interface JudgedQuery {
  readonly locale: string
  readonly text: string
  /**
   * Ids such as `pack` and `pack/sound` by grade: 3 is exactly what was wished, 2 close, 1 better
   * than nothing.
   */
  readonly grades: Readonly<Partial<Record<'3' | '2' | '1', readonly string[]>>>
}

/** Sixty queries in six languages, judged before they were searched. */
export interface Round {
  readonly round: number
  readonly queries: readonly JudgedQuery[]
}

/** How well a query was answered. */
export interface Score extends Pick<JudgedQuery, 'locale' | 'text'> {
  /** The nDCG of the first ten products on the page. */
  readonly gain: number
  /** Whether one of them has a grade of at least 2, or the shop has none to show. */
  readonly isUseful: boolean
  /** The ids and grades of the first ten products. */
  readonly shown: readonly string[]
}

/** Reads a round by its number. */
export async function readRound(round: number): Promise<Round> {
  const path = join(import.meta.dirname, 'rounds', `round-${round}.json`)
  return JSON.parse(await readFile(path, 'utf8')) as Round
}

/** Searches for every query of a round in a shop with the demo catalogue, rendered and measured. */
export async function measureRound({ queries }: Pick<Round, 'queries'>): Promise<Score[]> {
  const shop = await openShop({ catalogueDir: fullCatalogueFolder })
  const ids = new Map(
    packSpecs.flatMap((pack) => [
      [pack.slug, pack.slug] as const,
      ...pack.sounds.map(({ slug }) => [`${pack.slug}-${slug}`, `${pack.slug}/${slug}`] as const),
    ]),
  )
  const scores: Score[] = []
  for (const query of queries) {
    const grades = new Map(
      (['3', '2', '1'] as const).flatMap((grade) =>
        (query.grades[grade] ?? []).map((id) => [id, Number(grade)] as const),
      ),
    )
    const ideal = [...grades.values()]
    const shown = (await listShown(shop, query)).map((key) => ids.get(key) ?? key)
    const found = shown.map((id) => grades.get(id) ?? 0)
    const best = computeGain(ideal.toSorted((one, other) => other - one))
    scores.push({
      locale: query.locale,
      text: query.text,
      gain: best === 0 ? 1 : computeGain(found) / best,
      isUseful:
        ideal.every((grade) => grade < 2) || found.slice(0, depth).some((grade) => grade >= 2),
      shown: shown.slice(0, depth).map((id, place) => `${found[place]} ${id}`),
    })
  }
  return scores
}

const depth = 10

/**
 * Computes the discounted cumulative gain of the first ten grades; see
 * https://en.wikipedia.org/wiki/Discounted_cumulative_gain.
 */
function computeGain(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

/** The categories in their order on the catalogue page if they answer a search equally well. */
const orders = { names: [2, 4, 3], wishes: [4, 3, 2] } as const

/** The number of products in each section of the page. */
const sizes: Readonly<Record<number, number>> = { 2: 6, 3: 12, 4: 12 }

/** Lists the URL keys of the products on the page of a search, in their order there. */
async function listShown(
  { call }: Shop,
  { text, locale }: Pick<JudgedQuery, 'text' | 'locale'>,
): Promise<string[]> {
  const search = async (parameters: string) => {
    const path = `/api/v1/products?query=${encodeURIComponent(text)}&${parameters}`
    const { body } = await call(path, { headers: { 'x-locale': locale } })
    return body as {
      readonly data: readonly { readonly url_key: string }[]
      readonly meta: { readonly total: number }
      readonly query: { readonly text: string }
      readonly relevance: number | null
      readonly nearest: readonly { readonly url_key: string }[]
    }
  }
  const all = await search('limit=6&nearest_after=30')
  const kinds = all.query.text === '' ? orders.wishes : orders.names
  const lists = await Promise.all(
    kinds.map(async (kind) => await search(`category_id=${kind}&limit=${sizes[kind]}`)),
  )
  const ordered = lists.toSorted((one, other) => (other.relevance ?? 0) - (one.relevance ?? 0))
  const isComplete = lists.every(({ data, meta }) => data.length === meta.total)
  const shown = [...ordered.flatMap(({ data }) => data), ...(isComplete ? all.nearest : [])]
  return shown.map(({ url_key: key }) => key)
}
