import { expect, test } from 'vitest'
import { toDeliveryFailure } from '#provider/platform/mail/delivery-failure.ts'

test('a link quoted by the mail server is not stored with its secret [P5.05]', () => {
  const reply = '554 Blocked https://s.example/auth/reset?token=secret-1&email=a, sorry'
  const { reason } = toDeliveryFailure(new Error(reply))
  expect(reason).toBe('554 Blocked https://s.example/auth/reset?[hidden] sorry')
})

test('an attempt that takes too long has an error message in plain words [P5.05]', () => {
  const error = Object.assign(new Error('Message sending aborted'), { code: 'EABORT' })
  const { kind, reason, code } = toDeliveryFailure(error)
  expect(reason).toBe('the mail server did not accept the email in time')
  expect({ kind, code }).toEqual({ kind: 'unavailable', code: 'EABORT' })
})
