import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Facets } from '#app/provider/types/product-list.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { FilterSwitch } from './filter-checkbox.tsx'
import { parseCodes, parseRange } from './filter-values.ts'
import type { CodeFilter, RangeFilter } from './filter-values.ts'
import { formatCount } from '../format-count.ts'
import { OptionGroup } from './option-group.tsx'
import { RangeGroup } from './range-group.tsx'
import type { CatalogFormHandlers } from '../search/use-catalog-form.ts'

interface FilterFieldsProps {
  readonly search: CatalogSearch
  /** Null if the provider sends none. */
  readonly facets: Facets | null
  /** True if the lists contain more products than were counted. */
  readonly isCapped: boolean
  readonly formHandlers: CatalogFormHandlers
}

/** The fields of all filters that apply to the results; only the price without facets. */
export function FilterFields({ search, facets, isCapped, formHandlers }: FilterFieldsProps) {
  const { applyNow, applySoon } = formHandlers
  const options = (name: CodeFilter) => (
    <OptionGroup
      name={name}
      options={facets?.[name] ?? []}
      isCapped={facets?.capped.includes(name) ?? false}
      selected={parseCodes(search[name])}
      onChange={applyNow}
    />
  )
  const range = (name: RangeFilter, children?: ReactNode) => (
    <RangeGroup
      name={name}
      limits={facets?.[name]}
      bounds={parseRange(search[name])}
      onType={applySoon}
    >
      {children}
    </RangeGroup>
  )
  if (!facets) return range('price')
  return (
    <div className="grid gap-7">
      {options('genre')}
      {options('instrument')}
      {options('tag')}
      <div>
        {options('key')}
        {facets.key.length > 0 ? (
          <FilterSwitch
            name="key_match"
            value="compatible"
            label={m.catalog_filter_key_match()}
            checked={search.key_match !== undefined}
            onChange={applyNow}
          />
        ) : null}
      </div>
      {range(
        'bpm',
        <FilterSwitch
          name="bpm_match"
          value="related"
          label={m.catalog_filter_bpm_match()}
          checked={search.bpm_match !== undefined}
          onChange={applyNow}
        />,
      )}
      {range('length')}
      {search.owned === 'yes' ? null : range('price')}
      {options('artist')}
      {facets.unowned === null ? null : (
        <FilterSwitch
          name="owned"
          value="no"
          label={m.catalog_filter_owned()}
          count={formatCount(facets.unowned, isCapped)}
          checked={search.owned === 'no'}
          onChange={applyNow}
        />
      )}
    </div>
  )
}
