import type { ReactNode } from 'react'
import { setPageStatus } from './page-status.ts'

interface StatusPageProps {
  readonly status: number
  /** The reason phrase of the status, such as "Page Not Found". */
  readonly message: string
  readonly title: string
  readonly text: string
  /** Buttons and links. */
  readonly children: ReactNode
}

/**
 * An error page with a status, an explanation and links. It sets the HTTP status of the response.
 */
export function StatusPage({ status, message, title, text, children }: StatusPageProps) {
  setPageStatus(status)
  return (
    <div className="grid gap-6">
      <p>
        <span className="tabular-nums display-type -ml-[0.04em] block text-fluid-lg">{status}</span>
        <span className="text-sm text-on-surface-muted">{message}</span>
      </p>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  )
}
