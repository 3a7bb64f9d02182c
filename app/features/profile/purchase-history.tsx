import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Order } from '#app/provider/types.ts'
import { purchases } from './purchases.ts'
import type { Purchase } from './purchases.ts'

const cell =
  'border-b border-rule py-3 pr-3 mobile-lg:pr-6 text-left align-top font-normal last:pr-0'

/** Everything bought in the orders shown: product, name, price, date. */
export function PurchaseHistory({ orders }: { readonly orders: readonly Order[] }) {
  const rows = purchases(orders)
  if (rows.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="purchase-history">
      <h2 id="purchase-history" className="text-3xl">
        {m.profile_history()}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm mobile-lg:text-base">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className={cell}>
                {m.profile_history_product()}
              </th>
              <th scope="col" className={cell}>
                {m.profile_history_name()}
              </th>
              <th scope="col" className={`${cell} text-right`}>
                {m.profile_history_price()}
              </th>
              <th scope="col" className={cell}>
                {m.profile_history_date()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PurchaseRow key={row.key} purchase={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PurchaseRow({ purchase }: { readonly purchase: Purchase }) {
  const { name, productId, price } = purchase
  return (
    <tr>
      <td className={`${cell} text-ink-soft`}>
        {purchase.isPack ? m.cart_pack() : m.cart_one_shot()}
      </td>
      <th scope="row" lang="en" className={`${cell} font-semibold`}>
        {productId === null ? (
          name
        ) : (
          <Link
            to="/catalog/$id"
            params={{ id: String(productId) }}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
      </th>
      <td className={`${cell} figures text-right whitespace-nowrap`}>
        {price ? formatMoney(price) : '–'}
      </td>
      <td className={`${cell} tablet:whitespace-nowrap`}>
        <time dateTime={purchase.boughtAt}>{formatDate(purchase.boughtAt)}</time>
      </td>
    </tr>
  )
}
