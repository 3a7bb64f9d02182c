import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { assignFieldByReason } from '#app/features/forms/assign-field-by-reason.ts'
import {
  settingsFields,
  settingsSchema,
  validatePicture,
} from '#app/features/account-settings/settings-schema.ts'
import { createRefusal } from '#app/provider/failure.ts'

const validForm = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: '',
  location: '',
  description: '',
  email: 'ann@example.com',
  phone: '',
  current_password: '',
  new_password: '',
}

/** Returns the reason for each invalid field. */
function getReasons(changes: Partial<typeof validForm>) {
  const { error } = settingsSchema.safeParse({ ...validForm, ...changes })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

describe('the settings', () => {
  test('names and email are required, all other fields may be empty [R3.04]', () => {
    expect(getReasons({})).toEqual({})
    expect(getReasons({ first_name: ' ', last_name: '', email: '' })).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
    })
  })

  test('a new password requires the current one; the current one alone is valid [R3.04]', () => {
    expect(getReasons({ new_password: 'long enough' })).toEqual({
      current_password: 'current_password',
    })
    expect(getReasons({ current_password: 'long enough' })).toEqual({})
  })

  test('a new password has 8 to 128 characters [R3.04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (length) => {
        const errors = getReasons({ current_password: 'x', new_password: 'p'.repeat(length) })
        const reason = length < 8 ? 'password_short' : length > 128 ? 'password_long' : undefined
        expect(errors).toEqual(reason ? { new_password: reason } : {})
      }),
    )
  })

  test('an empty phone number is valid and stays empty [R5.03]', () => {
    expect(settingsSchema.parse({ ...validForm, phone: ' ' }).phone).toBe('')
  })

  test('a phone number may contain separators but no letters [R5.04]', () => {
    expect(settingsSchema.parse({ ...validForm, phone: '+49 (30) 123-456' }).phone).toBe(
      '+4930123456',
    )
    expect(getReasons({ phone: 'call me' })).toEqual({ phone: 'phone' })
  })
})

describe('when the provider refuses the settings', () => {
  test('a wrong current password is reported on its field, even if the provider returns no field [R3.04]', () => {
    const refused = assignFieldByReason(
      createRefusal(200, { reason: 'wrong_password' }),
      settingsFields,
    )
    expect(getFailureMessages(refused)).toEqual([
      { field: 'current_password', text: 'Your current password is incorrect' },
    ])
  })

  test('a missing current password is reported on its field [R3.04]', () => {
    const refused = assignFieldByReason(
      createRefusal(422, { reason: 'current_password_missing' }),
      settingsFields,
    )
    expect(getFailureMessages(refused)).toEqual([
      { field: 'current_password', text: 'Enter your current password' },
    ])
  })

  test('a taken email is reported on the email field [R8.02]', () => {
    const refused = assignFieldByReason(
      createRefusal(422, { reason: 'email_taken' }),
      settingsFields,
    )
    expect(getFailureMessages(refused).map(({ field }) => field)).toEqual(['email'])
  })

  test('any other failure is unchanged [R8.02]', () => {
    const messages = [{ field: 'first_name', text: 'Too loud', reason: null }]
    const refused = createRefusal(422, { messages })
    expect(assignFieldByReason(refused, settingsFields)).toBe(refused)
    const timeout = { kind: 'timeout' } as const
    expect(assignFieldByReason(timeout, settingsFields)).toBe(timeout)
  })
})

describe('the customer’s picture', () => {
  test('only pictures of a supported type and up to 2 MB are valid [R2.10]', () => {
    expect(validatePicture({ type: 'image/png', size: 2_000_000 })).toBeNull()
    expect(validatePicture({ type: 'image/png', size: 2_000_001 })).toMatchObject({
      reason: 'image_too_large',
    })
    expect(validatePicture({ type: 'image/svg+xml', size: 100 })).toMatchObject({
      reason: 'image_invalid',
    })
    expect(validatePicture({ type: 'image/png', size: 0 })).toMatchObject({
      reason: 'image_invalid',
    })
  })
})
