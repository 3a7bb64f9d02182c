import { useEffect, useId, useRef, useState } from 'react'
import { getComboboxAction } from './combobox-keys.ts'
import { ComboboxList, getOptionId } from './combobox-list.tsx'
import type { ComboboxGroup, ComboboxOption } from './combobox-list.tsx'
import { createSuggestionSource } from './suggestion-source.ts'

/** How long typing must pause before suggestions are requested, in milliseconds. */
const typingPauseMs = 200

interface ComboboxProps<TValue> {
  /** The text field, which exists before this code has loaded. */
  readonly input: HTMLInputElement
  /** The accessible name of the suggestions. */
  readonly label: string
  readonly load: (text: string) => Promise<readonly ComboboxGroup<TValue>[]>
  readonly onChoose: (value: TValue) => void
  /** Formats the number of suggestions for screen readers. */
  readonly formatCount: (count: number) => string
}

/**
 * Adds suggestions to a text field by the combobox pattern of the ARIA practices: an editable
 * combobox with list autocomplete and manual selection.
 */
export function Combobox<TValue>(props: ComboboxProps<TValue>) {
  const { input, label, formatCount, onChoose } = props
  const id = useId()
  const [{ text, groups }, setResults] = useState<Results<TValue>>({ text: '', groups: [] })
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const options = groups.flatMap((group) => group.options)
  const activeOption = active === null ? undefined : options[active]
  const activeId = isOpen && activeOption ? getOptionId(id, activeOption) : null

  function choose(option: ComboboxOption<TValue> | undefined): void {
    setOpen(false)
    setActive(null)
    if (option) onChoose(option.value)
  }

  function handleKey(event: KeyboardEvent): void {
    // Does not reopen suggestions for an earlier text.
    const count = isOpen || text === input.value.trim() ? options.length : 0
    const action = getComboboxAction(event, { isOpen, count, active })
    if (!action) return
    if (!('handled' in action) || action.handled) event.preventDefault()
    if (action.type === 'choose') choose(options[action.index])
    else if (action.type === 'activate') setActive(action.active)
    else {
      setOpen(action.type === 'open')
      setActive(null)
    }
  }

  function show(results: Results<TValue>): void {
    const hasOptions = results.groups.some((group) => group.options.length > 0)
    setResults(results)
    setActive(null)
    setOpen(document.activeElement === input && hasOptions)
  }

  useInputEvents(input, { load: props.load, onResult: show, onKey: handleKey, onLeave: choose })
  useInputAttributes(input, id, isOpen, activeId)
  return (
    <>
      <ComboboxList
        id={id}
        label={label}
        groups={groups}
        isOpen={isOpen}
        activeId={activeId}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {isOpen ? formatCount(options.length) : ''}
      </p>
    </>
  )
}

/** Suggestions and the text they were requested for. */
interface Results<TValue> {
  readonly text: string
  readonly groups: readonly ComboboxGroup<TValue>[]
}

interface InputHandlers<TValue> {
  readonly load: ComboboxProps<TValue>['load']
  readonly onResult: (results: Results<TValue>) => void
  readonly onKey: (event: KeyboardEvent) => void
  /** Called without an option when the field is left or its form is submitted. */
  readonly onLeave: (option: undefined) => void
}

/** Listens to the text field, including text typed before the code had loaded. */
function useInputEvents<TValue>(input: HTMLInputElement, handlers: InputHandlers<TValue>): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const source = createSuggestionSource({
      delayMs: typingPauseMs,
      load: async (text) => ({ text, groups: await latest.current.load(text) }),
      onResult: (results) => latest.current.onResult(results),
    })
    const request = () => {
      if (input.value.trim()) source.request(input.value.trim())
      else leave()
    }
    const leave = () => {
      source.cancel()
      latest.current.onLeave(undefined)
    }
    const abort = new AbortController()
    const { signal } = abort
    input.addEventListener('input', request, { signal })
    input.addEventListener('keydown', (event) => latest.current.onKey(event), { signal })
    input.addEventListener('blur', leave, { signal })
    input.form?.addEventListener('submit', leave, { signal })
    if (input.value !== input.defaultValue) request()
    return () => {
      abort.abort()
      source.cancel()
    }
  }, [input])
}

const comboboxAttributes = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
  'autocomplete',
] as const

/** Marks the text field as a combobox while the component is mounted. */
function useInputAttributes(
  input: HTMLInputElement,
  listId: string,
  isOpen: boolean,
  activeId: string | null,
): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('autocomplete', 'off')
    return () => {
      for (const name of comboboxAttributes) input.removeAttribute(name)
    }
  }, [input, listId])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen))
    if (activeId === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, activeId])
}
