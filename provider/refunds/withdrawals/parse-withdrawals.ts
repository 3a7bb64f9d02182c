import { explainUnknown, UsageError } from '../../platform/terminal/usage-error.ts'
import {
  getOperand,
  getOperands,
  parseLines,
  parseNumber,
  parseOrderNumber,
  parseReason,
} from '../../platform/terminal/operands.ts'
import type { ShopOptions } from '../../platform/terminal/operands.ts'

/** The parsed arguments of `withdrawals`. */
export type WithdrawalsCommand =
  | { readonly name: 'withdrawals' }
  | {
      readonly name: 'withdrawals accept'
      readonly id: number
      /** Null for all orders mentioned in the withdrawal. */
      readonly order: number | null
      /** The positions of the lines in that order, starting at 1; null for all. */
      readonly lines: readonly number[] | null
    }
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
    case 'accept': {
      const right = 'withdrawals accept NUMBER'
      const [reference = '', order] = operands
      getOperands(order === undefined ? right : `${right} ORDER`, operands)
      const lines = values.lines === undefined ? null : parseLines(values.lines)
      if (lines !== null && order === undefined) {
        throw new UsageError(
          `--lines needs the order. Usage: npm run shop -- ${right} ORDER --lines 1,3`,
        )
      }
      return {
        name: 'withdrawals accept',
        id: parseReference(reference),
        order: order === undefined ? null : parseOrderNumber(order),
        lines,
      }
    }
    case 'close':
      return {
        name: 'withdrawals close',
        id: parseReference(getOperand('withdrawals close NUMBER --reason TEXT', operands)),
        reason: parseReason(values.reason),
      }
    default:
      throw new UsageError(explainUnknown('withdrawals command', action, ['accept', 'close']))
  }
}

function parseReference(text: string): number {
  return parseNumber(text, 'a withdrawal such as 3 or W-3', 'W-')
}
