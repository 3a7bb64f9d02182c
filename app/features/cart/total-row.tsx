import type { ReactNode } from 'react'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'

interface TotalRowProps {
  readonly label: ReactNode
  readonly money: Money
  /** Shows the amount with a minus sign. */
  readonly negative?: boolean
  readonly strong?: boolean
  /** True for money that is not paid from a balance. */
  readonly isInEuros?: boolean
  /** The value of the `data-sum` attribute, used in tests. */
  readonly name: string
}

/** The totals on a receipt, with columns for Tunes and euros. */
export function Totals({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-2 gap-y-2 text-sm mobile-lg:gap-x-8 mobile-lg:text-base">
      {children}
    </dl>
  )
}

/** A row of totals: label, Tunes if the provider keeps balances, and euros. */
export function TotalRow({ label, money, negative, strong, isInEuros, name }: TotalRowProps) {
  const { capabilities } = useProviderInfo()
  return (
    <div
      data-sum={name}
      className={`col-span-3 grid grid-cols-subgrid items-baseline ${strong ? 'border-t-2 border-outline pt-3 font-display font-extrabold mobile-lg:text-2xl' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums col-span-2 grid grid-cols-subgrid text-right whitespace-nowrap">
        <span className={strong ? '' : 'text-on-surface-muted'}>
          {capabilities.balance && !isInEuros
            ? `${negative ? '−' : ''}${formatTunesWithUnit(money)}`
            : null}
        </span>
        <span>{formatMoney(negative ? toMoney(-money.minor) : money)}</span>
      </dd>
    </div>
  )
}

/** The subtotal of a cart or an order and what lowers its total. */
export function SubTotalRows({
  subTotal,
  ownedCredit,
  discount,
}: Pick<Cart, 'subTotal' | 'ownedCredit' | 'discount'>) {
  return (
    <>
      <TotalRow name="sub-total" label={m.cart_subtotal()} money={subTotal} />
      {ownedCredit.minor > 0 ? (
        <TotalRow name="owned-credit" label={m.cart_owned_credit()} money={ownedCredit} negative />
      ) : null}
      {discount.minor > 0 ? (
        <TotalRow name="discount" label={m.cart_discount()} money={discount} negative />
      ) : null}
    </>
  )
}
