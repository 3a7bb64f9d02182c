import { m } from '#app/paraglide/messages.js'
import type { FacetOption, FacetRange } from '#app/provider/types.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { formatCount } from './format-count.ts'
import { filterLabels, getOptionLabel } from './filter-labels.ts'
import type { CodeFilter, RangeFilter, RangeBounds } from './filter-values.ts'
import { catalogFormId } from './use-catalog-form.ts'
import { useSyncedCheckbox, useSyncedText } from './use-synced-field.ts'

const legendClass = 'mb-1 font-display text-lg font-bold tracking-tight'

interface OptionGroupProps {
  readonly name: CodeFilter
  readonly options: readonly FacetOption[]
  /** Whether the counts are lower bounds. */
  readonly isCapped: boolean
  readonly selected: readonly string[]
  readonly onChange: () => void
}

/** A group of checkboxes with result counts; any number may be checked. */
export function OptionGroup({ name, options, isCapped, selected, onChange }: OptionGroupProps) {
  if (options.length === 0) return null
  return (
    <fieldset data-filter={name}>
      <legend className={legendClass}>{filterLabels[name]()}</legend>
      <ul className={name === 'key' ? 'grid grid-cols-2 gap-x-5' : ''}>
        {options.map((option) => (
          <li key={option.value}>
            <label className="flex min-h-8 items-center gap-2.5 desktop:min-h-7">
              <FilterCheckbox
                name={name}
                value={option.value}
                checked={selected.includes(option.value)}
                onChange={onChange}
              />
              <span lang={name === 'genre' ? 'en' : undefined} className="min-w-0 break-words">
                {getOptionLabel(name, option)}
              </span>
              <span className="ml-auto text-sm text-on-surface-muted tabular-nums">
                {formatOptionCount(option.count, isCapped)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** An option that was not among the products counted has no number. */
function formatOptionCount(count: number, isCapped: boolean): string {
  return isCapped && count === 0 ? '' : formatCount(count, isCapped)
}

interface FilterCheckboxProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
}

function FilterCheckbox({ name, value, checked, onChange }: FilterCheckboxProps) {
  const field = useSyncedCheckbox(checked)
  return (
    <input
      ref={field}
      type="checkbox"
      form={catalogFormId}
      name={name}
      value={value}
      defaultChecked={checked}
      onChange={onChange}
      className="filter-checkbox"
    />
  )
}

interface RangeGroupProps {
  readonly name: RangeFilter
  /** The values among the results: null if there are none, undefined if they are unknown. */
  readonly limits: FacetRange | null | undefined
  readonly bounds: RangeBounds | null
  readonly onType: () => void
}

/** Two number fields for the bounds of a range; either may be left empty. */
export function RangeGroup({ name, limits, bounds, onType }: RangeGroupProps) {
  if (limits === null && !bounds) return null
  const label = filterLabels[name]()
  return (
    <fieldset data-filter={name}>
      <legend className={legendClass}>{label}</legend>
      <div className="flex items-center gap-2">
        <RangeField
          name={name}
          label={m.catalog_filter_from({ name: label })}
          placeholder={limits ? formatNumber(Math.floor(limits.min)) : ''}
          value={bounds?.min ?? ''}
          onType={onType}
        />
        <span aria-hidden>–</span>
        <RangeField
          name={name}
          label={m.catalog_filter_to({ name: label })}
          placeholder={limits ? formatNumber(Math.ceil(limits.max)) : ''}
          value={bounds?.max ?? ''}
          onType={onType}
        />
      </div>
    </fieldset>
  )
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
