import { expect } from 'vitest'
import type { OutboxEmail } from '#provider/platform/mail/mail-queue.store.ts'
import type { MailServer } from '#provider/options.ts'
import { generousLimits } from './generous-limits.ts'
import { openShop } from './open-shop.ts'
import type { ShopOptions } from './open-shop.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { createTestTimer, ownTaskCount } from '../test-timer.ts'

let requestCount = 0

/**
 * Opens a shop that sends its emails to the mail server, and waits until its scheduled tasks have
 * looked for work.
 */
export async function openMailingShop(mailServer: MailServer | null, options: ShopOptions = {}) {
  const timer = createTestTimer()
  const provider = await openShop({
    // Sign-ups would otherwise add verification emails.
    limits: { ...generousLimits, verificationRecipient: { points: 0, seconds: 3600 } },
    ...options,
    timer,
    mailServer,
  })
  await expect.poll(timer.countWaits).toBe(mailServer === null ? ownTaskCount : ownTaskCount + 2)

  async function readEmails(): Promise<OutboxEmail[]> {
    const db = await openTestDatabase(provider.folder)
    const emails = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
    await db.destroy()
    return emails
  }

  /** Reads the outbox without the alerts about emails, oldest email first. */
  async function readOutbox(): Promise<OutboxEmail[]> {
    return (await readEmails()).filter(({ kind }) => kind !== 'owner-alert')
  }

  /** Reads the alerts about emails. */
  async function readAlerts(): Promise<OutboxEmail[]> {
    return (await readEmails()).filter(({ kind }) => kind === 'owner-alert')
  }

  return Object.assign(provider, {
    timer,
    readOutbox,
    readAlerts,
    /**
     * Submits a withdrawal as a guest, which sends a receipt to the guest and a request to the
     * owner.
     */
    withdraw: async (email: string) => {
      requestCount += 1
      const request = { request_id: `request-number-${requestCount}`, name: 'Ann Bee' }
      const { status } = await provider.call('/api/v1/withdrawals', {
        body: { ...request, email, contract: 'Order 12' },
      })
      expect(status).toBe(200)
    },
    /** Requests a reset link for a new customer and returns the customer's address. */
    forgetPassword: async () => {
      const { email } = await provider.signUp()
      await provider.call('/api/v1/customer/forgot-password', { body: { email } })
      return email
    },
    /** Sets a new password with the link in the oldest email of the outbox. */
    replacePassword: async (email: string) => {
      const token = /token=([\w-]+)/.exec((await readOutbox())[0]?.text ?? '')?.[1]
      const password = 'another long password'
      const body = { token, email, password, password_confirmation: password }
      const { status } = await provider.call('/api/v1/customer/reset-password', { body })
      expect(status).toBe(200)
    },
    /** Advances the clock by seconds and lets the process finish its work. */
    pass: async (seconds: number) => {
      provider.wait(seconds)
      await timer.advanceToNextWaits(60_000)
    },
    /** Waits until all emails have these states. */
    expectStates: async (states: readonly OutboxEmail['state'][]) =>
      await expect.poll(async () => (await readOutbox()).map(({ state }) => state)).toEqual(states),
    /** Waits until the alerts about emails are as given. */
    expectAlerts: async (alerts: readonly Partial<OutboxEmail>[]) =>
      await expect.poll(readAlerts).toMatchObject(alerts),
    /** Waits until this many attempts to send the first email have failed. */
    expectFailures: async (attempts: number) => {
      const readFirst = async () => {
        const [email] = await readOutbox()
        return { attempts: email?.attempts, hasFailed: email?.last_error !== null }
      }
      await expect.poll(readFirst).toEqual({ attempts, hasFailed: true })
    },
  })
}
