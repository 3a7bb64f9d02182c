import type { ShopConfig } from '#shop/shop-config.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Texts } from '../../texts/texts.ts'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { findCountryLaw } from '#shop/seller-law.ts'
import type { InvoiceLine, InvoiceSnapshot } from './invoice.rules.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { formatDay } from '../../platform/mail/format.ts'
import { formatCountry, getNumberFormat } from '../../platform/texts/intl-formats.ts'
import { createInvoiceStyle } from './invoice-style.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A label with its value. */
export interface InvoiceRow {
  readonly label: string
  readonly value: string
  readonly isTotal?: boolean
}

/** Renders an invoice or a credit note as a self-contained HTML page, printable on A4. */
export function renderInvoice(
  invoice: InvoiceSnapshot,
  shop: Pick<ShopConfig, 'brand' | 'ownTexts'>,
): string {
  const { locale, seller } = invoice
  const texts = getTexts(shop, locale)
  const title = invoice.kind === 'invoice' ? texts.invoice_invoice() : texts.invoice_credit_note()
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} ${invoice.number} – ${invoice.shopName}</title>
        ${raw(`<style>${createInvoiceStyle(shop.brand.colors.accent)}</style>`)}
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
              <h2>${texts.invoice_to()}</h2>
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
            <h2>${texts.invoice_from()}</h2>
            ${getSellerLines(seller, texts, locale).map((line) => html`<p>${line}</p>`)}
          </footer>
        </main>
      </body>
    </html>`
  return String(page)
}

/** Returns the reason an invoice has no VAT; empty if it has some. */
export function getInvoiceNotes(invoice: InvoiceSnapshot, texts: Texts): string[] {
  const { seller, vat } = invoice
  if (vat.country !== null) return []
  if (vat.mode !== 'none') return [texts.invoice_outside()]
  const law =
    findCountryLaw(seller.address.country)?.smallBusiness.value ?? texts.invoice_exempt_law()
  return [texts.invoice_exempt({ law })]
}

/** Lists the sums of an invoice: the subtotal, what reduces it, the VAT and the total. */
export function getInvoiceSums(invoice: InvoiceSnapshot, texts: Texts): InvoiceRow[] {
  const { couponCode, lines, locale, vat } = invoice
  const toRow = (label: string, cents: number) => ({ label, value: formatMoney(cents, locale) })
  const sum = (getAmount: (line: InvoiceLine) => number) =>
    lines.reduce((total, line) => total + getAmount(line), 0)
  const discount = sum((line) => line.discount)
  const credit = sum((line) => line.credit ?? 0)
  const used = sum((line) => line.used ?? 0)
  const couponDiscount = discount - credit - used
  const hasVat = vat.country !== null
  const rows: (InvoiceRow | null)[] = [
    discount === 0 ? null : toRow(texts.invoice_sub_total(), vat.gross + discount),
    credit === 0 ? null : toRow(texts.invoice_owned_sounds(), -credit),
    couponDiscount === 0
      ? null
      : toRow(texts.invoice_coupon({ code: couponCode ?? '' }), -couponDiscount),
    used === 0 ? null : toRow(texts.invoice_used_for_pack(), -used),
    hasVat ? toRow(texts.invoice_net(), vat.net) : null,
    hasVat ? toRow(formatVatLabel(invoice, texts), vat.vat) : null,
    {
      ...toRow(hasVat ? texts.invoice_total() : texts.invoice_total_without_vat(), vat.gross),
      isTotal: true,
    },
  ]
  return rows.filter((row) => row !== null)
}

/** Lists the payments of an invoice or the refunds of a credit note. */
export function getInvoicePayments(
  { kind, locale, paid }: Pick<InvoiceSnapshot, 'kind' | 'locale' | 'paid'>,
  texts: Texts,
): InvoiceRow[] {
  const isCredit = kind === 'credit-note'
  const tunes = {
    label: isCredit ? texts.invoice_returned_tunes() : texts.invoice_paid_tunes(),
    cents: paid.tunes,
  }
  const giftCard = {
    label: isCredit ? texts.invoice_returned_gift_card() : texts.invoice_paid_gift_card(),
    cents: paid.giftCard,
  }
  const card = { label: texts.invoice_returned_card(), cents: paid.card ?? 0 }
  return [tunes, card, giftCard]
    .filter(({ cents }) => cents !== 0)
    .map(({ label, cents }) => ({ label, value: formatMoney(Math.abs(cents), locale) }))
}

function formatVatLabel({ locale, vat }: InvoiceSnapshot, texts: Texts): string {
  const rate = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return texts.invoice_vat({
    rate: rate.format(vat.rate / 10_000),
    country: formatCountry(vat.country ?? '', locale),
  })
}

/** Lists the date of an invoice and its order. */
export function getInvoiceFacts(invoice: InvoiceSnapshot, texts: Texts): InvoiceRow[] {
  const { issuedOn, locale, order } = invoice
  return [
    { label: texts.invoice_issued_on(), value: formatDay(issuedOn, locale) },
    { label: texts.invoice_order(), value: order.number },
    { label: texts.invoice_supplied_on(), value: formatDay(order.orderedOn, locale) },
  ]
}

/** Returns the reference to the invoice that a credit note corrects; empty for an invoice. */
export function getInvoiceReferences(
  { refersTo, locale }: InvoiceSnapshot,
  texts: Texts,
): string[] {
  if (refersTo === null) return []
  const date = formatDay(refersTo.issuedOn, locale)
  return [texts.invoice_corrects({ number: refersTo.number, date })]
}

function renderTable(invoice: InvoiceSnapshot, texts: Texts): Html {
  const { lines, locale, vat } = invoice
  const price = vat.country === null ? texts.invoice_price_without_vat() : texts.invoice_price()
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.invoice_description()}</th>
        <th scope="col">${price}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">${texts.invoice_item({ name: line.name })}</th>
            <td>${formatMoney(line.price, locale)}</td>
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

function getSellerLines(seller: InvoiceSnapshot['seller'], texts: Texts, locale: string): string[] {
  const { legalName, legalForm, representatives, address, register, vatId, taxNumber } = seller
  const country = formatCountry(address.country, locale)
  const names = new Intl.ListFormat(locale).format(representatives)
  return [
    [legalName, legalForm].filter((part) => part !== null).join(' '),
    `${address.street}, ${address.postalCode} ${address.city}, ${country}`,
    representatives.length === 0 ? '' : texts.invoice_representatives({ names }),
    `${seller.email} · ${seller.phone}`,
    register === null ? '' : `${register.name} ${register.number}`,
    vatId === null ? '' : `${texts.invoice_vat_id()} ${vatId}`,
    taxNumber === null ? '' : `${texts.invoice_tax_number()} ${taxNumber}`,
  ].filter((line) => line !== '')
}
