import type { ShopConfig } from '#shop/shop-config.ts'
import type { InvoiceSnapshot } from '../invoices/invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import {
  getInvoiceFacts,
  getInvoiceNotes,
  getInvoiceReferences,
  getInvoiceSums,
} from '../invoices/render-invoice.ts'
import type { ConfirmationMessages } from './texts/confirmations/confirmation-messages.ts'
import { getInvoiceMessages } from '../invoices/texts/invoice-messages.ts'
import { formatCountry } from '../../platform/texts/intl-formats.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'

type Seller = ShopConfig['seller']

/** What a customer gets for a line of an order. */
export interface LineContents {
  readonly kind: 'pack' | 'one-shot' | 'loop'
  /** The number of its files. */
  readonly files: number
}

/**
 * Composes an invoice or a credit note; `contents` are by the ids of the lines of the order, and
 * `payments` follow its total.
 */
export function composeInvoice(
  invoice: InvoiceSnapshot,
  contents: ReadonlyMap<number, LineContents>,
  texts: ConfirmationMessages,
  payments: readonly EmailRow[],
): EmailBlock[] {
  const { customer, lines, locale, number } = invoice
  const labels = getInvoiceMessages(locale)
  const rows: EmailRow[] = lines.map(({ orderItemId, name, price }) => ({
    label: describeLine(name, contents.get(orderItemId), texts),
    value: formatMoney(price, locale),
  }))
  const title = invoice.kind === 'invoice' ? labels.invoice : labels.creditNote
  const to = `${customer.name}, ${formatCountry(customer.country, locale)}`
  return [
    toHeading(`${title} ${number}`),
    ...getInvoiceReferences(invoice, labels).map(toParagraph),
    {
      kind: 'details',
      rows: [...getInvoiceFacts(invoice, labels), { label: labels.to, value: to }],
    },
    { kind: 'amounts', rows: [...rows, ...getInvoiceSums(invoice, labels), ...payments] },
    ...getInvoiceNotes(invoice, labels).map(toParagraph),
  ]
}

/** Composes the reminder of the guarantee that the law gives for digital content. */
export function composeConformity(texts: ConfirmationMessages): EmailBlock[] {
  return [toHeading(texts.conformityTitle), toParagraph(texts.conformity)]
}

/** Composes where a customer can complain. */
export function composeComplaints(
  { email, phone }: Seller,
  texts: ConfirmationMessages,
): EmailBlock[] {
  return [
    toHeading(texts.complaintsTitle),
    toParagraph(fillPlaceholders(texts.complaints, { email, phone })),
  ]
}

function describeLine(
  name: string,
  contents: LineContents | undefined,
  texts: ConfirmationMessages,
): string {
  if (contents === undefined) return name
  const { kind, files } = contents
  const pack = files === 1 ? texts.packOfOne : texts.pack
  const text = { pack, 'one-shot': texts.oneShot, loop: texts.loop }[kind]
  return fillPlaceholders(text, { name, count: String(files) })
}
