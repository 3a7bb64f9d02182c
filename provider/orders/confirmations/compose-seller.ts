import type { ShopConfig } from '#shop/shop-config.ts'
import { formatCountry } from '../../platform/texts/intl-formats.ts'
import { toHeading } from '../../platform/mail/render-email.ts'
import type { EmailBlock, EmailRow } from '../../platform/mail/render-email.ts'
import type { Texts } from '../../texts/texts.ts'

/** Composes the information about the seller that the law requires. */
export function composeSeller(
  seller: ShopConfig['seller'],
  texts: Texts,
  locale: string,
): EmailBlock[] {
  const { address, register, representatives, vatId, taxNumber } = seller
  const name = [seller.legalName, seller.legalForm].filter((part) => part !== null).join(' ')
  const place = `${address.postalCode} ${address.city}`
  const rows: (EmailRow | null)[] = [
    { label: texts.mail_confirmation_company(), value: name },
    representatives.length === 0
      ? null
      : { label: texts.mail_confirmation_representative(), value: representatives.join(', ') },
    {
      label: texts.mail_confirmation_address(),
      value: [address.street, place, formatCountry(address.country, locale)].join(', '),
    },
    { label: texts.mail_confirmation_phone(), value: seller.phone },
    { label: texts.mail_confirmation_email(), value: seller.email },
    register === null ? null : { label: register.name, value: register.number },
    vatId === null ? null : { label: texts.mail_confirmation_vat_id(), value: vatId },
    taxNumber === null ? null : { label: texts.invoice_tax_number(), value: taxNumber },
  ]
  return [
    toHeading(texts.mail_confirmation_seller_title()),
    { kind: 'details', rows: rows.filter((row) => row !== null) },
  ]
}
