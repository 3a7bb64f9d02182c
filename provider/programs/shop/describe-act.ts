import { formatMoney } from '../../platform/texts/locales.ts'
import type { ShopCommand } from './shop-arguments.ts'

/**
 * Describes a command that the owner must confirm, because it gives money away or is irreversible;
 * null for any other command.
 */
export function describeAct(command: ShopCommand): string | null {
  switch (command.name) {
    case 'refund order': {
      const what = `${formatLines(command.lines)}order ${command.order}`
      const end = command.endsDownloads ? ' and end the downloads' : ''
      return `Refund ${what} to the balance${end}`
    }
    case 'refund payment':
      return `Refund ${formatMoney(command.amount, 'en')} of the payment ${command.session} to the card`
    case 'withdrawals accept': {
      const order =
        command.order === null ? '' : `for ${formatLines(command.lines)}order ${command.order} `
      return `Accept the withdrawal W-${command.id} ${order}and refund it`
    }
    case 'codes discount':
      return `Create the discount code ${command.code} of ${command.percent}%`
    case 'codes gift-card':
      return `Create a gift card of ${formatMoney(command.amount, 'en')}`
    case 'invoices continue':
      return `Continue the ${command.series.replace('-', ' ')} with the number ${command.next}`
    case 'customers delete':
      return `Delete the account of customer ${command.id} for good`
    default:
      return null
  }
}

function formatLines(lines: readonly number[] | null): string {
  if (lines === null) return ''
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')} of `
}
