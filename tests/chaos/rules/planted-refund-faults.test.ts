import type { Books } from '../books.ts'
import {
  inBooks,
  inFacts,
  removeTransfers,
  setWhere,
  testPlantedFaults,
} from './payment-records.ts'
import { duplicate, remove, set } from './plant.ts'

testPlantedFaults({
  'an order refund that returns nothing': [
    inBooks(removeTransfers(/^order-refund:/)),
    'a refund of an order does not return its money',
  ],
  'sales that ignore refunds': [
    inBooks(removeTransfers(/^order-refund:/)),
    'the sales account is not the sum',
  ],
  'a lost order refund': [
    inBooks(remove('order_refunds')),
    'an acknowledged refund of an order is missing',
  ],
  'an invented order refund': [
    inFacts(() => ({ orderRefunds: [] })),
    'there is a refund of an order that nobody made',
  ],
  'a duplicated order refund': [
    inBooks(duplicate('order_refunds', { id: 99 })),
    'two refunds of orders have the same request',
  ],
  'a lost refund of a top-up': [
    inFacts(() => ({ refunds: [{ id: 99, session: 'ps_1', amount: 5 }] })),
    'an acknowledged refund of a top-up is missing',
  ],
  'an invented refund of a top-up': [
    inBooks(setWhere('refunds', isFromBank, { reason: 'chaos' })),
    'there is a refund of a top-up that nobody made',
  ],
  'a line refunded twice': [
    inBooks(duplicate('order_refund_items', { id: 99 })),
    'an order line is refunded twice',
  ],
  'a refund that keeps a part': [
    inBooks(set('order_refund_items', { gross: 1 })),
    'a refunded line returns neither',
  ],
  'a smaller order refund': [
    inBooks(set('order_refunds', { tunes: 1 })),
    'is not what was paid for its lines',
  ],
  'a refunded order still open': [
    inBooks(setWhere('orders', ({ status }) => status === 'closed', { status: 'completed' })),
    'an order is closed before',
  ],
  'an ended download': [
    inBooks(
      setWhere('purchased_links', ({ order_item_id: id }) => id === 2, { status: 'expired' }),
    ),
    'a download has ended although',
  ],
  'an unreturned gift card payment': [
    inBooks(
      duplicate('gift_card_redemptions', {
        order_id: 2,
        amount: 5,
        gift_card_code: 'GIFT-TUNE-2500',
      }),
    ),
    'the payments of gift cards',
  ],
  'a lost invoice': [inBooks(remove('invoices')), 'an order does not have exactly one invoice'],
  'an invoice without an order': [
    inBooks(duplicate('invoices', { order_id: 99 })),
    'an invoice has no order',
  ],
  'a missing number': [
    inBooks(set('invoices', { number: '2026-000009' })),
    'the numbers of a series are not complete',
  ],
  "another year's number": [
    inBooks(set('invoices', { issued_on: '2025-12-31' })),
    'an invoice is not in the series of its year',
  ],
  'a lost invoice line': [
    inBooks(remove('invoice_lines')),
    'the lines of an invoice are not its total',
  ],
  'a changed invoice page': [
    inBooks(set('invoices', { html: '' })),
    'an invoice is not as it was issued',
  ],
  'a credit note for another order': [
    inBooks(setWhere('invoices', isNote, { refers_to: 2 })),
    'a credit note does not correct the invoice',
  ],
  'a smaller credit note': [
    inBooks(setWhere('invoices', isNote, { gross: -1 })),
    'exactly one credit note of its amount',
  ],
  'a second credit note': [
    inBooks(duplicate('invoices', { id: 99 }, -1)),
    'a credit note belongs to no refund',
  ],
  'the VAT of a credit note': [
    inBooks(setWhere('invoices', isNote, { vat: -9999 })),
    'the VAT of credit notes exceeds',
  ],
})

function isFromBank({ reason }: Books['refunds'][number]): boolean {
  return reason === 'made at the processor'
}

function isNote({ kind }: Books['invoices'][number]): boolean {
  return kind === 'credit-note'
}
