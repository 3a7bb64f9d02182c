import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { formatShortcut } from './format-shortcut.ts'
import { getPressedKey } from './get-shortcut-action.ts'

interface ShortcutFieldProps {
  readonly label: string
  readonly value: string
  /** Called with the pressed key; returns an error message, or null if the key was accepted. */
  readonly onChange: (key: string) => string | null
}

/** The keys allowed besides characters. */
const namedKeys = /^(Arrow(Up|Down|Left|Right)|Enter)$/

/** A field for a shortcut, set by pressing the key. */
export function ShortcutField({ label, value, onChange }: ShortcutFieldProps) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = getPressedKey(event.nativeEvent)
    if (key === null || event.nativeEvent.isComposing) return
    if (key.length > 1 && !namedKeys.test(key)) return
    event.preventDefault()
    setError(onChange(key))
  }
  return (
    <li className="grid grid-cols-[1fr_auto] content-start items-center gap-x-4 border-b border-outline py-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        readOnly
        value={formatShortcut(value)}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onKeyDown={handleKeyDown}
        onBlur={() => setError(null)}
        className="min-h-11 w-24 border border-outline bg-surface text-center focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="col-span-2 text-sm font-semibold text-danger">
        {error}
      </p>
    </li>
  )
}
