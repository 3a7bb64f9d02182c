import type { ShopConfig } from '#shop/shop-config.ts'
import type { ConfirmationMessages } from './texts/confirmations/confirmation-messages.ts'
import { getInvoiceMessages } from '../invoices/texts/invoice-messages.ts'
import { formatCountry } from '../../platform/texts/intl-formats.ts'
import { toHeading } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'

/** Composes who sells, by all facts that the law requires of a seller. */
export function composeSeller(
  seller: ShopConfig['seller'],
  texts: ConfirmationMessages,
  locale: string,
): EmailBlock[] {
  const { address, register, representatives, vatId, taxNumber } = seller
  const name = [seller.legalName, seller.legalForm].filter((part) => part !== null).join(' ')
  const place = `${address.postalCode} ${address.city}`
  const rows: (EmailRow | null)[] = [
    { label: texts.company, value: name },
    representatives.length === 0
      ? null
      : { label: texts.representative, value: representatives.join(', ') },
    {
      label: texts.address,
      value: [address.street, place, formatCountry(address.country, locale)].join(', '),
    },
    { label: texts.phone, value: seller.phone },
    { label: texts.email, value: seller.email },
    register === null ? null : { label: register.name, value: register.number },
    vatId === null ? null : { label: texts.vatId, value: vatId },
    taxNumber === null ? null : { label: getInvoiceMessages(locale).taxNumber, value: taxNumber },
  ]
  return [
    toHeading(texts.sellerTitle),
    { kind: 'details', rows: rows.filter((row) => row !== null) },
  ]
}
