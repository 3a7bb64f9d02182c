import { readOptions } from '../../platform/terminal/read-options.ts'
import { explainUnknown, UsageError } from '../../platform/terminal/usage-error.ts'
import { getOperands, optionExamples, shopOptions } from '../../platform/terminal/operands.ts'
import type { ShopOptions } from '../../platform/terminal/operands.ts'
import { createBackupParser } from '../backup/parse-backup.ts'
import type { BackupCommand } from '../backup/parse-backup.ts'
import { parseCodesCommand } from '../../carts/parse-codes.ts'
import type { CodesCommand } from '../../carts/parse-codes.ts'
import { parseInvoicesCommand } from '../../orders/invoices/parse-invoices.ts'
import type { InvoicesCommand } from '../../orders/invoices/parse-invoices.ts'
import { parseMailCommand } from '../../owner/mail/parse-mail.ts'
import type { MailCommand } from '../../owner/mail/parse-mail.ts'
import { parseCustomersCommand } from '../../accounts/parse-customers.ts'
import type { CustomersCommand } from '../../accounts/parse-customers.ts'
import { parseVatCommand } from '../../vat/parse-vat.ts'
import type { VatCommand } from '../../vat/parse-vat.ts'
import { parsePaymentsCommand } from '../../payments/commands/parse-payments.ts'
import type { PaymentsCommand } from '../../payments/commands/parse-payments.ts'
import { parseRefundCommand } from '../../refunds/parse-refund.ts'
import type { RefundCommand } from '../../refunds/parse-refund.ts'
import { parseOrdersCommand } from '../../orders/parse-orders.ts'
import type { OrdersCommand } from '../../orders/parse-orders.ts'
import { parseWithdrawalsCommand } from '../../refunds/withdrawals/parse-withdrawals.ts'
import type { WithdrawalsCommand } from '../../refunds/withdrawals/parse-withdrawals.ts'
import { parseMessagesCommand } from '../../contact/parse-messages.ts'
import type { MessagesCommand } from '../../contact/parse-messages.ts'

/** Lists the problems to fix before the shop takes real money. */
export interface CheckCommand {
  readonly name: 'check'
  /** True to read and hash all files of a bucket. */
  readonly readsContent: boolean
}

/** A parsed command of the owner. */
export type ShopCommand =
  | CheckCommand
  | OrdersCommand
  | WithdrawalsCommand
  | MessagesCommand
  | CustomersCommand
  | PaymentsCommand
  | RefundCommand
  | VatCommand
  | InvoicesCommand
  | CodesCommand
  | MailCommand
  | BackupCommand

/** A command and the options common to all commands. */
export interface ShopArguments {
  readonly command: ShopCommand
  /** True to print lines as JSON objects. */
  readonly isJson: boolean
  /** True if the owner passed `--yes` to skip confirmations. */
  readonly isConfirmed: boolean
}

export const shopUsage = `Usage: npm run shop -- COMMAND

  check [--content]       lists what is missing before the shop can take real money, and with the
                          option also reads each stored file and compares its hash

  orders [--customer EMAIL] [--limit 20]
                          lists the newest orders
  orders NUMBER           shows an order with its payment, refunds, withdrawals and emails
  withdrawals             lists the withdrawals from orders that wait for you
  withdrawals accept NUMBER [ORDER] [--lines 1,3]
                          refunds the way it was paid, and ends the downloads
  withdrawals close NUMBER --reason TEXT
                          closes one that was refused or settled in another way

  customers [find TEXT] [--limit 20]
                          lists the newest customers, or those whose name or email contains a text
  customers NUMBER        shows a customer
  customers block NUMBER --reason TEXT, customers unblock NUMBER --reason TEXT
                          blocks a customer from now on, or ends that
  customers email NUMBER ADDRESS
                          changes a customer’s address once the link sent to the new one is opened
  customers reset NUMBER  sends a customer a link for a new password
  customers export NUMBER FILE
                          writes all data about a customer to a JSON file
  customers delete NUMBER deletes an account as far as the law allows

  messages [--customer EMAIL] [--limit 20]
                          lists the newest messages from the contact form
  messages NUMBER         shows a message
  messages answered NUMBER
                          marks a message as answered
  messages delete NUMBER  deletes a message and its email

  payments [--customer EMAIL] [--limit 20]
                          lists the newest payments and how much of each is unspent
  refund order NUMBER [--lines 1,3] [--end-downloads] --reason TEXT
                          returns the price to the balance and issues a credit note, or ends
                          the downloads of what was refunded before
  refund payment ID AMOUNT --reason TEXT
                          refunds unspent Tunes to the card, in euros

  vat QUARTER [--csv]     sums the VAT of a quarter such as 2026-Q4 by country and rate
  vat invoices QUARTER [--csv]
                          lists the invoices and credit notes of a quarter
  invoices continue NUMBER [--credit-notes]
                          gives the next invoice of this year a higher number, after a backup was
                          restored

  codes                   lists the discount codes and gift cards
  codes discount CODE PERCENT [--limit 100] [--until 2026-12-31]
                          creates a discount code, which each customer can use once
  codes gift-card AMOUNT [--code CODE] [--until 2026-12-31]
                          creates a gift card in euros, by default with a new random code
  codes limit CODE NUMBER limits how often a discount code is used; none removes the limit
  codes off CODE          refuses a code from now on
  codes on CODE           accepts it again

  mail                    lists the emails that were not delivered
  mail send ID [--to ADDRESS]
                          sends an email again, whatever its state, or to another address
  mail send all           sends all emails again that were given up
  mail preview [NAME] [--language de] [--html]
                          shows what emails say, with sample data
  mail test ADDRESS       sends a test email and, with ALERT_WEBHOOK_URL, a test post

  backup FOLDER           copies the database and all files of the running shop to a new folder
  restore FOLDER          restores a backup to the empty DATA_DIR, and to DATABASE_URL if it is set

  Commands that give money away ask first; --yes agrees, for scripts.
  --json prints each line as a JSON object. Dates end at midnight UTC.
  docs/commands.md explains the commands, and docs/run-your-own.md where to begin.`

