import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { FacetRange } from '#app/provider/types/product-list.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { filterLabels } from './filter-labels.ts'
import type { RangeFilter, RangeBounds } from './filter-values.ts'
import { catalogFormId } from './use-catalog-form.ts'
import { useSyncedText } from './use-synced-field.ts'

interface RangeGroupProps {
  readonly name: RangeFilter
  /** The values among the results: null if there are none, undefined if they are unknown. */
  readonly limits: FacetRange | null | undefined
  readonly bounds: RangeBounds | null
  readonly onType: () => void
  /** An extension of the filter below its fields. */
  readonly children?: ReactNode
}

/** Two number fields for the bounds of a range; either may be left empty. */
export function RangeGroup({ name, limits, bounds, onType, children }: RangeGroupProps) {
  if (limits === null && !bounds) return null
  const label = filterLabels[name]()
  return (
    <fieldset data-filter={name}>
      <legend className="filter-legend">{label}</legend>
      <div className="flex items-center gap-2">
        <RangeField
          name={name}
          label={m.catalog_filter_from({ name: label })}
          placeholder={limits ? formatBound(name, limits.min, Math.floor) : ''}
          value={bounds?.min ?? ''}
          onType={onType}
        />
        <span aria-hidden>–</span>
        <RangeField
          name={name}
          label={m.catalog_filter_to({ name: label })}
          placeholder={limits ? formatBound(name, limits.max, Math.ceil) : ''}
          value={bounds?.max ?? ''}
          onType={onType}
        />
      </div>
      {children}
    </fieldset>
  )
}

const limitDigits = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

/** Rounds a limit outward: prices to cents, lengths to tenths of a second, tempos to whole BPM. */
function formatBound(name: RangeFilter, limit: number, round: (value: number) => number): string {
  const factor = { price: 100, length: 10, bpm: 1 }[name]
  // Prevents 0.69 · 100 from being rounded up to 70.
  const rounded = round(Number((limit * factor).toFixed(6))) / factor
  return formatDecimal(rounded, limitDigits, getCurrentLocale())
}

interface RangeFieldProps {
  readonly name: RangeFilter
  readonly label: string
  /** The lowest or highest value among the results. */
  readonly placeholder: string
  readonly value: string
  readonly onType: () => void
}

function RangeField({ name, label, placeholder, value, onType }: RangeFieldProps) {
  const field = useSyncedText(value)
  return (
    <input
      ref={field}
      type="number"
      form={catalogFormId}
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      min={0}
      max={999999}
      step="any"
      inputMode="decimal"
      onInput={onType}
      className="tabular-nums min-h-10 w-full min-w-0 border border-outline bg-surface px-2 placeholder:text-on-surface-muted"
    />
  )
}
