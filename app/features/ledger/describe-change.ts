import { m } from '#app/paraglide/messages.js'
import type { LedgerRow } from '#app/provider/types/ledger.ts'
import type { LedgerKind } from '#provider/contract/ledger.ts'

const kindTexts: Readonly<Record<LedgerKind, (number: string) => string>> = {
  'top-up': () => m.ledger_top_up(),
  order: (number) => m.profile_order({ number }),
  'order-refund': (number) => m.ledger_order_refund({ number }),
  'card-refund': () => m.ledger_card_refund(),
  'returned-refund': () => m.ledger_returned_refund(),
  recovery: () => m.ledger_recovery(),
  'dispute-hold': () => m.ledger_dispute_hold(),
  'dispute-release': () => m.ledger_dispute_release(),
  'given-up': () => m.ledger_given_up(),
}

/** Describes why the balance has changed, such as `Order 12`. */
export function describeChange({ kind, orderNumber }: LedgerRow): string {
  return kind === null ? m.ledger_other() : kindTexts[kind](orderNumber ?? '')
}
