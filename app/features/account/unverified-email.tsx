import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types/customer.ts'
import { WholeWords } from '#app/ui/whole-words.tsx'

interface UnverifiedEmailProps {
  readonly customer: Customer
  readonly className?: string
}

/**
 * Shows customers with an unverified address where the receipt will be sent, so that they notice a
 * typo before paying. The purchase does not require verification.
 */
export function UnverifiedEmail({ customer, className = '' }: UnverifiedEmailProps) {
  if (customer.isEmailVerified !== false) return null
  return (
    <p className={`text-sm ${className}`}>
      <WholeWords sentence={(keep) => m.account_unverified({ email: keep(customer.email) })} />{' '}
      <Link to="/profile" search={{}} className="font-semibold underline underline-offset-4">
        {m.account_unverified_change()}
      </Link>
    </p>
  )
}
