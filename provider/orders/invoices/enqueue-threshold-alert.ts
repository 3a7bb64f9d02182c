import type { ShopConfig } from '#shop/shop-config.ts'
import type { Dependencies } from '../../dependencies.ts'
import { crossBorderThreshold } from '../../vat/vat-threshold.rules.ts'
import { enqueueAlert } from '../../owner/enqueue-alert.ts'
import { getNumberFormat } from '../../platform/texts/intl-formats.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { getOwnerWords } from '../../owner/owner-words.ts'
import type { OwnerWords } from '../../owner/owner-words.ts'
import { toParagraph } from '../../platform/mail/render-email.ts'

/**
 * The order whose sale abroad exceeded a limit. Net sales to other EU countries and the limit are
 * in cents.
 */
interface ReachedLimit {
  readonly year: number
  readonly sales: number
  readonly limit: number
  readonly order: number
  /** The order's invoice number. */
  readonly invoice: string
}

/** Enqueues the email to the owner about sales abroad. Call it in the transaction of the order. */
export async function enqueueThresholdAlert(
  dependencies: Dependencies,
  reached: ReachedLimit,
): Promise<DeliverEmails> {
  const { shop } = dependencies.options
  const words = getOwnerWords(shop)
  const { texts, formatMoney } = words
  const { year, sales, limit, order, invoice } = reached
  const isCrossed = limit === crossBorderThreshold
  const threshold = formatThreshold(words)
  const subject = isCrossed
    ? texts.owner_mail_threshold_crossed({ threshold })
    : texts.owner_mail_threshold_near({ threshold })
  const rows = [
    {
      label: texts.owner_mail_net_sales({ year }),
      value: formatMoney(sales),
    },
    { label: texts.owner_mail_order(), value: String(order) },
    { label: texts.owner_mail_invoice(), value: invoice },
  ]
  const advice = isCrossed
    ? adviseAboutDue(shop, words)
    : [texts.owner_mail_threshold_near_text({ threshold })]
  return await enqueueAlert(dependencies, {
    kind: 'vat-alert',
    subject,
    text: [],
    rows,
    end: advice.map(toParagraph),
  })
}

/** Formats the threshold without cents. */
function formatThreshold({ language }: OwnerWords): string {
  const whole = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return getNumberFormat(language, whole).format(crossBorderThreshold / 100)
}

/**
 * Composes the advice on VAT: invoices are wrong from this one on until the owner changes the
 * setting.
 */
function adviseAboutDue(
  { seller, tax }: Pick<ShopConfig, 'seller' | 'tax'>,
  { texts }: OwnerWords,
): string[] {
  const { country } = seller.address
  return [
    texts.owner_mail_threshold_crossed_text(),
    tax.mode === 'none'
      ? texts.owner_mail_states_no_vat()
      : texts.owner_mail_states_own_vat({ country }),
    texts.owner_mail_tax_adviser(),
  ]
}
