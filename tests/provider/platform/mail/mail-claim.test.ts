import { expect, test } from 'vitest'
import { claimEmail, hasDueEmails } from '#provider/platform/mail/mail-queue.store.ts'
import type { DeliveryFailure } from '#provider/platform/mail/delivery-failure.ts'
import { openTestSender } from '../../../support/network/mail-sender.ts'

const minuteMs = 60_000
const unavailable = { kind: 'unavailable', reason: 'ECONNREFUSED', code: 'ECONNECTION' } as const

test('a process suspended after its claim sends the email only after claiming it again [P5.05]', async () => {
  const shop = await openTestSender()
  let suspensions = 1
  shop.onClaim = () => {
    if (suspensions > 0) shop.pass(minuteMs * 0.75)
    suspensions -= 1
  }
  const id = await shop.queue()
  await shop.work()
  expect(shop.sentNumbers).toEqual([])
  shop.pass(minuteMs / 4)
  await shop.work()
  expect(shop.sentNumbers).toEqual([id])
})

test('an email that a server takes minutes to accept stays claimed by its process [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  shop.onSend = async () => {
    for (let minutes = 0; minutes < 10; minutes += 0.5) {
      shop.pass(minuteMs / 2)
      await shop.timer.advanceToNextWaits(minuteMs / 2)
      expect(await hasDueEmails(shop.database, shop.now())).toBe(false)
    }
    return null
  }
  await shop.work()
  expect(shop.sentNumbers).toEqual([id])
  expect(await shop.read(id)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('an email whose process was killed while sending is due a minute later [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  const killed = Promise.withResolvers<null>()
  const sending = Promise.withResolvers<void>()
  shop.onSend = async () => {
    sending.resolve()
    return await killed.promise
  }
  const work = shop.work()
  await sending.promise
  // The process's timer is stopped from here on.
  shop.pass(minuteMs - 1)
  expect(await hasDueEmails(shop.database, shop.now())).toBe(false)
  shop.pass(1)
  expect(await hasDueEmails(shop.database, shop.now())).toBe(true)
  expect((await shop.read(id)).state).toBe('queued')
  killed.resolve(null)
  await work
})

test('a process suspended while sending stops if another one has claimed the email [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  const aborted = Promise.withResolvers<DeliveryFailure>()
  const sending = Promise.withResolvers<void>()
  shop.onSend = async (_id, signal) => {
    signal?.addEventListener('abort', () => aborted.resolve(unavailable))
    sending.resolve()
    return await aborted.promise
  }
  const work = shop.work()
  await sending.promise
  shop.pass(minuteMs)
  const claimedUntil = new Date(shop.now().getTime() + minuteMs)
  const claim = { now: shop.now(), claimedUntil, messageId: '<other@label.example>' }
  expect((await claimEmail(shop.database, claim))?.id).toBe(id)
  shop.timer.advance(minuteMs)
  await work
  expect(await shop.read(id)).toMatchObject({
    attempts: 2,
    last_error: null,
    next_at: claimedUntil.toISOString(),
  })
})
