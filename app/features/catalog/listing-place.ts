import { createContext, use } from 'react'

/** Where products are listed, searched and filtered. */
interface ListingPlace {
  readonly to: '/catalog' | '/library'
  /** The id of the search form, referenced by fields outside the form element. */
  readonly formId: string
}

/** The catalogue, whose search form is in the header of all pages. */
export const catalogPlace: ListingPlace = { to: '/catalog', formId: 'catalog-search' }

/** What the customer owns, whose search form is on its page. */
export const libraryPlace: ListingPlace = { to: '/library', formId: 'library-search' }

export const ListingPlaceContext = createContext(catalogPlace)

/** Returns where the products around a component are listed. */
export function useListingPlace(): ListingPlace {
  return use(ListingPlaceContext)
}