/** A command with its subcommands, and its options besides those of every command. */
interface CommandParser {
  readonly parse: (operands: readonly string[], values: ShopOptions) => ShopCommand
  /** Options of the subcommand `*` apply to all. */
  readonly options: readonly (readonly [subcommand: string, option: keyof ShopOptions])[]
}

const commands: Readonly<Record<string, CommandParser>> = {
  check: {
    parse: (operands, { content: readsContent = false }) => {
      getOperands('check', operands)
      return { name: 'check', readsContent }
    },
    options: [['', 'content']],
  },
  orders: {
    parse: parseOrdersCommand,
    options: [
      ['', 'customer'],
      ['', 'limit'],
    ],
  },
  withdrawals: {
    parse: parseWithdrawalsCommand,
    options: [
      ['accept', 'lines'],
      ['close', 'reason'],
    ],
  },
  customers: {
    parse: parseCustomersCommand,
    options: [
      ['', 'limit'],
      ['find', 'limit'],
      ['block', 'reason'],
      ['unblock', 'reason'],
    ],
  },
  messages: {
    parse: parseMessagesCommand,
    options: [
      ['', 'customer'],
      ['', 'limit'],
    ],
  },
  payments: {
    parse: parsePaymentsCommand,
    options: [
      ['', 'customer'],
      ['', 'limit'],
    ],
  },
  refund: {
    parse: parseRefundCommand,
    options: [
      ['order', 'lines'],
      ['order', 'reason'],
      ['order', 'end-downloads'],
      ['payment', 'reason'],
    ],
  },
  vat: { parse: parseVatCommand, options: [['*', 'csv']] },
  invoices: { parse: parseInvoicesCommand, options: [['continue', 'credit-notes']] },
  codes: {
    parse: parseCodesCommand,
    options: [
      ['discount', 'limit'],
      ['discount', 'until'],
      ['gift-card', 'code'],
      ['gift-card', 'until'],
    ],
  },
  mail: {
    parse: parseMailCommand,
    options: [
      ['send', 'to'],
      ['preview', 'language'],
      ['preview', 'html'],
    ],
  },
  backup: { parse: createBackupParser('backup'), options: [] },
  restore: { parse: createBackupParser('restore'), options: [] },
}

/** Parses the command line; returns null for help. Throws a `UsageError`. */
export function parseShopArguments(args: readonly string[]): ShopArguments | null {
  const { values, positionals } = readOptions(args, shopOptions, optionExamples)
  const { json, help, yes, ...commandOptions } = values
  const [word, ...operands] = positionals
  if (help === true || word === undefined) return null
  const command = commands[word]
  if (command === undefined) {
    throw new UsageError(explainUnknown('command', word, Object.keys(commands)))
  }
  const parsed = command.parse(operands, commandOptions)
  requireOwnOptions(command, [word, operands[0] ?? ''], commandOptions)
  return { command: parsed, isJson: json === true, isConfirmed: yes === true }
}

function requireOwnOptions(
  { options }: CommandParser,
  [word, subcommand]: readonly [string, string],
  commandOptions: ShopOptions,
): void {
  const wrong = Object.keys(commandOptions).find(
    (name) =>
      !options.some(
        ([owner, option]) => (owner === '*' || owner === subcommand) && option === name,
      ),
  )
  if (wrong === undefined) return
  const right = Object.entries(commands).flatMap(([name, command]) =>
    command.options
      .filter(([, option]) => option === wrong)
      .map(([owner]) => `${name} ${owner === '*' ? '' : owner}`.trim()),
  )
  throw new UsageError(
    `--${wrong} belongs to ${right.join(' and ')}, not to ${`${word} ${subcommand}`.trim()}.`,
  )
}
