import { describe, expect, test } from 'vitest'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { getFieldText } from '#app/features/errors/field-reasons.ts'
import { reasonTexts } from '#app/features/errors/reason-texts.ts'
import { refusal } from '#app/provider/failure.ts'
import type { RefusalMessage } from '#app/provider/failure.ts'
import { knownReasons } from '#app/provider/known-reasons.ts'

function message(text: string, parts: Partial<RefusalMessage> = {}): RefusalMessage {
  return { text, field: null, reason: null, ...parts }
}

describe('the texts of a failure', () => {
  test('R8.02 every message of a refusal is told, the unknown ones in the words of the host', () => {
    const failure = refusal(422, {
      messages: [message('Too short, says the host', { field: 'a' }), message('And late')],
    })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'a', text: 'Too short, says the host' },
      { field: null, text: 'And late' },
    ])
  })

  test('R8.02 a known message is told in the words of the shop, at its field', () => {
    const failure = refusal(422, {
      reason: 'email_taken',
      messages: [
        message('The email has already been taken.', { field: 'email', reason: 'email_taken' }),
      ],
    })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'email', text: 'There is already an account with this email' },
    ])
  })

  test('R8.02 one unknown text under a known reason is told by the reason', () => {
    const failure = refusal(400, { reason: 'coupon_used', messages: [message('Nope')] })
    expect(getFailureMessages(failure)).toEqual([
      { field: null, text: 'This code has already been used' },
    ])
  })

  test('R8.02 without any message there is the generic text, or the one of the caller', () => {
    const generic = 'Something went wrong, please try again'
    expect(getFailureMessages(refusal(422, {}))).toEqual([{ field: null, text: generic }])
    expect(getFailureMessages({ kind: 'timeout' })).toEqual([{ field: null, text: generic }])
    expect(getFailureMessages({ kind: 'invalid-response' }, 'Own')).toEqual([
      { field: null, text: 'Own' },
    ])
  })

  test('R5.02 a wrong pair is told in the words of the specification, whoever says it', () => {
    const texts = [
      refusal(422, { reason: 'credentials_invalid' }),
      refusal(422, {
        reason: 'credentials_invalid',
        messages: [message('x', { field: 'email', reason: 'credentials_invalid' })],
      }),
    ].map((failure) => getFailureMessages(failure)[0]?.text)
    expect(texts).toEqual(['Invalid data, please try again', 'Invalid data, please try again'])
  })

  test.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [null, '1 minute'],
  ])('R8.02 too many attempts name the waiting time: %s seconds are %s', (seconds, words) => {
    const failure = refusal(429, { reason: 'too_many_attempts', retryAfterSeconds: seconds })
    expect(getFailureMessages(failure)).toEqual([
      { field: null, text: `Too many attempts. Please try again in ${words}` },
    ])
  })

  test('R8.02 every reason of a refusal has words', () => {
    const texts = new Map<string, string[]>()
    for (const reason of knownReasons) {
      if (reason === 'too_many_attempts') continue
      const text = reasonTexts[reason]()
      expect(text.length, reason).toBeGreaterThan(10)
      texts.set(text, [...(texts.get(text) ?? []), reason])
    }
    // What a visitor can do about these is the same.
    expect([...texts.values()].filter((reasons) => reasons.length > 1)).toEqual([
      ['links_missing', 'options_missing', 'product_inactive', 'product_invalid'],
      ['quantity_too_small', 'quantity_unavailable'],
    ])
  })

  test('R5.04 a reason that the form’s own schema gives is told in words', () => {
    const failure = refusal(422, { messages: [message('password_short', { field: 'password' })] })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'password', text: 'At least 8 characters' },
    ])
    expect(getFieldText('toString')).toBe('toString')
  })
})
