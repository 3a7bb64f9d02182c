import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCustomer } from '#app/features/account/use-session.ts'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { Listing } from '#app/features/catalog/listing.tsx'
import { libraryPlace, ListingPlaceContext } from '#app/features/catalog/listing-place.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink, getButtonClass } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { renderLibraryControl } from './file-controls.tsx'
import { LibrarySearch } from './library-search.tsx'
import { hasNoProducts, isWhole, listsWithdrawn, withdrawnQuery } from './library.queries.ts'
import { SelectionBar } from './selection-bar.tsx'
import { WithdrawnProducts } from './withdrawn-products.tsx'

/**
 * Everything that the customer owns, searched, filtered, sorted and played like the catalogue, and
 * downloaded one by one, as a selection, by order or as a whole.
 */
export function LibraryPage({ search }: { readonly search: CatalogSearch }) {
  const { capabilities } = useProviderInfo()
  return capabilities.library ? <OwnedProducts search={search} /> : <LibraryElsewhere />
}

function OwnedProducts({ search }: { readonly search: CatalogSearch }) {
  const { id } = useCustomer()
  const lists = useSuspenseQuery(catalogQuery(search)).data
  const hasWithdrawn = listsWithdrawn(search)
  const withdrawn = useQuery({ ...withdrawnQuery(id, search), enabled: hasWithdrawn }).data
  const others = hasWithdrawn ? withdrawn : undefined
  if (isWhole(search) && hasNoProducts(lists) && !others?.items.length) return <EmptyLibrary />
  return (
    <ListingPlaceContext value={libraryPlace}>
      <Listing
        search={search}
        heading={m.library_title()}
        renderControl={renderLibraryControl}
        tools={<LibraryTools search={search} />}
      >
        {others?.items.length ? <WithdrawnProducts withdrawn={others} /> : null}
        <SelectionBar />
      </Listing>
    </ListingPlaceContext>
  )
}

/** The search, and the ways to everything at once and to the orders with their ZIPs. */
function LibraryTools({ search }: { readonly search: CatalogSearch }) {
  return (
    <div className="flex w-full flex-wrap gap-2">
      <LibrarySearch search={search} />
      <a href="/download/library" data-download="library" className={getButtonClass({})}>
        {m.library_download_all()}
      </a>
      <ButtonLink to="/profile" search={{ tab: 'balance' }} theme="transparent">
        {m.profile_orders()}
      </ButtonLink>
    </div>
  )
}

/** The page with a provider that lists nobody's products: the files are with the orders. */
function LibraryElsewhere() {
  return (
    <>
      <PageTitle title={m.library_title()} spacing="compact" />
      <div className="page-width grid w-full max-w-none justify-items-start gap-4 py-8">
        <p className="max-w-prose">{m.library_elsewhere()}</p>
        <ButtonLink to="/profile" search={{ tab: 'balance' }} theme="primary">
          {m.profile_orders()}
        </ButtonLink>
      </div>
    </>
  )
}
