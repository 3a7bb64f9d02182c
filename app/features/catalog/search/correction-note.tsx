import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { SearchReading } from '#app/provider/types/product-list.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { useListingPlace } from '../listing-place.ts'

interface CorrectionNoteProps {
  readonly search: CatalogSearch
  readonly reading: SearchReading | null
}

/**
 * Reports that mistyped words were replaced and links to the results for the original text, or the
 * other way round.
 */
export function CorrectionNote({ search, reading }: CorrectionNoteProps) {
  const { search: typed = '' } = search
  const { to } = useListingPlace()
  const isExact = reading?.exact
  const text = isExact ? typed : reading?.corrected
  if (!text) return null
  return (
    <p className="px-(--gutter) pb-3" data-correction>
      <strong>{isExact ? m.catalog_exact({ text }) : m.catalog_corrected({ text })}</strong>{' '}
      <Link
        to={to}
        search={{ ...search, exact: isExact ? undefined : '1', page: undefined }}
        className="inline-block underline underline-offset-4"
      >
        {isExact ? m.catalog_search_corrected() : m.catalog_search_instead({ text: typed })}
      </Link>
    </p>
  )
}
