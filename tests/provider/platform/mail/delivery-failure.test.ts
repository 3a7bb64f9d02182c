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

const replies: readonly (readonly [what: string, kind: string, error: object])[] = [
  ['a recipient that does not exist', 'refused', { command: 'RCPT TO', responseCode: 550 }],
  ['a full mailbox', 'delayed', { command: 'RCPT TO', responseCode: 452 }],
  ['a sender that is not allowed', 'unavailable', { command: 'MAIL FROM', responseCode: 550 }],
  ['a server that closes', 'unavailable', { command: 'RCPT TO', responseCode: 421 }],
  ['a missing login', 'unavailable', { command: 'MAIL FROM', responseCode: 530 }],
]

test.each(replies)('after %s, delivery is %s [P5.05]', (_, kind, fields) => {
  const error = Object.assign(new Error('no'), { code: 'EENVELOPE' }, fields)
  expect(toDeliveryFailure(error).kind).toBe(kind)
})

test('a secret behind a number sign is not kept either [P5.05]', () => {
  const { reason } = toDeliveryFailure(new Error('554 https://s.example/a#secret-1'))
  expect(reason).not.toContain('secret-1')
})
