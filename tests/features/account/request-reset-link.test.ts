import { expect, test } from 'vitest'
import {
  requestResetLink,
  resetResponseMs,
} from '#app/features/account/request-reset-link.server.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'

/** Requests a link from a host; the test controls both the response and the clock. */
function request() {
  const response = Promise.withResolvers<Outcome<null>>()
  const wait = Promise.withResolvers<null>()
  const pauses: number[] = []
  const client = { customer: { forgotPassword: () => response.promise } }
  const outcome = requestResetLink(
    // The code under test makes only this call.
    client as unknown as Pick<ProviderClient, 'customer'>,
    { email: 'ann@example.com', backUrl: null },
    undefined,
    (milliseconds) => {
      pauses.push(milliseconds)
      return wait.promise
    },
  )
  let isSettled = false
  void outcome.then(() => (isSettled = true))
  return {
    respond: response.resolve,
    endTime: () => wait.resolve(null),
    pauses,
    outcome,
    isSettled: () => isSettled,
  }
}

test('the response of a fast host is delayed to the fixed time [P7.06]', async () => {
  const submission = request()
  submission.respond(succeed(null))
  await new Promise(setImmediate)
  expect([submission.isSettled(), submission.pauses]).toEqual([false, [resetResponseMs]])
  submission.endTime()
  expect(await submission.outcome).toEqual(succeed(null))
})

test('the form does not wait for a slow host, whose call finishes in the background [P7.06]', async () => {
  const submission = request()
  submission.endTime()
  expect(await submission.outcome).toEqual(succeed(null))
  submission.respond(fail({ kind: 'timeout' }))
})

test('a refusal that does not depend on the address is shown after the fixed time [P7.06]', async () => {
  const refusal = fail(createRefusal(429, { reason: 'too_many_attempts' }))
  const submission = request()
  submission.respond(refusal)
  await new Promise(setImmediate)
  expect(submission.isSettled()).toBe(false)
  submission.endTime()
  expect(await submission.outcome).toEqual(refusal)
})
