import { useEffect, useRef } from 'react'
import { PaymentInstructions } from '#app/features/provider-info/payment-instructions.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Capabilities } from '#app/provider/capabilities.ts'
import type { Order } from '#app/provider/types/order.ts'
import { DownloadList } from './download-list.tsx'
import { DownloadPageLink } from './download-page-link.tsx'

/** The order just placed, with its downloads or instructions for getting them. */
export function NewOrder({ order }: { readonly order: Order }) {
  const { capabilities } = useProviderInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  // What has happened is read first, and Tab leads to the files.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      data-new-order={order.number}
      aria-labelledby="new-order"
      className="grid gap-4 surface-tint p-4 mobile-lg:p-8"
    >
      <p className="tabular-nums text-sm">{m.profile_order({ number: order.number })}</p>
      <h2
        ref={heading}
        id="new-order"
        tabIndex={-1}
        className="outline-none display-type text-3xl tablet:text-5xl"
      >
        {getHeading(order, capabilities)}
      </h2>
      <DownloadList order={order} prominent={order.downloads.length === 1} />
      {capabilities.balance ? null : <PaymentInstructions />}
      {capabilities.downloads ? null : <DownloadPageLink />}
    </section>
  )
}

function getHeading({ downloads }: Order, capabilities: Capabilities): string {
  if (!capabilities.downloads) return m.profile_new_order_placed()
  return downloads.length > 0 ? m.profile_new_order() : m.profile_new_order_pending()
}
