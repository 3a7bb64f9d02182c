import type { ReactNode } from 'react'

interface AccountItemProps {
  readonly title: string
  /** Shown after the title. */
  readonly note?: string | undefined
  /** One or more inline elements. */
  readonly details: ReactNode
  /** The form for removing the item; null if it cannot be removed. */
  readonly removal: ReactNode
}

/** A passkey or a session in a list. */
export function AccountItem({ title, note, details, removal }: AccountItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-outline py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {title}
          {note ? <span className="font-normal text-on-surface-muted"> · {note}</span> : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-on-surface-muted">{details}</p>
      </div>
      {removal}
    </li>
  )
}
