import { describe, expect, test } from 'vitest'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { getFieldText } from '#app/features/errors/field-reasons.ts'
import { reasonTexts } from '#app/features/errors/reason-texts.ts'
import { createRefusal } from '#app/provider/failure.ts'
import type { RefusalMessage } from '#app/provider/failure.ts'
import { knownReasons } from '#app/provider/known-reasons.ts'

function createMessage(text: string, parts: Partial<RefusalMessage> = {}): RefusalMessage {
  return { text, field: null, reason: null, ...parts }
}

describe('the messages of a failure', () => {
  test('include every message of a refusal; unknown ones are shown as the provider sent them [R8.02]', () => {
    const failure = createRefusal(422, {
      messages: [
        createMessage('Too short, says the provider', { field: 'a' }),
        createMessage('Too late'),
      ],
    })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'a', text: 'Too short, says the provider' },
      { field: null, text: 'Too late' },
    ])
  })

  test('include the translation of a known message and its field [R8.02]', () => {
    const failure = createRefusal(422, {
      reason: 'email_taken',
      messages: [
        createMessage('The email has already been taken.', {
          field: 'email',
          reason: 'email_taken',
        }),
      ],
    })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'email', text: 'An account with this email address already exists' },
    ])
  })

  test('prefer the message for a known reason over an unknown message [R8.02]', () => {
    const failure = createRefusal(400, { reason: 'coupon_used', messages: [createMessage('Nope')] })
    expect(getFailureMessages(failure)).toEqual([
      { field: null, text: 'This code has already been used' },
    ])
  })

  test('fall back to the caller’s message or the generic one [R8.02]', () => {
    const generic = 'Something went wrong, please try again'
    expect(getFailureMessages(createRefusal(422, {}))).toEqual([{ field: null, text: generic }])
    expect(getFailureMessages({ kind: 'timeout' })).toEqual([{ field: null, text: generic }])
    expect(getFailureMessages({ kind: 'invalid-response' }, 'Own')).toEqual([
      { field: null, text: 'Own' },
    ])
  })

  test('include the specified message for wrong credentials, whatever the provider sends [R5.02]', () => {
    const texts = [
      createRefusal(422, { reason: 'credentials_invalid' }),
      createRefusal(422, {
        reason: 'credentials_invalid',
        messages: [createMessage('x', { field: 'email', reason: 'credentials_invalid' })],
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
  ])(
    'include the waiting time after too many attempts: %s seconds are shown as %s [R8.02]',
    (seconds, words) => {
      const failure = createRefusal(429, {
        reason: 'too_many_attempts',
        retryAfterSeconds: seconds,
      })
      expect(getFailureMessages(failure)).toEqual([
        { field: null, text: `Too many attempts. Please try again in ${words}.` },
      ])
    },
  )

  test('exist for every known reason [R8.02]', () => {
    const texts = new Map<string, string[]>()
    for (const reason of knownReasons) {
      if (reason === 'too_many_attempts') continue
      const text = reasonTexts[reason]()
      expect(text.length, reason).toBeGreaterThan(10)
      texts.set(text, [...(texts.get(text) ?? []), reason])
    }
    // Reasons with the same remedy share a message.
    expect([...texts.values()].filter((reasons) => reasons.length > 1)).toEqual([
      ['links_missing', 'options_missing', 'product_inactive', 'product_invalid'],
      ['quantity_too_small', 'quantity_unavailable'],
    ])
  })

  test('include translations of the reasons of form schemas [R5.04]', () => {
    const failure = createRefusal(422, {
      messages: [createMessage('password_short', { field: 'password' })],
    })
    expect(getFailureMessages(failure)).toEqual([
      { field: 'password', text: 'Use at least 8 characters' },
    ])
    expect(getFieldText('toString')).toBe('toString')
  })
})
