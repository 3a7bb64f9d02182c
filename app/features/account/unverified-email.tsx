import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types/customer.ts'
import { WholeWords } from '#app/ui/whole-words.tsx'

interface UnverifiedEmailProps {
  readonly customer: Customer
  readonly className?: string
}

/**
 * Where the receipt goes, for customers whose address is not verified yet: they see a typing mistake
 * before they pay. The purchase does not wait for the link.
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
