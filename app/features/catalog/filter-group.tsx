import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { FacetOption, FacetRange } from '#app/provider/types.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { groupLabels, getOptionLabel } from './filter-labels.ts'
import type { CodeFilter, RangeFilter, RangeSides } from './filter-values.ts'
import { catalogFormId } from './use-catalog-form.ts'
import { useIsIdle } from './use-is-idle.ts'

const legendLook = 'mb-1 font-display text-lg font-bold tracking-tight'

interface OptionGroupProps {
  readonly name: CodeFilter
  readonly options: readonly FacetOption[]
  readonly chosen: readonly string[]
  readonly onChange: () => void
}

/** Boxes to tick, several of which combine, each with how many results it has. */
export function OptionGroup({ name, options, chosen, onChange }: OptionGroupProps) {
  if (options.length === 0) return null
  return (
    <fieldset data-filter={name}>
      <legend className={legendLook}>{groupLabels[name]()}</legend>
      <ul className={name === 'key' ? 'grid grid-cols-2 gap-x-5' : ''}>
        {options.map((option) => (
          <li key={option.value}>
            <label className="flex min-h-8 items-center gap-2.5 desktop:min-h-7">
              <Box
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={onChange}
              />
              <span lang={name === 'genre' ? 'en' : undefined} className="min-w-0 break-words">
                {getOptionLabel(name, option)}
              </span>
              <span className="tabular-nums ml-auto text-sm text-on-surface-muted">
                {formatNumber(option.count)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface BoxProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
}

/** Ticked at once; what the address says counts in the end. */
function Box({ name, value, checked, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isSettled = useIsIdle()
  useEffect(() => {
    if (isSettled && box.current) box.current.checked = checked
  }, [checked, isSettled])
  return (
    <input
      ref={box}
      type="checkbox"
      form={catalogFormId}
      name={name}
      value={value}
      defaultChecked={checked}
      onChange={onChange}
      className="size-4 shrink-0 appearance-none border border-current checked:bg-current checked:[box-shadow:inset_0_0_0_3px_var(--color-surface)] forced-colors:appearance-auto"
    />
  )
}

interface RangeGroupProps {
  readonly name: RangeFilter
  readonly bounds: FacetRange | null
  readonly sides: RangeSides | null
  readonly onType: () => void
}

/** Two numbers between which the results lie; either may stay empty. */
export function RangeGroup({ name, bounds, sides, onType }: RangeGroupProps) {
  if (!bounds && !sides) return null
  const label = groupLabels[name]()
  return (
    <fieldset data-filter={name}>
      <legend className={legendLook}>{label}</legend>
      <div className="flex items-center gap-2">
        <Side
          name={name}
          label={m.catalog_filter_from({ name: label })}
          hint={bounds ? formatNumber(Math.floor(bounds.min)) : ''}
          value={sides?.min ?? ''}
          onType={onType}
        />
        <span aria-hidden>–</span>
        <Side
          name={name}
          label={m.catalog_filter_to({ name: label })}
          hint={bounds ? formatNumber(Math.ceil(bounds.max)) : ''}
          value={sides?.max ?? ''}
          onType={onType}
        />
      </div>
    </fieldset>
  )
}

interface SideProps {
  readonly name: RangeFilter
  readonly label: string
  /** The lowest or highest there is. */
  readonly hint: string
  readonly value: string
  readonly onType: () => void
}

/** Follows the address when it changes elsewhere, but never while somebody types here. */
function Side({ name, label, hint, value, onType }: SideProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = value
  }, [value])
  return (
    <input
      ref={field}
      type="number"
      form={catalogFormId}
      name={name}
      aria-label={label}
      placeholder={hint}
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
