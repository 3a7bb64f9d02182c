import { createHash } from 'node:crypto'
import type { Books } from '../books.ts'
import { findDuplicates, groupRows, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

type InvoiceRow = Books['invoices'][number]

const seriesPrefixes: Readonly<Record<string, string>> = { invoices: '', 'credit-notes': 'C' }

/** The rules for invoices, credit notes and order refunds. */
export const invoiceRules: Rules = {
  'an order does not have exactly one invoice for its total': ({ orders, invoices }) => {
    const getInvoices = groupRows(invoices.filter(isInvoice), (invoice) => invoice.order_id)
    return orders.filter(({ id, grand_total: total }) => {
      const [invoice, ...others] = getInvoices(id)
      return invoice?.gross !== total || others.length > 0
    })
  },
  'an invoice has no order': ({ orders, invoices }) => {
    const ids = new Set(orders.map(({ id }) => id))
    return invoices.filter(({ order_id: id }) => !ids.has(id)).map(describe)
  },
  'the numbers of a series are not complete': ({ number_series, invoices }) => {
    const numbers = invoices.map(({ number }) => number).toSorted()
    const expected = number_series.flatMap(({ name, year, last }) =>
      Array.from(
        { length: last },
        (_, index) => `${seriesPrefixes[name]}${year}-${String(index + 1).padStart(6, '0')}`,
      ),
    )
    const missing = expected.filter((number) => !numbers.includes(number))
    return missing.length > 0 || numbers.length !== expected.length ? [{ missing, numbers }] : []
  },
  'an invoice is not in the series of its year': ({ invoices }) =>
    invoices
      .filter(({ kind, number, issued_on: day }) => {
        const prefix = kind === 'credit-note' ? 'C' : ''
        return !number.startsWith(`${prefix}${day.slice(0, 4)}-`)
      })
      .map(describe),
  'the lines of an invoice are not its total': ({ invoices, invoice_lines }) => {
    const getLines = groupRows(invoice_lines, (line) => line.invoice_id)
    return invoices
      .filter(({ id, gross, net, vat }) => {
        return sumOf(getLines(id), (line) => line.gross) !== gross || net + vat !== gross
      })
      .map(describe)
  },
  'an invoice is not as it was issued': ({ invoices }) =>
    invoices
      .filter(({ snapshot, html, sha256 }) => {
        return createHash('sha256').update(`${snapshot}\n${html}`).digest('hex') !== sha256
      })
      .map(describe),
  'a credit note does not correct the invoice of its order': ({ invoices }) => {
    const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
    return invoices
      .filter((note) => {
        const corrected = byId.get(note.refers_to ?? 0)
        if (isInvoice(note)) return note.refers_to !== null
        return corrected?.kind !== 'invoice' || corrected.order_id !== note.order_id
      })
      .map(describe)
  },
  'a refund of an order does not have exactly one credit note of its amount': (books) => {
    const notes = new Map(books.invoices.map((invoice) => [invoice.id, invoice]))
    return books.order_refunds.filter(({ order_id, invoice_id, tunes, gift_card_amount }) => {
      const note = notes.get(invoice_id ?? 0)
      if (note?.kind !== 'credit-note' || note.order_id !== order_id) return true
      return note.gross !== 0 - tunes - gift_card_amount
    })
  },
  'a credit note belongs to no refund of an order, or to several': (books) => {
    const getRefunds = groupRows(books.order_refunds, (refund) => refund.invoice_id)
    return books.invoices
      .filter((note) => !isInvoice(note) && getRefunds(note.id).length !== 1)
      .map(describe)
  },
  'the VAT of credit notes exceeds that of their invoice': ({ invoices }) => {
    const getNotes = groupRows(invoices, (invoice) => invoice.refers_to)
    return invoices
      .filter((invoice) => {
        const notes = isInvoice(invoice) ? getNotes(invoice.id) : []
        const vat = invoice.vat + sumOf(notes, (note) => note.vat)
        const gross = invoice.gross + sumOf(notes, (note) => note.gross)
        return isInvoice(invoice) && (vat < 0 || gross < 0 || (gross === 0 && vat !== 0))
      })
      .map(describe)
  },
  'an order line is refunded twice': ({ order_refund_items }) =>
    findDuplicates(order_refund_items, (item) => item.order_item_id),
  'two refunds of orders have the same request': ({ order_refunds }) =>
    findDuplicates(order_refunds, (refund) => refund.request_key),
  'a refund of an order is not what was paid for its lines': (books) => {
    const items = new Map(books.order_items.map((item) => [item.id, item]))
    const getLines = groupRows(books.order_refund_items, (line) => line.order_refund_id)
    const getCredits = groupRows(books.pack_credits, (credit) => credit.returned_by ?? 0)
    return books.order_refunds.filter(({ id, order_id, tunes, gift_card_amount }) => {
      const credits = getCredits(id)
      const ids = [
        ...getLines(id).map((line) => line.order_item_id),
        ...credits.map((credit) => credit.sound_item_id),
      ]
      if (ids.some((item) => items.get(item)?.order_id !== order_id)) return true
      const paid =
        sumOf(getLines(id), (line) => line.gross) + sumOf(credits, ({ amount }) => amount)
      return ids.length === 0 || tunes + gift_card_amount !== paid
    })
  },
  'a refunded line returns neither what was paid for it nor what no pack used of it': (books) => {
    const getCredits = groupRows(books.pack_credits, (credit) => credit.sound_item_id)
    const items = new Map(books.order_items.map((item) => [item.id, item]))
    return books.order_refund_items.filter(({ order_item_id: id, gross }) => {
      const item = items.get(id)
      const kept = getCredits(id).filter(
        (credit) => credit.ended_by === null || credit.returned_by !== null,
      )
      const paid = (item?.price ?? 0) - (item?.discount ?? 0)
      return gross !== paid - sumOf(kept, ({ amount }) => amount)
    })
  },
  'an order is closed before all its lines are refunded, or open afterwards': (books) => {
    const refunded = new Set(books.order_refund_items.map((item) => item.order_item_id))
    const getItems = groupRows(books.order_items, (item) => item.order_id)
    return books.orders.filter(
      ({ id, status }) =>
        getItems(id).every((item) => refunded.has(item.id)) !== (status === 'closed'),
    )
  },
  'a download has ended although its line is not refunded': (books) => {
    const refunded = new Set(books.order_refund_items.map((item) => item.order_item_id))
    return books.purchased_links.filter(
      ({ order_item_id: item, status }) => status === 'expired' && !refunded.has(item),
    )
  },
}

const isInvoice = ({ kind }: InvoiceRow) => kind === 'invoice'

/** Omits the page, which is long. */
function describe({ id, number, order_id, gross }: InvoiceRow) {
  return { id, number, order_id, gross }
}
