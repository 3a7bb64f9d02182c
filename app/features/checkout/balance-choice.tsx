import { Link } from '@tanstack/react-router'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Money } from '#provider/contract/money.ts'

interface BalanceChoiceProps {
  readonly cart: Cart
  readonly balance: Money
  readonly usesBalance: boolean
}

/** A link that uses the balance for this order, or keeps it; it also works without JavaScript. */
export function BalanceChoice({ cart, balance, usesBalance }: BalanceChoiceProps) {
  if (balance.minor === 0 || cart.due.minor === 0) return null
  return (
    <Link
      to="/cart"
      search={{ step: 'checkout', ...(usesBalance ? { balance: 'keep' } : {}) }}
      replace
      resetScroll={false}
      data-balance-choice
      className="mt-4 inline-block py-1 font-semibold underline underline-offset-4"
    >
      {usesBalance
        ? m.cart_keep_balance()
        : m.cart_use_balance({ tunes: formatTunesWithUnit(balance) })}
    </Link>
  )
}
