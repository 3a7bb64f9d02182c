import { useSuspenseQueries } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ProductKind, ProductList } from '#app/provider/types.ts'
import { CatalogForm } from './catalog-form.tsx'
import { CatalogKinds } from './catalog-kinds.tsx'
import { CatalogSection } from './catalog-section.tsx'
import { kindsOf, listRequests } from './catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { productsQuery } from './catalog.queries.ts'
import { genreOptions } from './genre-options.ts'
import { NothingFound } from './nothing-found.tsx'

/** Packs and one-shots to search, narrow and put in order; all of its state is in the address. */
export function CatalogPage({ search }: { readonly search: CatalogSearch }) {
  const packs = useLists(search, 'pack')
  const oneShots = useLists(search, 'one-shot')
  const lists = [...packs, ...oneShots]
  const total = (packs[0]?.total ?? 0) + (oneShots[0]?.total ?? 0)
  const nothing = lists.every((list) => list.items.length === 0)
  return (
    <div className="page-width grid gap-8 py-8 tablet:py-12">
      <header className="grid gap-6">
        <h1 className="text-[clamp(2.75rem,9vw,7rem)]">{headingOf(search)}</h1>
        <CatalogForm search={search} genres={genreOptions(lists)} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <CatalogKinds search={search} />
          <p role="status" className="figures text-sm">
            {m.catalog_count({ count: total })}
          </p>
        </div>
      </header>
      {nothing ? <NothingFound search={search} /> : null}
      <CatalogSection search={search} kind="pack" lists={packs} />
      <CatalogSection search={search} kind="one-shot" lists={oneShots} />
    </div>
  )
}

/** The pages of one kind that the address shows; none when it shows the other kind. */
function useLists(search: CatalogSearch, kind: ProductKind): ProductList[] {
  const requests = kindsOf(search).includes(kind) ? listRequests(search, kind) : []
  return useSuspenseQueries({ queries: requests.map(productsQuery) }).map(({ data }) => data)
}

function headingOf(search: CatalogSearch): string {
  if (search.type === undefined) return m.catalog_title()
  return search.type === 'sample-packs' ? m.catalog_packs() : m.catalog_one_shots()
}
