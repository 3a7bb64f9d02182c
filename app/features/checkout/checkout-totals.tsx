import { SubTotalRows, TotalRow, Totals } from '#app/features/cart/total-row.tsx'
import { getTotalLabel, VatExemption, VatRow } from '#app/features/cart/vat-row.tsx'
import { getIdentity } from '#app/features/identity/identity.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatCountry } from '#app/i18n/format-country.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Money } from '#provider/contract/money.ts'
import type { CardPlan, PaymentPlan } from './payment-plan.ts'

interface CheckoutTotalsProps {
  readonly cart: Cart
  /** Null if the provider does not return a balance. */
  readonly balance: Money | null
  readonly plan: PaymentPlan
}

/**
 * The checkout totals, with the balance before and after the purchase if the provider keeps
 * balances.
 */
export function CheckoutTotals({ cart, balance, plan }: CheckoutTotalsProps) {
  const { capabilities } = useProviderInfo()
  const isBalanceUnknown = capabilities.balance && balance === null
  return (
    <div aria-live="polite" className="grid gap-4">
      <Totals>
        <SubTotalRows {...cart} />
        <TotalRow name="total" label={getTotalLabel(cart.vat)} money={cart.total} />
        <VatRow vat={cart.vat} />
        {cart.giftCard ? (
          <TotalRow
            name="gift-card"
            label={m.cart_gift_card()}
            money={cart.giftCard.amount}
            negative
          />
        ) : null}
        <TotalRow name="due" label={m.cart_due()} money={cart.due} strong />
        {balance && (balance.minor > 0 || plan.kind !== 'card') ? (
          <TotalRow name="balance" label={m.cart_balance_before()} money={balance} />
        ) : null}
        {plan.kind === 'card' ? <CardRows plan={plan} /> : <ResultingBalance plan={plan} />}
      </Totals>
      <VatExemption vat={cart.vat} />
      <VatReason cart={cart} />
      {isBalanceUnknown ? (
        <p className="text-sm text-on-surface-muted">{m.cart_balance_unknown()}</p>
      ) : null}
    </div>
  )
}

/**
 * Explains a VAT country other than the one chosen: two pieces of evidence, or the bank alone, take
 * precedence.
 */
function VatReason({ cart: { vat, declaredCountry } }: { readonly cart: Cart }) {
  const country = vat?.country ?? null
  const isOther = country !== null && declaredCountry !== null && country !== declaredCountry
  if (!isOther || !getIdentity().chargesVatByCountry) return null
  return (
    <p data-vat-reason={country} className="text-sm text-on-surface-muted">
      {m.cart_vat_reason({ country: formatCountry(country) })}
    </p>
  )
}

/** What the balance pays and what the card is charged, if they differ from the amount due. */
function CardRows({ plan }: { readonly plan: CardPlan }) {
  const { fromBalance, card, surplus, balanceAfter } = plan
  const isSplit = fromBalance.minor > 0 || surplus.minor > 0
  return (
    <>
      {fromBalance.minor > 0 ? (
        <TotalRow name="from-balance" label={m.cart_from_balance()} money={fromBalance} negative />
      ) : null}
      {balanceAfter.minor > 0 ? (
        <TotalRow name="balance-after" label={m.cart_balance_after()} money={balanceAfter} />
      ) : null}
      {isSplit ? (
        <TotalRow name="card" label={m.cart_by_card()} money={card} strong isInEuros />
      ) : null}
    </>
  )
}

function ResultingBalance({ plan }: { readonly plan: Exclude<PaymentPlan, CardPlan> }) {
  if (plan.kind !== 'buy') {
    return <TotalRow name="missing" label={m.cart_balance_missing()} money={plan.missing} />
  }
  if (!plan.balanceAfter) return null
  return <TotalRow name="balance-after" label={m.cart_balance_after()} money={plan.balanceAfter} />
}
