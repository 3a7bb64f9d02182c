import { useCustomer } from '#app/features/account/use-session.ts'
import { getIdentity } from '#app/features/identity/identity.ts'
import { PaymentInstructions } from '#app/features/provider-info/payment-instructions.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, getButtonClass } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { DownloadPageLink } from './download-page-link.tsx'
import { OrderLineRow } from './order-line-row.tsx'
import { useOrderPage } from './order-page.queries.ts'
import { getStatusText, isUnpaid } from './order-status.ts'
import { OrderSums } from './order-sums.tsx'
import { OrderTrace } from './order-trace.tsx'

/** The page of an order: its sounds with their downloads, the sums, and what became of it. */
export function OrderPage({ number }: { readonly number: string }) {
  const { id } = useCustomer()
  const { capabilities } = useProviderInfo()
  const data = useOrderPage(id, number)
  if (data === null) return null
  const { order, products, withdrawals, refunds, certificates } = data
  const lines = order.lines.map((line) => ({
    line,
    product: line.productId === null ? null : (products.get(line.productId) ?? null),
  }))
  return (
    <article data-order-page={order.number} className="grid content-start">
      <PageTitle title={m.profile_order({ number: order.number })} spacing="compact">
        <p className="flex flex-wrap gap-x-4 text-lg">
          <span className="hidden print:inline">{getIdentity().name}</span>
          <span>{getStatusText(order)}</span>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
        </p>
      </PageTitle>
      <div className="page-width grid items-start gap-12 py-10 tablet:py-12 desktop:grid-cols-2">
        <section aria-labelledby="order-contents" className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="order-contents" className="text-3xl">
              {m.orders_contents()}
            </h2>
            {order.zipUrl === null || order.downloads.length < 2 ? null : (
              <a
                href={order.zipUrl}
                data-download="zip"
                className={getButtonClass({ theme: 'primary' })}
              >
                {m.orders_zip()}
              </a>
            )}
          </div>
          <ul className="border-t border-outline">
            {lines.map(({ line, product }, index) => (
              <OrderLineRow
                key={`${index} ${line.name}`}
                order={order}
                line={line}
                product={product}
                certificate={line.productId === null ? undefined : certificates.get(line.productId)}
              />
            ))}
          </ul>
          {capabilities.downloads || isUnpaid(order) ? null : <DownloadPageLink />}
        </section>
        <div className="grid min-w-0 gap-10">
          <OrderSums order={order} />
          {capabilities.balance || !isUnpaid(order) ? null : <PaymentInstructions />}
          <OrderTrace order={order} withdrawals={withdrawals} refunds={refunds} />
          <Button className="needs-js justify-self-start" onClick={() => window.print()}>
            {m.orders_print()}
          </Button>
        </div>
      </div>
    </article>
  )
}
