import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { setPageStatus } from './page-status.ts'

interface StatusPageProps {
  readonly status: number
  readonly title: string
  readonly text: string
  /** Buttons and links. */
  readonly children: ReactNode
}

/**
 * An error page with a status, an explanation and links. It sets the HTTP status of the response.
 */
export function StatusPage({ status, title, text, children }: StatusPageProps) {
  setPageStatus(status)
  return (
    <div className="grid gap-6">
      <p>
        <span className="tabular-nums display-type -ml-[0.04em] block text-fluid-lg">{status}</span>
        <span className="text-sm text-on-surface-muted">{getStatusText(status)}</span>
      </p>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  )
}

/** Returns the reason phrase of a status, such as "Page Not Found". */
function getStatusText(status: number): string {
  if (status === 403) return m.errors_status_forbidden()
  if (status === 404) return m.errors_status_not_found()
  return status === 503 ? m.errors_status_unavailable() : m.errors_status_internal()
}
