import type { ReactNode } from 'react'

interface RadioChoiceProps {
  readonly name: string
  readonly value: string
  readonly isSelected: boolean
  /** Inline elements, each on a line of its own. */
  readonly children: ReactNode
}

/** A framed option of several, with a radio button. */
export function RadioChoice({ name, value, isSelected, children }: RadioChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 border border-outline p-3 has-checked:bg-surface-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isSelected}
        className="mt-0.5 size-5 shrink-0 accent-on-surface"
      />
      <span className="grid min-w-0 gap-0.5">{children}</span>
    </label>
  )
}
