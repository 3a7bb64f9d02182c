import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { FacetRange } from '#app/provider/types/product-list.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { filterLabels } from './filter-labels.ts'
import { isReversed } from './filter-values.ts'
import type { RangeFilter, RangeBounds } from './filter-values.ts'
import { useListingPlace } from '../listing-place.ts'
import { typingDelayMs } from '../search/use-catalog-form.ts'
import { useDebounced } from '../search/use-debounced.ts'

interface RangeGroupProps {
  readonly name: RangeFilter
  /** The range of values in the results; null if there are none, undefined if unknown. */
  readonly limits: FacetRange | null | undefined
  readonly bounds: RangeBounds | null
  readonly onType: () => void
  /** Content below the fields. */
  readonly children?: ReactNode
}

/**
 * Two number fields for the bounds of a range; either may be left empty. Reversed bounds are marked
 * as invalid once the visitor stops typing.
 */
export function RangeGroup({ name, limits, bounds, onType, children }: RangeGroupProps) {
  const { fields, isInvalid, checkSoon } = useRangeFields(bounds)
  if (limits === null && !bounds) return null
  const label = filterLabels[name]()
  const field = {
    name,
    errorId: isInvalid ? `${name}-error` : undefined,
    onType: () => {
      checkSoon()
      onType()
    },
  }
  return (
    <fieldset data-filter={name}>
      <legend className="filter-legend">{label}</legend>
      <div ref={fields} className="flex items-center gap-2">
        <RangeField
          {...field}
          label={m.catalog_filter_from({ name: label })}
          placeholder={limits ? formatBound(name, limits.min, Math.floor) : ''}
          value={bounds?.min}
        />
        <span aria-hidden>–</span>
        <RangeField
          {...field}
          label={m.catalog_filter_to({ name: label })}
          placeholder={limits ? formatBound(name, limits.max, Math.ceil) : ''}
          value={bounds?.max}
        />
      </div>
      {isInvalid ? (
        <p id={field.errorId} role="alert" className="pt-1 text-sm text-danger">
          {m.catalog_range_reversed()}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}

/**
 * Keeps range fields in sync with the URL, except while one of them has focus, and checks whether
 * their bounds are reversed.
 */
function useRangeFields(bounds: RangeBounds | null) {
  const fields = useRef<HTMLDivElement>(null)
  const [isInvalid, setInvalid] = useState(false)
  const { min = '', max = '' } = bounds ?? {}
  const check = () => setInvalid(isReversed(listInputs(fields).map(({ value }) => value)))
  const [checkSoon] = useDebounced(check, typingDelayMs)
  useEffect(() => {
    const inputs = listInputs(fields)
    if (inputs.some((input) => input === document.activeElement)) return
    for (const [index, value] of [min, max].entries())
      if (inputs[index]) inputs[index].value = value
    setInvalid(false)
  }, [min, max])
  return { fields, isInvalid, checkSoon }
}

function listInputs({ current }: RefObject<HTMLElement | null>): HTMLInputElement[] {
  return [...(current?.querySelectorAll('input') ?? [])]
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
  readonly value: string | undefined
  /** The id of the error message; undefined if the bounds are valid. */
  readonly errorId: string | undefined
  readonly onType: () => void
}

function RangeField({ name, label, placeholder, value, errorId, onType }: RangeFieldProps) {
  const { formId } = useListingPlace()
  return (
    <input
      type="number"
      form={formId}
      name={name}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      min={0}
      max={999999}
      step="any"
      inputMode="decimal"
      onInput={onType}
      className="tabular-nums min-h-10 w-full min-w-0 border border-outline bg-surface px-2 placeholder:text-on-surface-muted aria-invalid:border-2 aria-invalid:border-danger"
    />
  )
}
