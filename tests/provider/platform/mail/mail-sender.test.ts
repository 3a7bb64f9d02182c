import { expect, test } from 'vitest'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import { createMetrics } from '#provider/platform/telemetry/metrics.ts'
import { defaultLimits } from '#provider/platform/mail/smtp-transport.ts'
import { openTestSender } from '../../../support/network/mail-sender.ts'

const minuteMs = 60_000
const unavailable = { kind: 'unavailable', reason: 'ECONNREFUSED', code: 'ECONNECTION' } as const

test('a server has minutes to accept an email [P5.05]', () => {
  expect(defaultLimits.silence).toBeGreaterThanOrEqual(5 * minuteMs)
  expect(defaultLimits.attempt).toBeGreaterThan(defaultLimits.silence)
})

test('behind an email that has failed for hours, new ones wait minutes and keep their attempt count [P5.05]', async () => {
  const shop = await openTestSender()
  shop.onSend = async () => unavailable
  const old = await shop.queue()
  for (let attempts = 1; attempts <= 6; attempts += 1) {
    await shop.work()
    shop.pass(120 * minuteMs)
  }
  expect(await shop.read(old)).toMatchObject({ attempts: 6 })
  let fresh = 0
  shop.onSend = async () => {
    fresh = await shop.queue()
    return unavailable
  }
  await shop.work()
  const delayed = await shop.read(fresh)
  expect(delayed).toMatchObject({ attempts: 0, last_error: 'ECONNREFUSED' })
  const wait = Date.parse(delayed.next_at ?? '') - shop.now().getTime()
  expect(wait).toBe(5 * minuteMs)
})

test('attempts to send an email are counted by outcome [P9.07]', async () => {
  const metrics = createMetrics()
  const shop = await openTestSender({ ...noTelemetry, ...metrics })
  const failures = (['refused', 'delayed', 'unavailable'] as const).map((kind) => ({
    ...unavailable,
    kind,
  }))
  for (const answer of [null, null, ...failures]) {
    shop.onSend = async () => answer
    await shop.queue()
    await shop.work()
  }
  const values = (await metrics.read()).find(({ name }) => name === 'overtone_mails_total')?.values
  const counted = values?.map(({ labels, value }) => [labels['outcome'], value])
  expect(Object.fromEntries(counted ?? [])).toEqual({
    sent: 2,
    refused: 1,
    delayed: 1,
    unavailable: 1,
  })
})

test("one email's result does not change another that is being sent [P5.05]", async () => {
  const shop = await openTestSender()
  const [first, second] = [await shop.queue(), await shop.queue()]
  const answer = Promise.withResolvers<null>()
  const sending = Promise.withResolvers<void>()
  shop.onSend = async (id) => {
    if (id === second) return unavailable
    sending.resolve()
    return await answer.promise
  }
  const sendingFirst = shop.sender.sendOne(await shop.read(first))
  await sending.promise
  shop.pass(minuteMs / 2)
  const before = await shop.read(first)
  await shop.work()
  expect(await shop.read(second)).toMatchObject({ last_error: 'ECONNREFUSED' })
  expect(await shop.read(first)).toEqual(before)
  answer.resolve(null)
  expect(await sendingFirst).toBeNull()
})

test('an email is logged as given up only by the process that gives it up [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  shop.onSend = async () => {
    const changes = { state: 'sent' as const, next_at: null }
    await shop.database.updateTable('outbox').set(changes).where('id', '=', id).execute()
    return { kind: 'refused', reason: '550', code: 'EENVELOPE 550' }
  }
  await shop.work()
  expect(await shop.read(id)).toMatchObject({ state: 'sent' })
  expect(shop.entries).toEqual([])
})

test('an email being sent or just sent by the shop is not also sent by a command [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  const queued = await shop.read(id)
  shop.onSend = async () => {
    expect(await shop.sender.sendOne(await shop.read(id))).toBeUndefined()
    expect(await shop.sender.sendOne(queued)).toBeUndefined()
    return null
  }
  await shop.work()
  expect(await shop.sender.sendOne(queued)).toBeUndefined()
  expect(shop.sentNumbers).toEqual([id])
  expect(await shop.read(id)).toMatchObject({ state: 'sent', attempts: 1 })
  shop.onSend = async () => null
  expect(await shop.sender.sendOne(await shop.read(id))).toBeNull()
  expect(await shop.read(id)).toMatchObject({ state: 'sent', attempts: 2 })
})

test("while the database fails, recording an email's acceptance is retried [P5.05]", async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  let failures = 3
  shop.onSend = async () => {
    shop.onUpdate = () => {
      failures -= 1
      if (failures >= 0) throw new Error('The disk is full.')
    }
    return null
  }
  const progress = { isDone: false }
  void shop.work().then(() => (progress.isDone = true))
  while (!progress.isDone) {
    shop.timer.advance(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await shop.read(id)).toMatchObject({ state: 'sent' })
  expect(shop.sentNumbers).toEqual([id])
  expect(shop.entries.map(({ event }) => event)).toEqual(['task-failed', 'mail-sent'])
})

test('a closing sender does not wait for a failing database [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  const failing = Promise.withResolvers<void>()
  shop.onSend = async () => {
    shop.onUpdate = () => {
      failing.resolve()
      throw new Error('The disk is full.')
    }
    return null
  }
  const working = shop.work()
  await failing.promise
  await shop.sender.close()
  await working
  expect(await shop.read(id)).toMatchObject({ state: 'queued', last_error: null })
})

test('a failed attempt is recorded even if the other emails cannot be deferred [P5.05]', async () => {
  const shop = await openTestSender()
  const id = await shop.queue()
  let updates = 0
  shop.onSend = async () => {
    shop.onUpdate = () => {
      updates += 1
      if (updates > 1) throw new Error('deadlock detected')
    }
    return unavailable
  }
  await shop.work()
  expect(await shop.read(id)).toMatchObject({ attempts: 1, last_error: 'ECONNREFUSED' })
})

test('after a long downtime, an email that was never tried is tried once before it is given up [P5.05]', async () => {
  const shop = await openTestSender()
  const expiresAt = new Date(shop.now().getTime() + 96 * 60 * minuteMs).toISOString()
  const order = await shop.queue({ expires_at: expiresAt })
  const reset = await shop.queue({ kind: 'reset', expires_at: expiresAt })
  shop.onSend = async () => unavailable
  shop.pass(120 * 60 * minuteMs)
  await shop.work()
  expect(shop.sentNumbers).toEqual([order])
  expect(await shop.read(order)).toMatchObject({ state: 'queued', last_error: 'ECONNREFUSED' })
  shop.pass(10 * minuteMs)
  await shop.work()
  expect(await shop.read(order)).toMatchObject({ state: 'dead', last_error: 'ECONNREFUSED' })
  expect(await shop.read(reset)).toMatchObject({ state: 'dead' })
  expect(shop.sentNumbers).toEqual([order])
})

test('a closing sender claims no further email and finishes the one it is sending [P5.05]', async () => {
  const shop = await openTestSender()
  const [first, second] = [await shop.queue(), await shop.queue()]
  const answer = Promise.withResolvers<null>()
  const sending = Promise.withResolvers<void>()
  shop.onSend = async () => {
    sending.resolve()
    return await answer.promise
  }
  const working = shop.work()
  await sending.promise
  shop.sender.stop()
  shop.sender.wake()
  answer.resolve(null)
  await working
  expect(shop.sentNumbers).toEqual([first])
  expect(await shop.read(first)).toMatchObject({ state: 'sent' })
  expect(await shop.read(second)).toMatchObject({ state: 'queued', attempts: 0 })
})
