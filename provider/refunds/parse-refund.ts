import { explainUnknown, UsageError } from '../platform/terminal/usage-error.ts'
import {
  getOperand,
  getOperands,
  parseEuros,
  parseLines,
  parseOrderNumber,
  parseReason,
} from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `refund`. */
export type RefundCommand =
  | {
      readonly name: 'refund order'
      readonly order: number
      /** The positions of the lines in the order, starting at 1; null for all. */
      readonly lines: readonly number[] | null
      readonly reason: string
      readonly endsDownloads: boolean
    }
  | {
      readonly name: 'refund payment'
      readonly session: string
      /** In cents. */
      readonly amount: number
      readonly reason: string
    }

const actions = ['order', 'payment'] as const
const maxRefundEuros = 100_000

/** Parses the arguments after `refund`; throws a `UsageError`. */
export function parseRefundCommand(
  [action, ...operands]: readonly string[],
  values: ShopOptions,
): RefundCommand {
  switch (action) {
    case 'order':
      return {
        name: 'refund order',
        order: parseOrderNumber(getOperand('refund order NUMBER --reason TEXT', operands)),
        lines: values.lines === undefined ? null : parseLines(values.lines),
        reason: parseReason(values.reason),
        endsDownloads: values['end-downloads'] === true,
      }
    case 'payment': {
      const [session = '', amount = ''] = getOperands(
        'refund payment ID AMOUNT --reason TEXT',
        operands,
      )
      return {
        name: 'refund payment',
        session: parseSession(session),
        amount: parseEuros(amount, 0.01, maxRefundEuros),
        reason: parseReason(values.reason),
      }
    }
    case undefined:
      throw new UsageError(
        'Say what to refund. Usage: npm run shop -- refund order NUMBER --reason TEXT',
      )
    default:
      throw new UsageError(explainUnknown('refund command', action, actions))
  }
}

function parseSession(text: string): string {
  if (/^ps_[0-9a-f]+$/.test(text)) return text
  throw new UsageError(`ID must be the id of a payment such as ps_12ab; “payments” lists them.`)
}
