import type { ProductList } from '#app/provider/types.ts'

/** A genre to choose, under the provider's own name for it. */
export interface GenreOption {
  readonly value: string
  readonly label: string
}

/** The genres that the shown lists offer, each once, by name; none where the host tells of none. */
export function genreOptions(lists: readonly ProductList[]): GenreOption[] {
  const labels = new Map(
    lists.flatMap(({ facets }) => (facets?.genre ?? []).map(({ value, label }) => [value, label])),
  )
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
