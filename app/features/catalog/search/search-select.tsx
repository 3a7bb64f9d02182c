import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '#app/ui/icon.tsx'
import { useSyncedSelect } from './use-synced-field.ts'

interface SearchSelectProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: () => void
}

/**
 * A select in the search form; an unknown value selects the first option. On phones, it is on its
 * own line to leave room for the search field.
 */
export function SearchSelect({ name, label, value, options, onChange }: SearchSelectProps) {
  const selected = options.some((option) => option.value === value) ? value : options[0]?.value
  const select = useSyncedSelect(selected)
  return (
    <span className="relative -ml-px grid w-[52%] max-w-44 shrink-0 focus-within:z-10 max-tablet:-mt-px max-tablet:ml-0 max-tablet:w-full max-tablet:max-w-none">
      <select
        ref={select}
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
