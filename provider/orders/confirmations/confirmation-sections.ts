import type { ShopConfig } from '#shop/shop-config.ts'
import type { InvoiceSnapshot } from '../invoices/invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import {
  getInvoiceFacts,
  getInvoiceNotes,
  getInvoiceReferences,
  getInvoiceSums,
} from '../invoices/render-invoice.ts'
import { formatCountry } from '../../platform/texts/intl-formats.ts'
import { toHeading, toParagraph } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'
import type { Texts } from '../../texts/texts.ts'

type Seller = ShopConfig['seller']

/** The contents of an order line. */
export interface LineContents {
  readonly kind: 'pack' | 'one-shot' | 'loop'
  readonly files: number
}

/**
 * Composes an invoice or a credit note. `contents` are keyed by order line id; `payments` follow
 * the total.
 */
export function composeInvoice(
  invoice: InvoiceSnapshot,
  contents: ReadonlyMap<number, LineContents>,
  texts: Texts,
  payments: readonly EmailRow[],
): EmailBlock[] {
  const { customer, lines, locale, number } = invoice
  const rows: EmailRow[] = lines.map(({ orderItemId, name, price }) => ({
    label: describeLine(name, contents.get(orderItemId), texts),
    value: formatMoney(price, locale),
  }))
  const title = invoice.kind === 'invoice' ? texts.invoice_invoice() : texts.invoice_credit_note()
  const to = `${customer.name}, ${formatCountry(customer.country, locale)}`
  return [
    toHeading(`${title} ${number}`),
    ...getInvoiceReferences(invoice, texts).map(toParagraph),
    {
      kind: 'details',
      rows: [...getInvoiceFacts(invoice, texts), { label: texts.invoice_to(), value: to }],
    },
    { kind: 'amounts', rows: [...rows, ...getInvoiceSums(invoice, texts), ...payments] },
    ...getInvoiceNotes(invoice, texts).map(toParagraph),
  ]
}

/** Composes the reminder of the legal guarantee for digital content. */
export function composeGuaranteeReminder(texts: Texts): EmailBlock[] {
  return [
    toHeading(texts.mail_confirmation_conformity_title()),
    toParagraph(texts.mail_confirmation_conformity()),
  ]
}

/** Composes the contact for complaints. */
export function composeComplaintContact({ email, phone }: Seller, texts: Texts): EmailBlock[] {
  return [
    toHeading(texts.mail_confirmation_complaints_title()),
    toParagraph(texts.mail_confirmation_complaints({ email, phone })),
  ]
}

function describeLine(name: string, contents: LineContents | undefined, texts: Texts): string {
  if (contents === undefined) return name
  const { kind, files } = contents
  switch (kind) {
    case 'pack':
      return texts.mail_confirmation_pack({ name, count: files })
    case 'one-shot':
      return texts.mail_confirmation_one_shot({ name })
    case 'loop':
      return texts.mail_confirmation_loop({ name })
  }
}
