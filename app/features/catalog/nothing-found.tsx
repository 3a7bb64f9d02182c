import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CatalogSearch } from './catalog-search.ts'

/** No results: what was searched for, a hint, and a way out. */
export function NothingFound({ search }: { readonly search: CatalogSearch }) {
  return (
    <section className="grid max-w-2xl gap-4 py-12">
      <h2 className="text-4xl">
        {search.search ? m.catalog_none_for({ query: search.search }) : m.catalog_none()}
      </h2>
      <p>{m.catalog_none_text()}</p>
      <div>
        <ButtonLink to="/catalog">{m.catalog_clear()}</ButtonLink>
      </div>
    </section>
  )
}
