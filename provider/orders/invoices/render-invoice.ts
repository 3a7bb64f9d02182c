import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { findCountryLaw } from '#shop/seller-law.ts'
import type { InvoiceSnapshot } from './invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { formatDay } from '../../platform/mail/format.ts'
import { formatCountry, getNumberFormat } from '../../platform/texts/intl-formats.ts'
import { fillPlaceholders } from '../../platform/texts/fill-placeholders.ts'
import { getInvoiceMessages } from './texts/invoice-messages.ts'
import type { InvoiceMessages } from './texts/invoice-messages.ts'
import { createInvoiceStyle } from './invoice-style.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A label with its value. */
export interface InvoiceRow {
  readonly label: string
  readonly value: string
  readonly isTotal?: boolean
}

/** Renders an invoice or a credit note as a page that loads nothing and is printed on A4. */
export function renderInvoice(invoice: InvoiceSnapshot, accent: string): string {
  const { locale, seller } = invoice
  const texts = getInvoiceMessages(locale)
  const title = invoice.kind === 'invoice' ? texts.invoice : texts.creditNote
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} ${invoice.number} – ${invoice.shopName}</title>
        ${raw(`<style>${createInvoiceStyle(accent)}</style>`)}
      </head>
      <body>
        <main>
          <header>
            <h1>${title} <span class="number">${invoice.number}</span></h1>
            <p class="brand">${invoice.shopName}</p>
          </header>
          <div class="facts">
            <dl>
              ${getInvoiceFacts(invoice, texts).map(
                ({ label, value }) =>
                  html`<dt>${label}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>
            <section>
              <h2>${texts.to}</h2>
              <p>${invoice.customer.name}</p>
              <p>${formatCountry(invoice.customer.country, locale)}</p>
            </section>
          </div>
          ${getInvoiceReferences(invoice, texts).map(
            (reference) => html`<p style="margin-bottom: 1.5rem">${reference}</p>`,
          )}
          ${renderTable(invoice, texts)}
          ${getInvoiceNotes(invoice, texts).map((note) => html`<p class="note">${note}</p>`)}
          <footer>
            <h2>${texts.from}</h2>
            ${getSellerLines(seller, texts, locale).map((line) => html`<p>${line}</p>`)}
          </footer>
        </main>
      </body>
    </html>`
  return String(page)
}

/** Returns why an invoice has no VAT; none if it has some. */
export function getInvoiceNotes(invoice: InvoiceSnapshot, texts: InvoiceMessages): string[] {
  const { seller, vat } = invoice
  if (vat.country !== null) return []
  if (vat.mode !== 'none') return [texts.outside]
  const law = findCountryLaw(seller.address.country)?.smallBusiness.value ?? texts.exemptLaw
  return [fillPlaceholders(texts.exempt, { law })]
}

/** Lists what an invoice adds up to: the subtotal, the VAT and the total. */
export function getInvoiceSums(invoice: InvoiceSnapshot, texts: InvoiceMessages): InvoiceRow[] {
  const { couponCode, lines, locale, vat } = invoice
  const toRow = (label: string, cents: number) => ({ label, value: formatMoney(cents, locale) })
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const hasVat = vat.country !== null
  const rows: (InvoiceRow | null)[] = [
    discount === 0 ? null : toRow(texts.subTotal, vat.gross + discount),
    discount === 0
      ? null
      : toRow(fillPlaceholders(texts.coupon, { code: couponCode ?? '' }), -discount),
    hasVat ? toRow(texts.net, vat.net) : null,
    hasVat ? toRow(formatVatLabel(invoice, texts), vat.vat) : null,
    { ...toRow(hasVat ? texts.total : texts.totalWithoutVat, vat.gross), isTotal: true },
  ]
  return rows.filter((row) => row !== null)
}

/** Lists how an invoice was paid, or how a credit note was returned. */
export function getInvoicePayments(
  { kind, locale, paid }: Pick<InvoiceSnapshot, 'kind' | 'locale' | 'paid'>,
  texts: InvoiceMessages,
): InvoiceRow[] {
  const isCredit = kind === 'credit-note'
  const tunes = { label: isCredit ? texts.returnedTunes : texts.paidTunes, cents: paid.tunes }
  const giftCard = {
    label: isCredit ? texts.returnedGiftCard : texts.paidGiftCard,
    cents: paid.giftCard,
  }
  const card = { label: texts.returnedCard, cents: paid.card ?? 0 }
  return [tunes, card, giftCard]
    .filter(({ cents }) => cents !== 0)
    .map(({ label, cents }) => ({ label, value: formatMoney(Math.abs(cents), locale) }))
}

function formatVatLabel({ locale, vat }: InvoiceSnapshot, texts: InvoiceMessages): string {
  const rate = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return fillPlaceholders(texts.vat, {
    rate: rate.format(vat.rate / 10_000),
    country: formatCountry(vat.country ?? '', locale),
  })
}

/** Lists when an invoice was issued and for which order. */
export function getInvoiceFacts(invoice: InvoiceSnapshot, texts: InvoiceMessages): InvoiceRow[] {
  const { issuedOn, locale, order } = invoice
  return [
    { label: texts.issuedOn, value: formatDay(issuedOn, locale) },
    { label: texts.order, value: order.number },
    { label: texts.suppliedOn, value: formatDay(order.orderedOn, locale) },
  ]
}

/** Returns which invoice a credit note corrects; none for an invoice. */
export function getInvoiceReferences(
  { refersTo, locale }: InvoiceSnapshot,
  texts: InvoiceMessages,
): string[] {
  if (refersTo === null) return []
  const date = formatDay(refersTo.issuedOn, locale)
  return [fillPlaceholders(texts.corrects, { number: refersTo.number, date })]
}

function renderTable(invoice: InvoiceSnapshot, texts: InvoiceMessages): Html {
  const { lines, locale, vat } = invoice
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.description}</th>
        <th scope="col">${vat.country === null ? texts.priceWithoutVat : texts.price}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ name, price }) =>
          html`<tr>
            <th scope="row">${fillPlaceholders(texts.item, { name })}</th>
            <td>${formatMoney(price, locale)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${[...getInvoiceSums(invoice, texts), ...getInvoicePayments(invoice, texts)].map(
        ({ label, value, isTotal }) =>
          html`<tr class="${isTotal ? 'total' : ''}">
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tfoot>
  </table>`
}

function getSellerLines(
  seller: InvoiceSnapshot['seller'],
  texts: InvoiceMessages,
  locale: string,
): string[] {
  const { legalName, legalForm, representatives, address, register, vatId, taxNumber } = seller
  const country = formatCountry(address.country, locale)
  const names = new Intl.ListFormat(locale).format(representatives)
  return [
    [legalName, legalForm].filter((part) => part !== null).join(' '),
    `${address.street}, ${address.postalCode} ${address.city}, ${country}`,
    representatives.length === 0 ? '' : fillPlaceholders(texts.representatives, { names }),
    `${seller.email} · ${seller.phone}`,
    register === null ? '' : `${register.name} ${register.number}`,
    vatId === null ? '' : `${texts.vatId} ${vatId}`,
    taxNumber === null ? '' : `${texts.taxNumber} ${taxNumber}`,
  ].filter((line) => line !== '')
}
