/**
 * A test program that submits withdrawals as guests, prints the email address of each accepted one
 * and sends their emails. It can be killed at any time.
 */
import { writeSync } from 'node:fs'
import type { MailServer } from '../../../provider/options.ts'
import { startShop } from '../shops/shop.ts'

/** The argument of the program as JSON. */
export interface WithdrawalPlan {
  readonly folder: string
  readonly mailServer: MailServer
  readonly addresses: readonly string[]
}

const { folder, mailServer, addresses } = JSON.parse(process.argv[2] ?? '') as WithdrawalPlan
const shop = await startShop(folder, { mailServer, limitFactor: 1000, limits: {} })
for (const email of addresses) {
  const request = {
    request_id: `request-of-${email.replaceAll(/\W/g, '-')}`,
    email,
    contract: 'Order 12',
  }
  const { status } = await shop.withdraw(request)
  if (status !== 200) throw new Error(`the withdrawal of ${email} has the status ${status}`)
  writeSync(1, `${email}\n`)
}
await shop.close()
