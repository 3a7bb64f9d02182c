import type { CartView } from '../../carts/carts.store.ts'
import type { PaymentSplit } from '../../contract/checkout/split-payment.ts'
import { summarizeNames } from '../describe-contents.ts'
import type { PaymentContents } from '../payment-processor.ts'
import { toPaidLines } from './to-paid-lines.ts'

/** Limited, because the payment page's URL contains them. */
const maxLines = 20

/** Describes the order that a card pays for, with what each line costs after discounts. */
export function describeOrderContents(view: CartView, split: PaymentSplit): PaymentContents {
  const contents = summarizeNames(
    view.lines.map(({ product }) => product.row.name),
    maxLines,
  )
  const prices = toPaidLines(view).map(({ price, discount }) => price - discount)
  const shown = contents.names.length
  return {
    ...contents,
    order: {
      prices: prices.slice(0, shown),
      rest: prices.slice(shown).reduce((sum, price) => sum + price, 0),
      giftCard: view.totals.giftCardAmount,
      balance: split.balance,
      surplus: split.surplus,
    },
  }
}
