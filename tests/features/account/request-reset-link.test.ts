import { expect, test } from 'vitest'
import {
  requestResetLink,
  resetResponseMs,
} from '#app/features/account/request-reset-link.server.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'

/** Requests a link from a host; both its response and the time are up to the test. */
function request() {
  const response = Promise.withResolvers<Outcome<null>>()
  const wait = Promise.withResolvers<null>()
  const pauses: number[] = []
  const client = { customer: { forgotPassword: () => response.promise } }
  const answer = requestResetLink(
    // Only this call is made.
    client as unknown as Pick<ProviderClient, 'customer'>,
    { email: 'ann@example.com', backUrl: null },
    (milliseconds) => {
      pauses.push(milliseconds)
      return wait.promise
    },
  )
  let isAnswered = false
  void answer.then(() => (isAnswered = true))
  return {
    respond: response.resolve,
    endTime: () => wait.resolve(null),
    pauses,
    answer,
    isAnswered: () => isAnswered,
  }
}

test('the answer of a fast host waits for the fixed time [P7.06]', async () => {
  const sent = request()
  sent.respond(succeed(null))
  await new Promise(setImmediate)
  expect([sent.isAnswered(), sent.pauses]).toEqual([false, [resetResponseMs]])
  sent.endTime()
  expect(await sent.answer).toEqual(succeed(null))
})

test('the answer does not wait for a slow host, whose call finishes behind it [P7.06]', async () => {
  const sent = request()
  sent.endTime()
  expect(await sent.answer).toEqual(succeed(null))
  sent.respond(fail({ kind: 'timeout' }))
})

test('a refusal that does not depend on the address is shown after the fixed time [P7.06]', async () => {
  const refusal = fail(createRefusal(429, { reason: 'too_many_attempts' }))
  const sent = request()
  sent.respond(refusal)
  await new Promise(setImmediate)
  expect(sent.isAnswered()).toBe(false)
  sent.endTime()
  expect(await sent.answer).toEqual(refusal)
})
