import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { blockCustomer, unblockCustomer } from './block-customer.ts'
import { closeAccount } from './close-account.ts'
import { exportCustomer } from './export-customer.ts'
import { findCustomerById, findCustomers } from './found-customers.store.ts'
import { openPictures } from './profile/open-pictures.ts'
import { toEmailDependencies } from '../owner/command-emails.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { correctEmail } from './email-address/correct-email.ts'
import { toCustomerJson, describeCustomerState, printCustomer } from './customer-details.ts'
import { formatTime } from '../platform/terminal/format-time.ts'
import type { CustomersCommand } from './parse-customers.ts'
import type { OwnShop } from '../owner/own-shop.ts'
import { sendResetLinkForOwner } from './passwords/send-reset-link.ts'

const maxCellWidth = 60

/** Runs `customers`: shows customers or performs an action on one; returns true. */
export async function runCustomers(
  db: Database,
  command: CustomersCommand,
  shop: OwnShop,
  output: Output,
): Promise<boolean> {
  if (command.name === 'customers') {
    await printCustomers(db, command, output)
    return true
  }
  const customer = await requireCustomer(db, command.id)
  if (command.name === 'customer') {
    await printCustomer(db, customer, output)
    return true
  }
  if (customer.deleted_at !== null && command.name !== 'customers export') {
    throw new UsageError(`The account of customer ${command.id} is deleted.`)
  }
  report(output, command, await change(db, command, customer, shop))
  return true
}

type Change = Exclude<CustomersCommand, { readonly name: 'customers' | 'customer' }>

/** Performs the action and returns a message about it for the owner. */
async function change(
  db: Database,
  command: Change,
  customer: CustomerRow,
  shop: OwnShop,
): Promise<string> {
  const now = new Date()
  const { id } = command
  switch (command.name) {
    case 'customers block':
      await blockCustomer(db, { ...command, now })
      return 'is blocked; all sessions have ended'
    case 'customers unblock':
      await unblockCustomer(db, { ...command, now })
      return 'can log in again'
    case 'customers export':
      return `is exported to ${await writeExport(db, command, shop.workingFolder, now)}`
    case 'customers email':
      return await changeEmail(db, customer, command.address, shop, now)
    case 'customers reset':
      return await sendLink(db, customer, shop, now)
    case 'customers delete': {
      const { objectStore } = shop
      const pictures = openPictures({ dataDir: shop.location.dataDir, objectStore })
      const affairs = await closeAccount(db, pictures, id, now)
      if (affairs.length === 0) {
        return 'is deleted; orders, invoices, payments and withdrawals stay, as the law requires'
      }
      throw new Error(
        `The account cannot be deleted yet. Settle first: ${affairs.join('; ')}. Nothing was done.`,
      )
    }
  }
}

const noMailServer = 'gets no email, because this shop has no mail server; the outbox has the link'

async function changeEmail(
  db: Database,
  customer: CustomerRow,
  address: string,
  shop: OwnShop,
  now: Date,
): Promise<string> {
  const refusal = await correctEmail(toEmailDependencies(db, shop, now), customer, address)
  if (refusal === 'same_email') throw new UsageError(`${address} is already the address.`)
  if (refusal === 'email_taken') {
    throw new UsageError(`${address} belongs to another customer; “customers find” shows whom.`)
  }
  return shop.mailServer === null
    ? noMailServer
    : `keeps the address ${customer.email} until the link in the email to ${address} is opened, within 24 hours`
}

async function sendLink(
  db: Database,
  customer: CustomerRow,
  shop: OwnShop,
  now: Date,
): Promise<string> {
  if (!(await sendResetLinkForOwner(toEmailDependencies(db, shop, now), customer))) {
    throw new UsageError(
      `The customer ${customer.id} is blocked; “customers unblock” accepts them.`,
    )
  }
  return shop.mailServer === null
    ? noMailServer
    : 'gets an email with a link for a new password, valid for 24 hours'
}

/** Writes a new file that only the owner can read, and returns its path. */
async function writeExport(
  db: Database,
  { id, file }: Extract<Change, { readonly name: 'customers export' }>,
  workingFolder: string,
  now: Date,
): Promise<string> {
  const path = resolve(workingFolder, file)
  await exportCustomer(db, id, now, async (exported) => {
    const text = `${JSON.stringify(exported, null, 2)}\n`
    await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
      const reason = isTaken ? 'it already exists' : String((error as Error).message)
      throw new UsageError(`The file ${path} cannot be written: ${reason}.`)
    })
  })
  return path
}

function report(output: Output, { name, id }: Change, what: string): void {
  const event = name.replace(' ', '-')
  output.print(
    output.isJson ? JSON.stringify({ event, customer: id, what }) : `The customer ${id} ${what}.`,
  )
}

async function requireCustomer(db: Database, id: number): Promise<CustomerRow> {
  const customer = await findCustomerById(db, id)
  if (customer !== null) return customer
  throw new UsageError(`There is no customer ${id}; “customers find TEXT” finds them.`)
}

async function printCustomers(
  db: Database,
  { text, limit }: Extract<CustomersCommand, { readonly name: 'customers' }>,
  output: Output,
): Promise<void> {
  const { customers, total } = await findCustomers(db, text, limit)
  if (output.isJson) {
    for (const customer of customers) {
      output.print(JSON.stringify({ event: 'customer', ...toCustomerJson(customer) }))
    }
    return
  }
  if (total === 0) return output.print('There are no such customers.')
  const head = ['customer', 'since (UTC)', 'email', 'name', 'state']
  const rows = customers.map((customer) => [
    String(customer.id),
    formatTime(customer.created_at),
    customer.email,
    `${customer.first_name} ${customer.last_name}`.trim(),
    describeCustomerState(customer),
  ])
  output.print(formatTable([head, ...rows], maxCellWidth))
  const rest = total > customers.length ? `; --limit ${total} shows all ${total}` : ''
  output.print(`${customers.length} ${customers.length === 1 ? 'customer' : 'customers'}${rest}.`)
}
