import { expect, test } from 'vitest'
import { fail, succeed } from '#app/provider/failure.ts'
import type { Broadcast } from '#app/server/cluster/broadcast.ts'
import { createTokenRenewals } from '#app/server/cluster/token-renewals.ts'
import { exampleCustomer } from '../../features/example-session.ts'

/** Opens the renewals of two connected processes. */
function openTwoProcesses() {
  const listeners: ((data: unknown) => void)[] = []
  const createBroadcast = (own: number): Broadcast => ({
    publish: (data) => listeners.filter((_, index) => index !== own).forEach((send) => send(data)),
    subscribe: (listener) => void listeners.push(listener),
  })
  const first = createTokenRenewals({ broadcast: createBroadcast(0) })
  const second = createTokenRenewals({ broadcast: createBroadcast(1) })
  return { first, second, listeners }
}

test('a token issued by one process is fresh in the others, which do not renew it again [P9.03]', () => {
  const { first, second } = openTwoProcesses()
  first.recordIssued('1|token')
  expect(second.isFresh('1|token')).toBe(true)
  expect(second.getCurrent('1|token')).toBe('1|token')
})

test('a browser that kept a replaced token stays logged in on any process [P9.03]', async () => {
  const { first, second } = openTwoProcesses()
  const session = { token: '2|new', customer: exampleCustomer }
  await first.renew('1|old', async () => succeed(session))
  expect(second.getCurrent('1|old')).toBe('2|new')
  expect(second.isFresh('2|new')).toBe(true)
})

test('a token that its provider does not replace is not its own replacement', async () => {
  const { first, second } = openTwoProcesses()
  const session = { token: '1|same', customer: exampleCustomer }
  await first.renew('1|same', async () => succeed(session))
  expect(second.getCurrent('1|same')).toBe('1|same')
  expect(second.isFresh('1|same')).toBe(true)
})

test('renewals that start while one is running get its response, and later ones their own', async () => {
  const { first } = openTwoProcesses()
  const failure = fail({ kind: 'timeout' })
  const sessions = ['2|new', '3|newer'].map((token) =>
    succeed({ token, customer: exampleCustomer }),
  )
  const responses = [failure, ...sessions]
  const renew = () => first.renew('1|old', async () => responses.shift() ?? expect.fail())
  expect(await Promise.all([renew(), renew()])).toEqual([failure, failure])
  expect(await renew()).toEqual(sessions[0])
  expect(await renew()).toEqual(sessions[1])
})

test('the newest 10,000 tokens are stored, and the oldest is evicted first', () => {
  const { first } = openTwoProcesses()
  for (let issued = 0; issued <= 10_000; issued += 1) first.recordIssued(`${issued}|token`)
  expect(['0|token', '1|token', '10000|token'].map(first.isFresh)).toEqual([false, true, true])
})

test('messages from another version of the shop are ignored', () => {
  const { first, listeners } = openTwoProcesses()
  for (const data of [null, 'token', { token: 7 }]) listeners[0]?.(data)
  expect(first.isFresh('token')).toBe(false)
})

test('a token is fresh for five minutes, and is used for an hour in place of the one it replaces', async () => {
  let time = 0
  const renewals = createTokenRenewals({ now: () => time })
  await renewals.renew('1|old', async () => succeed({ token: '2|new', customer: exampleCustomer }))
  const states = [5 * 60_000 - 1, 5 * 60_000, 60 * 60_000 - 1, 60 * 60_000].map((now) => {
    time = now
    return [renewals.isFresh('2|new'), renewals.getCurrent('1|old')]
  })
  expect(states).toEqual([
    [true, '2|new'],
    [false, '2|new'],
    [false, '2|new'],
    [false, '1|old'],
  ])
})

test('where requests are isolated, each one renews the token itself [P9.05]', async () => {
  const renewals = createTokenRenewals({ isolatesRequests: true })
  const never = new Promise<never>(() => {})
  void renewals.renew('1|old', () => never)
  const session = { token: '2|new', customer: exampleCustomer }
  expect(await renewals.renew('1|old', async () => succeed(session))).toEqual(succeed(session))
  expect(renewals.getCurrent('1|old')).toBe('2|new')
})
