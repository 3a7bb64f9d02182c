import type { Books } from '../books.ts'
import {
  changeDelivery,
  inBooks,
  inFacts,
  removeWhere,
  setWhere,
  testPlantedFaults,
} from './payment-records.ts'
import { duplicate, set } from './plant.ts'

testPlantedFaults({
  'a lost email about an order refund': [
    inBooks(removeWhere('outbox', ({ kind }) => kind === 'order-refund')),
    'a refund of an order does not have exactly one email',
  ],
  'a lost email about a failed refund': [
    inBooks(removeWhere('outbox', ({ kind }) => kind === 'refund-failed')),
    'one email about a refund that failed',
  ],
  'a lost alert about a failed refund': [
    inBooks(removeWhere('outbox', ({ subject }) => subject.startsWith('A refund'))),
    'one email about each failure of a refund',
  ],
  'a lost alert about a refund paid after it failed': [
    inBooks(duplicate('journal_entries', { id: 999, cause: 'refund:1:2' })),
    'one email about a refund that was paid after it had failed',
  ],
  'a lost alert about a pending refund': [
    inBooks(set('refunds', { alerts: 1 })),
    'the counted emails about a refund that stays pending',
  ],
  'a lost receipt of a refund to the card': [
    inBooks(removeWhere('outbox', ({ kind }) => kind === 'card-refund')),
    'exactly one receipt',
  ],
  'a lost email about ended downloads': [
    inBooks(setWhere('purchased_links', isEnded, { updated_at: '2026-01-01T00:00:00.000Z' })),
    'downloads that have ended without a refund',
  ],
  'a lost alert about a dispute': [
    inBooks(removeWhere('outbox', ({ subject }) => subject.startsWith('You lost'))),
    'one email about a dispute and its decision',
  ],
  'a duplicated alert about a dispute': [
    inBooks((books) => ({
      ...books,
      outbox: [
        ...books.outbox,
        ...books.outbox.filter(({ subject }) => subject.endsWith(' disputed')),
      ],
    })),
    'one email about a dispute and its decision',
  ],
  'a lost alert about a different amount': [
    inBooks(removeWhere('outbox', ({ subject }) => subject.startsWith('A payment does'))),
    'about a payment that credits nothing',
  ],
  'a lost alert about a disputed payment that credits nothing': [
    inBooks(set('unmatched_payments', { dispute_state: 'open' })),
    'one email about a dispute about a payment that credits nothing',
  ],
  'an unsent email': [
    inBooks(set('outbox', { state: 'queued', next_at: '2026-03-01T12:00:00.000Z' })),
    'an email is neither sent nor given up',
  ],
  'an email given up too early': [
    inBooks(
      setWhere('outbox', ({ kind }) => kind === 'order-receipt', {
        state: 'dead',
        expires_at: '9999-01-01T00:00:00.000Z',
      }),
    ),
    'an email is neither sent nor given up',
  ],
  'an undelivered email': [changeDelivery({ to: '' }), 'has not arrived at its recipient'],
  'an email delivered more often than sent': [
    changeDelivery({ count: 2 }),
    'has arrived more often than it was sent',
  ],
  'an email delivered twice without an interruption': [
    changeDelivery({ count: 2 }),
    'although nothing was interrupted',
  ],
  'an unknown email': [
    inFacts(({ deliveries }) => ({
      deliveries: { ...deliveries, '<x@y>': { to: 'a@b.example', count: 1 } },
    })),
    'an email has arrived that nobody stored',
  ],
  'two emails with the same Message-ID': [
    inBooks(set('outbox', { message_id: '<2@overtone.example>' })),
    'two emails have the same Message-ID',
  ],
})

function isEnded({ status }: Books['purchased_links'][number]): boolean {
  return status === 'expired'
}
