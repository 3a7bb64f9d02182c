import type { Dependencies } from '../dependencies.ts'
import { formatMoney } from '../domain/locales.ts'
import { getOwnerAddress } from '../domain/owner-address.ts'
import { crossBorderThreshold } from '../domain/vat-threshold.ts'
import { enqueueEmails } from './outbox.ts'
import type { DeliverEmails } from './outbox.ts'
import { renderEmail, toParagraph } from './render-email.ts'

/** Net sales to other countries of the Union, and the limit that they exceed, in cents. */
interface ReachedLimit {
  readonly year: number
  readonly sales: number
  readonly limit: number
}

/** Enqueues the email to the owner about sales abroad, in the transaction of the order. */
export async function enqueueThresholdAlert(
  dependencies: Dependencies,
  { year, sales, limit }: ReachedLimit,
): Promise<DeliverEmails> {
  const { shop } = dependencies.options
  const threshold = formatMoney(crossBorderThreshold, 'en').replace('.00', '')
  const isCrossed = limit === crossBorderThreshold
  const subject = isCrossed
    ? `Sales to other EU countries are above ${threshold}`
    : `Sales to other EU countries are above 80 % of ${threshold}`
  const advice = isCrossed
    ? 'From this sale on, the VAT of each customer’s country is due: register for the one-stop shop ' +
      'and set tax.mode to oss. Ask your tax adviser, also about the special scheme for small ' +
      'enterprises in other countries.'
    : `Above ${threshold} a year, the VAT of each customer’s country is due. Register for the ` +
      'one-stop shop in time and then set tax.mode to oss. Ask your tax adviser.'
  const rows = [{ label: `Net sales in ${year}`, value: formatMoney(sales, 'en') }]
  const content = renderEmail(
    shop.brand,
    subject,
    [toParagraph(advice), { kind: 'details', rows }],
    'en',
  )
  const to = getOwnerAddress(dependencies.options)
  return await enqueueEmails(dependencies, [{ to, ...content, kind: 'vat-alert' }])
}
