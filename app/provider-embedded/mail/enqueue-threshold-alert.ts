import type { ShopConfig } from '#app/shop/shop-config.ts'
import type { Dependencies } from '../dependencies.ts'
import { formatMoney } from '../domain/locales.ts'
import { crossBorderThreshold } from '../domain/vat-threshold.ts'
import { enqueueAlert } from './enqueue-alert.ts'
import type { DeliverEmails } from './outbox.ts'
import { toParagraph } from './render-email.ts'

/** Net sales to other countries of the Union, the limit that they exceed, in cents, and by which order. */
interface ReachedLimit {
  readonly year: number
  readonly sales: number
  readonly limit: number
  readonly order: number
  /** The number of its invoice. */
  readonly invoice: string | null
}

/** Enqueues the email to the owner about sales abroad, in the transaction of the order. */
export async function enqueueThresholdAlert(
  dependencies: Dependencies,
  reached: ReachedLimit,
): Promise<DeliverEmails> {
  const { shop } = dependencies.options
  const { year, sales, limit, order, invoice } = reached
  const threshold = formatMoney(crossBorderThreshold, 'en').replace('.00', '')
  const isCrossed = limit === crossBorderThreshold
  const subject = isCrossed
    ? `Sales to other EU countries are above ${threshold}`
    : `Sales to other EU countries are above 80 % of ${threshold}`
  const rows = [
    { label: `Net sales in ${year}`, value: formatMoney(sales, 'en') },
    { label: 'Order', value: String(order) },
    ...(invoice === null ? [] : [{ label: 'Invoice', value: invoice }]),
  ]
  const advice = isCrossed ? adviseAboutDue(shop) : [adviseInTime(threshold)]
  return await enqueueAlert(dependencies, {
    kind: 'vat-alert',
    language: 'en',
    subject,
    text: [],
    rows,
    end: advice.map(toParagraph),
  })
}

function adviseInTime(threshold: string): string {
  return (
    `Above ${threshold} a year, the VAT of each customer’s country is due. Register for the one-stop ` +
    'shop in time, set tax.mode to oss and restart the shop. Ask your tax adviser.'
  )
}

/** The setting decides what invoices state, so those from this one on are wrong until it is changed. */
function adviseAboutDue({ seller, tax }: Pick<ShopConfig, 'seller' | 'tax'>): string[] {
  const stated =
    tax.mode === 'none' ? 'no VAT' : `the VAT of your country (${seller.address.country})`
  return [
    'From this order on, the VAT of each customer’s country is due: register for the one-stop shop, ' +
      'set tax.mode to oss and restart the shop.',
    `Until then, this invoice and later ones state ${stated}. Declare the VAT of the customers’ ` +
      'countries for them nevertheless.',
    'Ask your tax adviser, also about the special scheme for small enterprises in other countries.',
  ]
}
