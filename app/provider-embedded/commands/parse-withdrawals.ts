import { explainUnknown, UsageError } from '../import/usage-error.ts'
import { getOperand, getOperands, parseReason } from './operands.ts'
import type { ShopOptions } from './operands.ts'

/** What the owner wants to know about withdrawals from orders, or has decided. */
export type WithdrawalsCommand =
  | { readonly name: 'withdrawals' }
  | { readonly name: 'withdrawals close'; readonly id: number; readonly reason: string }

/** Parses the arguments after `withdrawals`; throws a `UsageError`. */
export function parseWithdrawalsCommand(
  [action, ...operands]: readonly string[],
  values: ShopOptions,
): WithdrawalsCommand {
  switch (action) {
    case undefined:
      getOperands('withdrawals', operands)
      return { name: 'withdrawals' }
    case 'close':
      return {
        name: 'withdrawals close',
        id: parseReference(getOperand('withdrawals close NUMBER --reason TEXT', operands)),
        reason: parseReason(values.reason),
      }
    default:
      throw new UsageError(explainUnknown('withdrawals command', action, ['close']))
  }
}

function parseReference(text: string): number {
  const number = /^(?:W-)?([1-9]\d{0,14})$/i.exec(text)?.[1]
  if (number !== undefined) return Number(number)
  throw new UsageError(
    `NUMBER must be the number of a withdrawal such as 3 or W-3; “${text}” is none.`,
  )
}
