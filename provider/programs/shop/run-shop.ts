import { encodeLines } from '../../platform/terminal/encode-text.ts'
import { describeDatabase, requireShop } from '../../platform/database/open-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { announceShop } from '../../owner/announce-shop.ts'
import type { OwnShop } from '../../owner/own-shop.ts'
import { confirm } from '../../platform/terminal/confirm.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { openOutput } from '../../platform/terminal/progress.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'
import { withRegisteredDatabase } from '../../platform/database/with-registered-database.ts'
import { runBackup } from '../backup/backup.cli.ts'
import { runCodes } from '../../carts/codes.cli.ts'
import { checkBooks, joinFindings, printCheck } from '../check/check.cli.ts'
import type { Findings } from '../check/check.cli.ts'
import { checkFiles } from '../files/files.cli.ts'
import { runInvoices } from '../../orders/invoices/invoices.cli.ts'
import { listMail, sendMail, testMail } from '../../owner/mail/mail.cli.ts'
import { previewMail } from './preview/preview.cli.ts'
import { runCustomers } from '../../accounts/customers.cli.ts'
import { describeAct } from './describe-act.ts'
import { runPayments } from '../../payments/commands/payments.cli.ts'
import { runMessages } from '../../contact/messages.cli.ts'
import { runRefund } from '../../refunds/refunds.cli.ts'
import { runOrders } from '../../orders/orders.cli.ts'
import type { OrderSources } from '../../orders/order-sources.ts'
import { findLastPayment } from '../../payments/last-payment.store.ts'
import {
  listOpenWithdrawals,
  listWithdrawalsOfOrder,
} from '../../refunds/withdrawals/order-withdrawals.store.ts'
import { runVat } from '../../vat/vat.cli.ts'
import { runWithdrawals } from '../../refunds/withdrawals/withdrawals.cli.ts'
import type { BackupCommand } from '../backup/parse-backup.ts'
import { parseShopArguments, shopUsage } from './shop-arguments.ts'
import type { CheckCommand, ShopCommand } from './shop-arguments.ts'

/** The data of orders in modules that depend on `orders`. */
const orderSources: OrderSources = {
  findLastPayment,
  listOpenWithdrawals,
  listWithdrawalsOfOrder,
}

/**
 * Runs `npm run shop` and returns the exit status: 0 for success, 1 for problems, 2 for invalid
 * arguments. `readShop` reads the settings, and `checkSettings` returns their problems for `check`.
 * Never rejects.
 */
export async function runShop(
  args: readonly string[],
  readShop: () => Promise<OwnShop>,
  checkSettings: () => Promise<Findings> = async () => ({
    problems: [],
    notes: [],
    asked: [],
    unasked: ['the settings'],
  }),
): Promise<number> {
  try {
    const parsed = parseShopArguments(args)
    if (parsed === null) {
      process.stdout.write(`${shopUsage}\n`)
      return 0
    }
    const { command, isJson, isConfirmed } = parsed
    const output = openOutput(isJson)
    const readAnnounced = async () => {
      const shop = await readShop()
      announceShop(shop)
      return shop
    }
    if (command.name === 'check') {
      const books = await checkBooks(async () => (await readAnnounced()).location)
      const data = joinFindings(books, await checkFiles(readShop, command))
      return printCheck(joinFindings(await checkSettings(), data), output) ? 0 : 1
    }
    const shop = await readAnnounced()
    const act = describeAct(command)
    if (act !== null) await confirm(act, isConfirmed, shop.ask)
    return (await run(command, shop, output)) ? 0 : 1
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${encodeLines(message)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

async function runInShop(
  db: Database,
  command: Exclude<
    ShopCommand,
    BackupCommand | CheckCommand | { name: 'mail test' | 'mail preview' }
  >,
  shop: OwnShop,
  output: Output,
): Promise<boolean> {
  switch (command.name) {
    case 'mail':
      return await listMail(db, output)
    case 'mail send':
      return await sendMail(db, command, { ...shop, output })
    case 'payments':
      return await runPayments(db, command, output)
    case 'refund order':
    case 'refund payment':
      return await runRefund(db, command, shop, output)
    case 'orders':
    case 'order':
      return await runOrders(db, command, orderSources, output)
    case 'withdrawals':
    case 'withdrawals accept':
    case 'withdrawals close':
      return await runWithdrawals(db, command, shop, output)
    case 'customers':
    case 'customer':
    case 'customers block':
    case 'customers unblock':
    case 'customers email':
    case 'customers reset':
    case 'customers export':
    case 'customers delete':
      return await runCustomers(db, command, shop, output)
    case 'messages':
    case 'message':
    case 'messages answered':
    case 'messages delete':
      return await runMessages(db, command, output)
    case 'vat':
    case 'vat invoices':
      return await runVat(db, command, shop.config, output)
    case 'invoices continue':
      return await runInvoices(db, command, shop.config, output)
    default:
      return await runCodes(db, command, output)
  }
}

function isBackup(command: Exclude<ShopCommand, CheckCommand>): command is BackupCommand {
  return command.name === 'backup' || command.name === 'restore'
}

async function run(
  command: Exclude<ShopCommand, CheckCommand>,
  shop: OwnShop,
  output: Output,
): Promise<boolean> {
  if (command.name === 'mail test') return await testMail(command.address, shop, output)
  if (command.name === 'mail preview') return await previewMail(command, shop, output)
  try {
    if (isBackup(command)) return await runBackup(command, shop, output)
    await requireShop(shop.location)
    return await withRegisteredDatabase(shop.location, (db) => runInShop(db, command, shop, output))
  } catch (error) {
    const reason = explainStorageFailure(error)
    if (reason === null) throw error
    const place = describeDatabase(shop.location)
    throw new Error(`The shop’s data cannot be used (${place}): ${reason}.`, { cause: error })
  }
}
