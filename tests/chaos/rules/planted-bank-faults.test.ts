import type { Books } from '../books.ts'
import type { BankState } from '../services/bank.ts'
import {
  inBank,
  inBooks,
  removeTransfers,
  removeWhere,
  setWhere,
  testPlantedFaults,
} from './payment-records.ts'
import { duplicate, remove, set } from './plant.ts'

testPlantedFaults({
  'a charge without a credit': [
    inBooks(setWhere('payment_sessions', isPaid, { status: 'open' })),
    'a charge is neither credited',
  ],
  'a charge recorded twice for the owner': [
    inBooks(duplicate('unmatched_payments', { id: 99 })),
    'nor kept for the owner, or both',
  ],
  'a charge not recorded for the owner': [
    inBooks(remove('unmatched_payments')),
    'a charge is neither credited',
  ],
  'a recorded payment without a charge': [
    inBooks(duplicate('unmatched_payments', { id: 99, processor_id: 'cs_0' })),
    'a payment is kept for the owner that was not made',
  ],
  'a settled payment without a refund': [
    inBooks(set('unmatched_payments', { settled_by: 're_0' })),
    'a payment is kept for the owner as settled',
  ],
  'a disputed payment that credits nothing': [
    inBooks(set('unmatched_payments', { dispute_state: 'won' })),
    'a payment is kept for the owner as settled',
  ],
  'a recovered loss without a journal entry': [
    inBooks(removeTransfers(/^recovered-refund:/)),
    'a failed refund is not given back exactly once, or another one is',
  ],
  'an unrecovered loss': [
    inBooks(loseRecovery),
    'a top-up is lost although its Tunes are in the balance',
  ],
  'a later hold without a journal entry': [
    inBooks(removeTransfers(/:hold(:\d+)?$/)),
    'what is held because of a dispute is not debited',
  ],
  'a credit without a charge': [
    inBank(remove('sessions')),
    'a top-up is credited without a charge',
  ],
  'a second charge': [
    inBank(duplicate('sessions', { id: 'cs_0' })),
    'without a charge, or for several',
  ],
  'a lost refund in the Dashboard': [
    inBooks(removeWhere('refunds', isFromBank)),
    'a refund at the bank is not in the books',
  ],
  'a duplicated refund in the Dashboard': [
    inBooks(duplicate('refunds', { id: 99 })),
    'a refund at the bank is not in the books exactly once',
  ],
  'an unnoticed failed refund': [
    inBank(set('refunds', { status: 'failed' })),
    'a refund at the bank is not in the books exactly once',
  ],
  'a refund missing at the bank': [
    inBank(remove('refunds')),
    'a refund is in the books as paid, but not at the bank',
  ],
  'a refund paid twice': [
    inBank((bank) => payTwice(payTwice(bank))),
    'a refund of the shop was paid twice',
  ],
  'an unnoticed dispute decision': [
    inBank(set('disputes', { status: 'lost' })),
    'a dispute at the bank is not in the books in its state',
  ],
  'a lost dispute': [inBooks(remove('disputes')), 'a dispute at the bank is not in the books'],
  'an invented dispute': [
    inBank(remove('disputes', -1)),
    'a dispute is in the books, but not at the bank',
  ],
  'a missing reinstatement by the bank': [
    inBooks(removeTransfers(/:reinstated$/)),
    'what the bank has taken and given back',
  ],
  'a missing withdrawal by the bank': [
    inBooks(removeTransfers(/:withdrawn$/)),
    'the clearing account is not what the bank has',
  ],
  'a larger charge': [
    inBank(set('sessions', { amount_total: 1 })),
    'the clearing account is not what',
  ],
  'a missing journal entry of a charge': [
    inBooks(removeTransfers(/^payment:/)),
    'what was paid minus refunds and disputes',
  ],
  'a different dispute amount': [
    inBooks(setWhere('disputes', ({ state }) => state === 'open', { amount: 1 })),
    'the money of a dispute is taken or given back by another sum',
  ],
  'a dispute that holds nothing': [
    inBooks(removeTransfers(/:hold$/)),
    'what is held because of a dispute',
  ],
  'a won dispute that returns nothing': [
    inBooks(removeTransfers(/:won$/)),
    'a dispute is decided without moving',
  ],
  'a failed refund that returns nothing': [
    inBooks(removeTransfers(/^returned-refund:/)),
    'is not given back exactly once',
  ],
  'a loss by the shop': [inBooks(loseByRefund), 'a loss was made by a refund of the shop'],
})

function isPaid({ status }: Books['payment_sessions'][number]): boolean {
  return status === 'paid'
}

function isFromBank({ reason }: Books['refunds'][number]): boolean {
  return reason === 'made at the processor'
}

const payTwice = duplicate<'refunds', BankState>('refunds', { metadata: { refund: 'rf_9' } })

/** Books the refund of a withdrawal as a loss instead of debiting the balance. */
function loseByRefund(books: Books): Books {
  const refund = books.refunds.find(({ withdrawal_id: withdrawal }) => withdrawal !== null)
  const entry = books.journal_entries.find(({ cause }) => cause === `refund:${refund?.id}`)
  return setWhere('ledger_transfers', ({ journal_entry_id: id }) => id === entry?.id, {
    from_account: 'losses',
  })(books)
}

/** Leaves the money recovered after a lost dispute in the balance, and the loss unchanged. */
function loseRecovery(books: Books): Books {
  const dispute = books.disputes.findLast(({ state }) => state === 'lost')
  const isSame = ({ id }: Books['disputes'][number]) => id === dispute?.id
  const withLoss = setWhere('disputes', isSame, { held: 0 })(books)
  return removeTransfers(new RegExp(`^dispute:${dispute?.id}:hold`))(withLoss)
}
