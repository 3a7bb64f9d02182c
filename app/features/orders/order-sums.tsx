import { SubTotalRows, TotalRow, Totals } from '#app/features/cart/total-row.tsx'
import { getTotalLabel, VatExemption, VatRow } from '#app/features/cart/vat-row.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { toMoney } from '#provider/contract/money.ts'
import type { Order } from '#app/provider/types/order.ts'

/** The sums of an order, how it was paid, the consent given with it, and its documents. */
export function OrderSums({ order }: { readonly order: Order }) {
  const { capabilities } = useProviderInfo()
  const { total, discount, vat, giftCardAmount, amountPaid, consentAt } = order
  const { cardAmount } = order
  const fromBalance = toMoney((amountPaid?.minor ?? 0) - (cardAmount?.minor ?? 0))
  const ownedCredit = order.ownedCredit ?? toMoney(0)
  return (
    <section aria-labelledby="order-payment" className="grid gap-4">
      <h2 id="order-payment" className="text-2xl">
        {m.orders_payment()}
      </h2>
      {total === null ? null : (
        <Totals>
          {discount?.minor ? (
            <SubTotalRows
              subTotal={toMoney(total.minor + discount.minor)}
              ownedCredit={ownedCredit}
              discount={toMoney(discount.minor - ownedCredit.minor)}
            />
          ) : null}
          <TotalRow name="total" label={getTotalLabel(vat)} money={total} strong />
          <VatRow vat={vat} />
          {giftCardAmount?.minor ? (
            <TotalRow name="gift-card" label={m.cart_gift_card()} money={giftCardAmount} />
          ) : null}
          {cardAmount ? (
            <TotalRow name="card" label={m.orders_paid_card()} money={cardAmount} isInEuros />
          ) : null}
          {capabilities.balance && fromBalance.minor > 0 ? (
            <TotalRow name="balance" label={m.orders_paid_balance()} money={fromBalance} />
          ) : null}
        </Totals>
      )}
      <VatExemption vat={vat} />
      {consentAt === null ? null : (
        <p data-consent className="text-sm text-on-surface-muted">
          {m.orders_consent()} · <time dateTime={consentAt}>{formatDate(consentAt)}</time>
        </p>
      )}
      <Documents order={order} />
    </section>
  )
}

function Documents({ order: { invoices } }: { readonly order: Order }) {
  if (invoices.length === 0) return null
  return (
    <ul aria-label={m.orders_documents()} className="flex flex-wrap gap-x-6">
      {invoices.map(({ kind, number, url }) => (
        <li key={number}>
          <a href={url} className="inline-block py-1 font-semibold underline underline-offset-4">
            {kind === 'invoice' ? m.profile_invoice({ number }) : m.profile_credit_note({ number })}
          </a>
        </li>
      ))}
    </ul>
  )
}
