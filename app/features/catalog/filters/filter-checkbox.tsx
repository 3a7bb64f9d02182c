import { useListingPlace } from '../listing-place.ts'
import { useSyncedCheckbox } from '../search/use-synced-field.ts'

interface FilterCheckboxProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
}

/** A checkbox of the search form; works outside the form element. */
export function FilterCheckbox({ name, value, checked, onChange }: FilterCheckboxProps) {
  const field = useSyncedCheckbox(checked)
  const { formId } = useListingPlace()
  return (
    <input
      ref={field}
      type="checkbox"
      form={formId}
      name={name}
      value={value}
      defaultChecked={checked}
      onChange={onChange}
      className="filter-checkbox"
    />
  )
}

interface FilterSwitchProps extends FilterCheckboxProps {
  readonly label: string
  /** The formatted number of results with the filter. */
  readonly count?: string | undefined
}

/** A filter that is on or off. */
export function FilterSwitch({ label, count, ...field }: FilterSwitchProps) {
  return (
    <label className="filter-option filter-switch">
      <FilterCheckbox {...field} />
      {label}
      {count === undefined ? null : <span>{count}</span>}
    </label>
  )
}
