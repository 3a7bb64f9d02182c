import { m } from '#app/paraglide/messages.js'
import { dialStore, initialDial, isDialing } from '#app/features/dial/dial-store.ts'
import { useStore } from '#app/ui/store.ts'
import type { Facets } from '#app/provider/types/product-list.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { useListingPlace } from '../listing-place.ts'
import { SearchSelect } from './search-select.tsx'
import { getSortOptions } from './sort-options.ts'

interface SortFieldProps {
  readonly search: CatalogSearch
  /** Null if the provider sends none. */
  readonly facets: Facets | null
  readonly onChange: () => void
}

/** The sort order, and the search params that have no visible field, as part of the search form. */
export function SortField({ search, facets, onChange }: SortFieldProps) {
  const dial = useStore(dialStore, initialDial)
  const { formId } = useListingPlace()
  return (
    <>
      <SearchSelect
        name="sort"
        label={m.catalog_sort()}
        value={search.sort ?? ''}
        options={getSortOptions(search, facets, isDialing(dial))}
        onChange={onChange}
      />
      {hiddenFields.map((name) =>
        search[name] === undefined ? null : (
          <input key={name} type="hidden" form={formId} name={name} value={search[name]} />
        ),
      )}
    </>
  )
}

/** The search params without a visible field. */
const hiddenFields = ['type', 'similar', 'exact', 'dial_tempo', 'dial_key', 'dial_exact'] as const
