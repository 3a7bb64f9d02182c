/** An option of a combobox. */
export interface ComboboxOption<TValue> {
  readonly key: string
  readonly text: string
  /** A note at the end of the line. */
  readonly detail?: string | undefined
  /** The language of the text, if it differs from the page's. */
  readonly lang?: string | undefined
  readonly value: TValue
}

export interface ComboboxGroup<TValue> {
  readonly label: string
  readonly options: readonly ComboboxOption<TValue>[]
}

interface ComboboxListProps<TValue> {
  readonly id: string
  /** The accessible name. */
  readonly label: string
  readonly groups: readonly ComboboxGroup<TValue>[]
  readonly isOpen: boolean
  /** The id of the active option; null if there is none. */
  readonly activeId: string | null
  readonly onChoose: (option: ComboboxOption<TValue>) => void
}

/** Returns the id of an option's element. */
export function getOptionId(listId: string, option: { readonly key: string }): string {
  return `${listId}-${option.key}`
}

/** The suggestions of a combobox in groups, below its text field, which keeps the focus. */
export function ComboboxList<TValue>(props: ComboboxListProps<TValue>) {
  const { id, label, groups, isOpen } = props
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={!isOpen}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      className="surface-base absolute inset-x-0 top-full z-30 -mt-px max-h-[60svh] overflow-y-auto overscroll-contain border border-outline py-2 text-sm"
    >
      {groups.map((group) => (
        <Group key={group.label} {...props} group={group} />
      ))}
    </div>
  )
}

interface GroupProps<TValue> extends ComboboxListProps<TValue> {
  readonly group: ComboboxGroup<TValue>
}

function Group<TValue>({ id, group, activeId, onChoose }: GroupProps<TValue>) {
  if (group.options.length === 0) return null
  return (
    <div role="group" aria-label={group.label} className="py-1">
      <div aria-hidden="true" className="px-3 py-1 text-xs text-on-surface-muted">
        {group.label}
      </div>
      {group.options.map((option) => {
        const optionId = getOptionId(id, option)
        return (
          // The focused text field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.key}
            id={optionId}
            role="option"
            tabIndex={-1}
            aria-selected={optionId === activeId}
            onClick={() => onChoose(option)}
            className="flex min-h-10 cursor-pointer items-center gap-4 px-3 hover:bg-surface-raised aria-selected:bg-on-surface aria-selected:text-surface"
          >
            <span lang={option.lang} className="min-w-0 truncate font-semibold">
              {option.text}
            </span>
            {option.detail ? (
              <span className="ml-auto shrink-0 text-xs tabular-nums">{option.detail}</span>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
