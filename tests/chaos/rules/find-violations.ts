import type { Books } from '../books.ts'
import { invoiceRules } from './invoice-rules.ts'
import { lossRules } from './loss-rules.ts'
import { mailRules } from './mail-rules.ts'
import { moneyRules } from './money-rules.ts'
import { orderRules } from './order-rules.ts'
import { ownerMailRules } from './owner-mail-rules.ts'
import { recordRules } from './record-rules.ts'
import { refundMailRules } from './refund-mail-rules.ts'
import { refundRules } from './refund-rules.ts'
import { applyRules } from './rules.ts'

/** Checks the invariants of a shop's database; returns one sentence per violated rule. */
export function findBookViolations(books: Books): string[] {
  const rules = [
    moneyRules,
    orderRules,
    refundRules,
    lossRules,
    invoiceRules,
    mailRules,
    refundMailRules,
    ownerMailRules,
    recordRules,
  ]
  return rules.flatMap((one) => applyRules(one, books))
}
