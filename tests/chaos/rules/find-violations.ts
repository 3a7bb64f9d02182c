import type { Books } from '../books.ts'
import { moneyRules } from './money-rules.ts'
import { orderRules } from './order-rules.ts'
import { recordRules } from './record-rules.ts'
import { applyRules } from './rules.ts'

/** Checks the rules that hold for the books of every shop at every moment. */
export function findBookViolations(books: Books): string[] {
  return applyRules({ ...moneyRules, ...orderRules, ...recordRules }, books)
}
