import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { openMailingShop } from '../../../support/shops/mailing-shop.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../../support/database/test-database.ts'
import type { WithdrawalPlan } from '../../../support/programs/withdraw-until-killed.ts'

const programPath = join(import.meta.dirname, '../../../support/programs/withdraw-until-killed.ts')
/** The number of emails a process sends concurrently. */
const lanes = 2

/** Runs the program until it exits, or kills it after a number of withdrawals. */
async function run(plan: WithdrawalPlan, killAfter = Infinity) {
  const child = spawn(process.execPath, [programPath, JSON.stringify(plan)])
  onTestFinished(() => void child.kill('SIGKILL'))
  const acknowledged: string[] = []
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(line)
    if (acknowledged.length === killAfter) child.kill('SIGKILL')
  })
  const [status, signal] = await once(child, 'close')
  return { acknowledged, exit: signal ?? (status === 0 ? 'finished' : errors) }
}

/** Leaves the queue's lease as a process killed while looking for emails would. */
async function leaveLease(folder: string): Promise<void> {
  const db = await openTestDatabase(folder)
  const lease = { name: 'mail-queue', holder: 'the killed process', renewals: 0 }
  await db
    .insertInto('task_leases')
    .values(lease)
    // Makes sure that it has been left.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await db.destroy()
}

test('if one of four processes is killed, no email is lost, and at most those in progress are sent twice [P5.05]', async () => {
  const server = await openMailServer()
  const folder = await createTemporaryFolder()
  await (await openTestDatabase(folder)).destroy()
  const runs = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name, index) => {
      const addresses = Array.from({ length: 8 }, (_, number) => `${name}${number}@example.com`)
      const plan = { folder, mailServer: server.settings, addresses }
      return run(plan, index === 0 ? 3 : Infinity)
    }),
  )
  expect(runs.map(({ exit }) => exit)).toEqual(['SIGKILL', 'finished', 'finished', 'finished'])

  await leaveLease(folder)

  // Emails in progress in the killed process are due again after a while.
  const later = new Date('2026-03-01T12:30:00Z')
  const shop = await openMailingShop(server.settings, { folder, clock: () => later })
  // An ended process's lease is free at the second check that finds it unrenewed.
  await shop.pass(60)
  const isSent = async () => (await shop.readOutbox()).every(({ state }) => state === 'sent')
  await expect.poll(isSent).toBe(true)
  const emails = await shop.readOutbox()
  const stored = emails.map(({ message_id: id }) => id)
  const received = server.received.map(({ messageId }) => messageId ?? '')
  expect(new Set(received)).toEqual(new Set(stored))
  expect(received.length - stored.length).toBeLessThanOrEqual(lanes)
  const recipients = new Set(emails.map(({ to }) => to))
  for (const address of runs.flatMap(({ acknowledged }) => acknowledged)) {
    expect(recipients).toContain(address)
  }
})
