import type { ReactNode } from 'react'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { m } from '#app/paraglide/messages.js'
import type { Money } from '#provider/contract/money.ts'

interface PendingBalanceProps {
  /** The total of pending top-ups; null if there are none. */
  readonly pending: Money | null
  readonly className?: string
  /** Additional text. */
  readonly children?: ReactNode
}

/** Shows the pending amount, so that customers do not pay twice. */
export function PendingBalance({ pending, className = '', children }: PendingBalanceProps) {
  if (pending === null) return null
  return (
    <p role="status" data-pending={pending.minor} className={className}>
      {m.cart_balance_pending({ tunes: formatTunesWithUnit(pending) })} {children}
    </p>
  )
}
