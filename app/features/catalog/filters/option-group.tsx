import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { FacetOption } from '#app/provider/types/product-list.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { formatCount } from '../format-count.ts'
import { filterLabels, getOptionLabel, getOptionLanguage } from './filter-labels.ts'
import type { CodeFilter } from './filter-values.ts'

/** How many options a long list shows until it is expanded. */
const shortListLength = 8

interface OptionGroupProps {
  readonly name: CodeFilter
  readonly options: readonly FacetOption[]
  /** True if the counts are lower bounds. */
  readonly isCapped: boolean
  readonly selected: readonly string[]
  readonly onChange: () => void
}

/**
 * A group of checkboxes with result counts. A long list shows the most frequent and the initially
 * checked options first and the others on request.
 */
export function OptionGroup({ options, ...group }: OptionGroupProps) {
  const { name, selected } = group
  // Options checked later stay in place and keep the focus.
  const [initiallySelected] = useState(selected)
  const [first, others] = splitOptions(options, initiallySelected)
  const listClass = name === 'key' ? 'filter-options filter-options-narrow' : 'filter-options'
  if (options.length === 0) return null
  return (
    <fieldset data-filter={name}>
      <legend className="filter-legend">{filterLabels[name]()}</legend>
      <div className={listClass}>
        <Options {...group} options={first} />
      </div>
      {others.length > 0 ? (
        <details>
          <summary className="filter-more">
            {m.catalog_filter_show_all({ count: formatNumber(options.length) })}
          </summary>
          <div className={listClass}>
            <Options {...group} options={others} />
          </div>
        </details>
      ) : null}
    </fieldset>
  )
}

function Options({ name, options, isCapped, selected, onChange }: OptionGroupProps) {
  return options.map((option) => (
    <label key={option.value} className="filter-option">
      <FilterCheckbox
        name={name}
        value={option.value}
        checked={selected.includes(option.value)}
        onChange={onChange}
      />
      <OptionName label={getOptionLabel(name, option)} language={getOptionLanguage(name)} />{' '}
      <span>{formatOptionCount(option.count, isCapped)}</span>
    </label>
  ))
}

interface OptionNameProps {
  readonly label: string
  readonly language: string | undefined
}

function OptionName({ label, language }: OptionNameProps) {
  return language === undefined ? label : <span lang={language}>{label}</span>
}

/** Options beyond the counted products have no number. */
function formatOptionCount(count: number, isCapped: boolean): string {
  return isCapped && count === 0 ? '' : formatCount(count, isCapped)
}

/**
 * Splits a long list in two, keeping the order: the most frequent and the selected options, and the
 * rest. A list barely longer than the first part is not split.
 */
function splitOptions(
  options: readonly FacetOption[],
  selected: readonly string[],
): readonly [first: readonly FacetOption[], others: readonly FacetOption[]] {
  if (options.length <= shortListLength + 2) return [options, []]
  const frequent = options.toSorted((a, b) => b.count - a.count).slice(0, shortListLength)
  const isFirst = (option: FacetOption) =>
    frequent.includes(option) || selected.includes(option.value)
  return [options.filter(isFirst), options.filter((option) => !isFirst(option))]
}
