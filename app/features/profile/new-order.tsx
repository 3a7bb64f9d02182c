import { m } from '#app/paraglide/messages.js'
import type { Order } from '#app/provider/types.ts'
import { DownloadList } from './download-list.tsx'

/** The order just placed, with its downloads. */
export function NewOrder({ order }: { readonly order: Order }) {
  const isReady = order.downloads.length > 0
  return (
    <section
      data-new-order={order.number}
      aria-labelledby="new-order"
      className="grid gap-4 surface-tint p-4 mobile-lg:p-8"
    >
      <p className="tabular-nums text-sm">{m.profile_order({ number: order.number })}</p>
      <h2 id="new-order" className="display-type text-3xl tablet:text-5xl">
        {isReady ? m.profile_new_order() : m.profile_new_order_pending()}
      </h2>
      <DownloadList downloads={order.downloads} prominent={order.downloads.length === 1} />
    </section>
  )
}
