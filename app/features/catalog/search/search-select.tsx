import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '#app/ui/icon.tsx'
import { useListingPlace } from '../listing-place.ts'
import { useSyncedSelect } from './use-synced-field.ts'

interface SearchSelectProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: () => void
}

/** A select of the search form; an unknown value selects the first option. */
export function SearchSelect({ name, label, value, options, onChange }: SearchSelectProps) {
  const selected = options.some((option) => option.value === value) ? value : options[0]?.value
  const select = useSyncedSelect(selected)
  const { formId } = useListingPlace()
  return (
    <span className="relative ml-auto grid min-w-32 max-tablet:flex-1 tablet:min-w-44">
      <select
        ref={select}
        form={formId}
        name={name}
        aria-label={label}
        defaultValue={selected}
        onChange={onChange}
        className="min-h-11 w-full min-w-0 appearance-none truncate border border-outline bg-surface pr-7 pl-3 focus-visible:outline-offset-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="sm" className="pointer-events-none absolute top-3.5 right-2" />
    </span>
  )
}
