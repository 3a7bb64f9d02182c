import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { SearchReading } from '#app/provider/types/product-list.ts'
import type { CatalogSearch } from './catalog-search.ts'

interface CorrectionNoteProps {
  readonly search: CatalogSearch
  readonly reading: SearchReading | null
}

/** Says that mistyped words were replaced, and links to the results for the text as it was typed. */
export function CorrectionNote({ search, reading }: CorrectionNoteProps) {
  if (!reading?.corrected || !search.search) return null
  return (
    <p className="px-(--gutter) pb-3" data-correction>
      <strong>{m.catalog_corrected({ text: reading.corrected })}</strong>{' '}
      <Link
        to="/catalog"
        search={{ ...search, exact: '1', page: undefined }}
        className="inline-block underline underline-offset-4"
      >
        {m.catalog_search_instead({ text: search.search })}
      </Link>
    </p>
  )
}
