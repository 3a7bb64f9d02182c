// Some browsers drop table semantics in a grid layout, so the roles are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Link } from '@tanstack/react-router'
import { kindNames } from '#app/features/product/kind-names.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { toMoney } from '#provider/contract/money.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { Refund } from '#app/provider/types/withdrawal.ts'
import { buildHistory } from './purchases.ts'
import type { Purchase } from './purchases.ts'

const cellClass =
  'text-left align-top font-normal mobile-lg:border-b mobile-lg:border-outline mobile-lg:py-3 mobile-lg:pr-6 mobile-lg:last:pr-0'

/** On narrow screens, a row has two lines: name and price, then kind and date. */
const rowClass =
  'max-mobile-lg:grid max-mobile-lg:grid-cols-[1fr_auto] max-mobile-lg:gap-x-4 max-mobile-lg:border-b max-mobile-lg:border-outline max-mobile-lg:py-3'
const firstLineClass = 'max-mobile-lg:row-start-1'

interface PurchaseHistoryProps {
  readonly orders: readonly Order[]
  readonly refunds: readonly Refund[]
}

/** The purchase history: purchases from the given orders, and all refunds. */
export function PurchaseHistory({ orders, refunds }: PurchaseHistoryProps) {
  const lines = buildHistory(orders, refunds)
  if (lines.length === 0) return null
  // Not every provider sends the kinds of purchased products.
  const hasKinds = lines.some((line) => line.kind === 'refund' || line.purchase.kind !== null)
  return (
    <section className="grid gap-4" aria-labelledby="purchase-history">
      <h2 id="purchase-history" className="text-3xl">
        {m.profile_history()}
      </h2>
      <div className="overflow-x-auto">
        <table role="table" className="w-full border-collapse max-mobile-lg:block">
          <thead role="rowgroup" className="text-sm text-on-surface-muted max-mobile-lg:sr-only">
            <tr role="row">
              {hasKinds ? (
                <th role="columnheader" scope="col" className={cellClass}>
                  {m.profile_history_product()}
                </th>
              ) : null}
              <th role="columnheader" scope="col" className={cellClass}>
                {m.profile_history_name()}
              </th>
              <th role="columnheader" scope="col" className={`${cellClass} text-right`}>
                {m.profile_history_price()}
              </th>
              <th role="columnheader" scope="col" className={cellClass}>
                {m.profile_history_date()}
              </th>
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className="max-mobile-lg:block max-mobile-lg:border-t max-mobile-lg:border-outline"
          >
            {lines.map((line) =>
              line.kind === 'refund' ? (
                <RefundRow key={`refund-${line.refund.id}`} refund={line.refund} />
              ) : (
                <PurchaseRow key={line.purchase.key} purchase={line.purchase} hasKinds={hasKinds} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface PurchaseRowProps {
  readonly purchase: Purchase
  /** True if the table has a column for product kinds. */
  readonly hasKinds: boolean
}

function PurchaseRow({ purchase, hasKinds }: PurchaseRowProps) {
  const { name, productId, price } = purchase
  return (
    <tr role="row" className={rowClass}>
      {hasKinds ? (
        <td role="cell" className={`${cellClass} text-on-surface-muted`}>
          {purchase.kind === null ? null : kindNames[purchase.kind]()}
        </td>
      ) : null}
      <th role="rowheader" scope="row" className={`${cellClass} ${firstLineClass} font-semibold`}>
        <ProductName id={productId} name={name} />
      </th>
      <td
        role="cell"
        className={`${cellClass} ${firstLineClass} tabular-nums text-right whitespace-nowrap`}
      >
        {price ? formatMoney(price) : '–'}
      </td>
      <td
        role="cell"
        className={`${cellClass} ${hasKinds ? '' : 'last:col-span-2'} tablet:whitespace-nowrap max-mobile-lg:text-right max-mobile-lg:text-on-surface-muted`}
      >
        <Link
          to="/orders/$number"
          params={{ number: purchase.orderNumber }}
          aria-label={`${m.profile_order({ number: purchase.orderNumber })}, ${formatDate(purchase.boughtAt)}`}
          className="underline underline-offset-4"
        >
          <time dateTime={purchase.boughtAt}>{formatDate(purchase.boughtAt)}</time>
        </Link>
      </td>
    </tr>
  )
}

/** A refund to the card, shown as a negative amount because it reduces the balance. */
function RefundRow({ refund }: { readonly refund: Refund }) {
  return (
    <tr role="row" data-refund={refund.id} className={rowClass}>
      <td role="cell" className={`${cellClass} text-on-surface-muted`}>
        {m.profile_history_refund()}
      </td>
      <th role="rowheader" scope="row" className={`${cellClass} ${firstLineClass} font-semibold`}>
        {m.profile_history_unspent()}
      </th>
      <td
        role="cell"
        className={`${cellClass} ${firstLineClass} tabular-nums text-right whitespace-nowrap`}
      >
        {formatMoney(toMoney(-refund.amount.minor))}
      </td>
      <td
        role="cell"
        className={`${cellClass} tablet:whitespace-nowrap max-mobile-lg:text-right max-mobile-lg:text-on-surface-muted`}
      >
        <time dateTime={refund.createdAt}>{formatDate(refund.createdAt)}</time>
      </td>
    </tr>
  )
}
